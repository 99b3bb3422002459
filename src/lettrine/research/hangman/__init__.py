"""Plain hangman: askers that guess letters, and how many misses they need on a word list."""
