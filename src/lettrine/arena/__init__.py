"""Bots against bots, many games with equal chances. `competition.compete` is the entry point."""
