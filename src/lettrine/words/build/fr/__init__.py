"""Compiles the French lexicon: `recipe` is the entry point."""
