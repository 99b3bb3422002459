"""A game after it is over: what each question was worth, who was lucky, and who was skilful."""
