"""The analysis of Tug: the value of each word, and that of the card's answers."""
