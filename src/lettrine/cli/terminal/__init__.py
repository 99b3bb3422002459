"""Games at a terminal: one folder a game, and `common/` for what all of them need."""
