"""Ratings of players by the results of their games. Pure: it takes plain results, never tables."""
