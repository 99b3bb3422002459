"""Analyses as tables, one module a game."""
