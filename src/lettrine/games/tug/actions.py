"""What a seat may say at a table of Tug. The names and fields are those of the record."""

from typing import Annotated

from msgspec import Meta

from lettrine.core.game import Action

Word = Annotated[str, Meta(min_length=1, max_length=60)]
Sign = Annotated[str, Meta(min_length=1, max_length=4)]
Text = Annotated[str, Meta(max_length=500)]


class Draw(Action, frozen=True, tag="draw"):
    """Take a card (T4): the captain of the team whose turn it is."""


class Glass(Action, frozen=True, tag="glass"):
    """Turn the glass (T4): anybody of the other team."""


class Suggest(Action, frozen=True, tag="suggest"):
    """Whisper a word to one's own team (T5)."""

    word: Word


class Spell(Action, frozen=True, tag="spell"):
    """Spell the next letter (T5): the captain. A hyphen is allowed, and skipped."""

    letter: Sign


class Done(Action, frozen=True, tag="done"):
    """Say that the word is finished (T6), and that it is a name if it is one (T10)."""

    proper: bool = False


class Check(Action, frozen=True, tag="check"):
    """Have the spelling of the other team's word checked (T10)."""


class Contest(Action, frozen=True, tag="contest"):
    """Contest that the other team's word fits the category (T11)."""


class Accept(Action, frozen=True, tag="accept"):
    """Waive what challenges are left (T12); after an explanation, be content with it (T11)."""


class Explain(Action, frozen=True, tag="explain"):
    """Say why one's word fits (T11)."""

    text: Text = ""


class Vote(Action, frozen=True, tag="vote"):
    """Say whether a contested word fits (T11). A vote that does not say so is an abstention."""

    fits: bool | None = None


class Captain(Action, frozen=True, tag="captain"):
    """Make somebody of one's team its captain (T1)."""

    to: int


ACTIONS = Draw | Glass | Suggest | Spell | Done | Check | Contest | Accept | Explain | Vote | Captain
