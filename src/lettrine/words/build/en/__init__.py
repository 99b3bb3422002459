"""Compiles the English lexicon: `recipe` is the entry point."""
