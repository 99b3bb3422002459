"""Quick at a terminal."""
