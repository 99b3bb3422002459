"""A game of Sonde, analysed: what each question, naming and opened space was worth, and how hard each word was."""
