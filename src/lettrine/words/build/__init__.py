"""How each language's lexicon is compiled from installed word lists, on the user's own machine."""
