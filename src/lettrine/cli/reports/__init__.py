"""Analyses in words and tables, one file a game."""
