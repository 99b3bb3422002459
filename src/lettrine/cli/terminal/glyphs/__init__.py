"""Glyphs in the terminal."""
