"""What a seat may say at a Sonde table. The names and fields are those of the record."""

from typing import Annotated, Literal

from msgspec import Meta

from lettrine.core.game import Action

Blanks = Annotated[int, Meta(ge=0)]
Letter = Annotated[str, Meta(pattern=r"^[A-Z.]\Z")]
Side = Literal["left", "right"]
Text = Annotated[str, Meta(max_length=200)]
"""Much longer than any word or tray: what is longer still is no attempt at one."""

LETTERS = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ.")
"""What can be asked for: the alphabet, and the blank."""


class Hide(Action, frozen=True, tag="hide"):
    """Put a word on one's tray, with blanks before and after it (S4)."""

    word: Text
    before: Blanks = 0
    after: Blanks = 0
    tray: Side | None = None


class Draw(Action, frozen=True, tag="draw"):
    """Take the top card (S9)."""


class Ask(Action, frozen=True, tag="ask"):
    """Ask an opponent for a letter, or for a blank (S11)."""

    of: int
    letter: Letter


class Expose(Action, frozen=True, tag="expose"):
    """Open one of one's own hidden spaces: for a hit, for a card (S12, S21, S22)."""

    space: int
    tray: Side | None = None


class Interrupt(Action, frozen=True, tag="interrupt"):
    """Name everything on an opponent's tray, blanks included (S29)."""

    of: int
    sequence: Text
    tray: Side | None = None


class Answer(Action, frozen=True, tag="answer"):
    """Say yes or no to a question oneself (S31)."""

    yes: bool


class Auto(Action, frozen=True, tag="auto"):
    """Let the tray answer hits by itself, cheapest space first, or stop that (S12)."""

    on: bool


class Check(Action, frozen=True, tag="check"):
    """Have the spelling of an exposed word checked (S32)."""

    of: int
    tray: Side | None = None


class Vote(Action, frozen=True, tag="vote"):
    """Say whether a checked word should stand, whatever the lexicon says (S32).

    Without `of` it is about the word checked last on which the seat has a vote.
    """

    ok: bool
    of: int | None = None
    tray: Side | None = None


class Accept(Action, frozen=True, tag="accept"):
    """Accept the final scores: nothing more to check (S32)."""


ACTIONS = Hide | Draw | Ask | Expose | Interrupt | Answer | Auto | Check | Vote | Accept
