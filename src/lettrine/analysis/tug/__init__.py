"""A game of Tug, analysed: what each word was worth, and which answers there were."""
