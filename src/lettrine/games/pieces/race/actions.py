"""What a seat may say in the race (G16)."""

from typing import Annotated

from msgspec import Meta

from lettrine.core.game import Action

Text = Annotated[str, Meta(max_length=200)]
"""Much longer than any word: what is longer still is no attempt at one."""


class Claim(Action, frozen=True, tag="claim"):
    """Say which word one has built out of the pieces received."""

    word: Text


class GiveUp(Action, frozen=True, tag="give_up"):
    """Say that one has no idea. When nobody has any, the race is over without a winner."""
