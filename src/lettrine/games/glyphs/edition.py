"""What an edition of Glyphs can say. Its numbers live in editions/*.toml."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, field

from lettrine.core import editions
from lettrine.core.game import Refusal
from lettrine.games.own_words import Need
from lettrine.games.pieces.alphabet import Piece
from lettrine.games.pieces.placement import Tolerance
from lettrine.games.pieces.spelling import WordRules

Points = Annotated[int, Meta(ge=0, le=1000)]
PACKAGE = "lettrine.games.glyphs"


class Edition(WordRules, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The rules of one table: an edition's fields, and in `house` the names of those the table changed."""

    id: str
    least_seats: Annotated[int, Meta(ge=2, le=2)]
    most_seats: Annotated[int, Meta(ge=4, le=4)]
    length: Annotated[int, Meta(ge=3, le=6)]
    """G15: how many letters a hidden word has."""
    goal: Annotated[int, Meta(ge=0, le=1000)]
    """G13: from how many points on a find wins."""
    find_bonus: Points
    miss_point: Literal["asker", "owner", "none"]
    """G6: to whom the point of a miss goes."""
    scoring: Literal["missing", "total"]
    """G11, G15: what a find scores: the pieces still missing and the bonus, or all pieces of the word."""
    prelude_length: Annotated[int, Meta(ge=3, le=6)]
    prelude_points: Points
    """G16: what the winner of the prelude starts with."""
    box: dict[Piece, Annotated[int, Meta(ge=1, le=1000)]]
    """G1: the pieces there are."""
    tolerance: Annotated[Tolerance, editions.RULING] = "fixed"
    """G8: how far the class of a positioning reaches."""
    prelude: Literal["none", "quick"] = "none"
    """G16: whether a race decides who starts."""
    clock: Annotated[int, Meta(ge=0, le=31_536_000)] = 0
    """Seconds for each duty; 0 is no clock."""
    agreed: dict[str, tuple[int | str, ...]] = field(default_factory=dict)
    """What the sheet leaves to the table: by the name of a field, the values to choose from, and no others."""
    house: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if len(self.box) != 4:
            raise ValueError("a box has all four pieces")
        name = editions.disagreement(self)
        if name is not None:
            raise ValueError(f"{name} is one of {', '.join(map(str, self.agreed[name]))}")


def rules(edition: str, options: Mapping[str, Any]) -> Edition | Refusal:
    """The rules of a table that plays this edition with these options."""
    return editions.resolve(PACKAGE, Edition, edition, options)


def needed_words(rules: Edition) -> tuple[Need, ...]:
    """Of a table's own words: one to hide (G15), and one for the race before the game, if there is one (G16)."""
    hidden = Need(1, rules.length, rules.length)
    return (hidden, Need(1, rules.prelude_length, rules.prelude_length)) if rules.prelude != "none" else (hidden,)
