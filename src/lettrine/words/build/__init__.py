"""How each language's lexicon is made from installed word lists, on the user's own machine."""
