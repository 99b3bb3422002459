"""How the German lexicon is made: `recipe` is the entry point."""
