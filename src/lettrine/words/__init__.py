"""The lexicons: what the words of a language are, compiled once on each user's machine and mapped when needed."""
