"""The store: for every table an append-only log, and the card the lobby shows of it. It knows no game."""
