"""Quick in the terminal."""
