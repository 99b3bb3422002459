"""Sonde at a terminal."""
