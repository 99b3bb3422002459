"""Solitaire in the terminal."""
