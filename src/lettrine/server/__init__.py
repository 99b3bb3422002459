"""The server: tables for many people, over HTTP and WebSocket. It knows no rule of any game."""
