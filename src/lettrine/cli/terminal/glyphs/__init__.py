"""Glyphs at a terminal."""
