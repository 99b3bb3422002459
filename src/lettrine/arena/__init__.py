"""Bots against bots: deals with equal chances, by the hundred. `competition.compete` is the entry point."""
