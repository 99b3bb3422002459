"""What a seat may say in a game of Quick. The names and fields are those of the record."""

from lettrine.core.game import Action
from lettrine.games.pieces.race.actions import Claim, GiveUp, Text


class Hide(Action, frozen=True, tag="hide"):
    """Choose the word whose pieces one passes to the left."""

    word: Text


ACTIONS = Hide | Claim | GiveUp
