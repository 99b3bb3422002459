"""What can have happened in the race (G16)."""

from lettrine.core.game import Event


class RaceHid(Event, frozen=True, tag="race_hid"):
    """A seat has put the pieces of a word together, to pass them on."""

    seat: int
    word: str | None = None
    by_lot: bool = False
    """Whether the clock decided, and the word was drawn."""


class RaceBegan(Event, frozen=True, tag="race_began"):
    """Everybody has passed their pieces to the left and has received others."""

    at: int


class GaveUp(Event, frozen=True, tag="gave_up"):
    """A seat has no idea what to build."""

    seat: int


class RaceEnded(Event, frozen=True, tag="race_ended"):
    """Somebody has built a word, or nobody can. All words are shown."""

    winner: int | None
    built: str | None
    words: tuple[str, ...]
