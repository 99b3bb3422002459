"""The lexicons: the words of a language, compiled once on each user's machine and memory-mapped when needed."""
