"""Shares of games, for the benchmarks of bots."""

from math import sqrt


def share_with_margin(won: int, games: int) -> str:
    """The share of games won, with the margin of its 95 % interval."""
    share = won / games
    return f"{share:.3f} ± {1.96 * sqrt(share * (1 - share) / games):.3f} of {games} games"
