"""When a question was a blunder: the same measure in every game."""

BLUNDER = 0.2
"""A question is a blunder if it had less of a chance than the best by more than this part of the best's."""


def is_blunder(chance: float, best: float) -> bool:
    """Whether somebody should have seen that this was not the question to ask, by its chance and the best one's."""
    return best - chance > BLUNDER * best
