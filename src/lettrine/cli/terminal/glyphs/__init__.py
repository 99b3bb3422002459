"""Glyphs and Quick at a terminal."""
