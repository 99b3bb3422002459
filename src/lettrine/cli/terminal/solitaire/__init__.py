"""Solitaire at a terminal."""
