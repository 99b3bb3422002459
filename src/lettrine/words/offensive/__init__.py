"""Words that nobody should meet unasked: a list a language, and the filters for words and names that read it."""
