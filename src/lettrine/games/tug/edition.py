"""What an edition of Tug can say. Its numbers live in editions/*.toml."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta

from lettrine.core import editions
from lettrine.core.game import Refusal
from lettrine.core.value import Value

PACKAGE = "lettrine.games.tug"
Row = Annotated[str, Meta(pattern=r"^[A-Z]{1,26}\Z")]


class Edition(Value, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The rules of one table: an edition's fields, and in `house` the names of those the table changed."""

    id: str
    least_seats: Annotated[int, Meta(ge=2, le=2)]
    most_seats: Annotated[int, Meta(ge=12, le=12)]
    letters: dict[str, Row]
    """T2: by language, the letters that stand on the board."""
    lanes: Annotated[int, Meta(ge=1, le=5)]
    """T2: how many steps a letter can take to one side before the next one takes it off the board."""
    to_win: Literal[6, 7, 8]
    """T12: with how many letters a team wins."""
    glass: Annotated[int, Meta(ge=5, le=300)]
    """T4: how many seconds the sand runs."""
    turning: Annotated[int, Meta(ge=0, le=60)]
    """T4: after how many seconds the glass turns by itself; 0 is as the card is drawn."""
    challenge: Annotated[int, Meta(ge=1, le=120)]
    """T12: for how many seconds a winning word can be challenged."""
    doubts: Annotated[Literal["one", "both"], editions.RULING] = "one"
    """T10, T11: whether a word is checked or contested, or each of them once."""
    content: Annotated[bool, editions.RULING] = False
    """T11: whether the challengers may be content with an explanation, so that nobody votes."""
    stray_hyphens: Annotated[Literal["ignored", "wrong"], editions.RULING] = "ignored"
    """T10: what a hyphen is that was spelled where none belongs."""
    names: Annotated[Literal["asked", "everywhere"], editions.RULING] = "asked"
    """T10: whether a captain may say that a word is a name, or only categories ask for them."""
    hyphens: bool = True
    """T9: whether hyphenated words are allowed."""
    misspelt: Literal["back", "keep"] = "back"
    """T10: whether all letters of a misspelt word go back, or those before the first mistake stay."""
    level: Literal["all", "easy", "hard"] = "all"
    """T3: which categories are drawn."""
    glass_times: Literal["word", "thinking"] = "word"
    """T4: what the sand times: the whole word, or finding it, so that the first letter stops the glass."""
    spelling_seconds: Annotated[int, Meta(ge=5, le=300)] = 60
    """T4: how long a captain may spell, where the first letter has stopped the glass."""
    fair_start: bool = False
    """T14: whether the first word of the game moves a few steps at most."""
    fair_steps: Annotated[int, Meta(ge=1, le=20)] = 3
    clock: Annotated[int, Meta(ge=0, le=31_536_000)] = 0
    """Seconds for each duty that the glass does not time; 0 is no clock."""
    house: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if any(len(set(row)) < len(row) for row in self.letters.values()):
            raise ValueError("a letter stands on the board once")


def rules(edition: str, options: Mapping[str, Any]) -> Edition | Refusal:
    """The rules of a table that plays this edition with these options."""
    found = editions.resolve(PACKAGE, Edition, edition, options)
    return found if isinstance(found, Refusal) else _endless(found) or found


def _endless(rules: Edition) -> Refusal | None:
    """T12: on a board of too few letters each team may stop short of winning, and the game never end."""
    enough = 2 * rules.to_win - 1
    if all(len(row) >= enough for row in rules.letters.values()):
        return None
    return Refusal("bad_option", {"reason": f"{rules.to_win} letters to win need a board of at least {enough}"})
