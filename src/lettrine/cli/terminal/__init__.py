"""Games at a terminal. What every game needs is here; what is one game's own has a room of its own."""
