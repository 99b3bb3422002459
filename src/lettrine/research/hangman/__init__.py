"""Plain hangman: strategies that ask for letters, and how many misses they need on a word list."""
