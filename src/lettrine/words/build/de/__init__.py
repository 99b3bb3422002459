"""Compiles the German lexicon: `recipe` is the entry point."""
