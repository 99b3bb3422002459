"""HTTP and WebSocket: many people at many tables. No rule of any game is known here."""
