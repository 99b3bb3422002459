"""Sonde in the terminal."""
