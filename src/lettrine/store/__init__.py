"""The store: an append-only log for every table, its card in the lobby, and leaderboards. It knows no game."""
