"""How the English lexicon is made: `recipe` is the entry point."""
