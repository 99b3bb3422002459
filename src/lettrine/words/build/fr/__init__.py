"""How the French lexicon is made: `recipe` is the entry point."""
