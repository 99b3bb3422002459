"""What can have happened at a table of Tug, in the past tense. Where a letter comes to lie is in the event."""

from lettrine.core.game import Event
from lettrine.games.tug.cards import Advice, Category
from lettrine.games.tug.edition import Edition

Team = tuple[int, ...]


class Started(Event, frozen=True, tag="started"):
    """The table's rules, by value, and who plays with whom (T1)."""

    rules: Edition
    seats: int
    language: str
    teams: tuple[Team, Team]
    captains: tuple[int, int]
    first: int
    categories: tuple[str, ...] = ()
    """T3: those that the table has brought itself; nobody is told here."""


class Shuffled(Event, frozen=True, tag="shuffled"):
    """The cards lie ready; in which order, nobody knows."""

    count: int
    pile: tuple[str, ...] = ()


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """It is a team's turn; `again` if the others miss theirs (T10)."""

    team: int
    again: bool = False


class CaptainNamed(Event, frozen=True, tag="captain_named"):
    """A team has another captain (T1)."""

    team: int
    seat: int
    by: int


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    """A card was drawn and is read by all; the glass turns by itself at that time (T4)."""

    team: int
    category: Category
    turns: int


class GlassTurned(Event, frozen=True, tag="glass_turned"):
    """The sand runs until then. Nobody's seat if it turned by itself (T4)."""

    seat: int | None
    until: int


class GlassStopped(Event, frozen=True, tag="glass_stopped"):
    """The first letter has stopped the glass; the captain may spell until then (T4)."""

    until: int


class Suggested(Event, frozen=True, tag="suggested"):
    """Somebody whispered a word to their team (T5); nobody else is told."""

    seat: int
    word: str
    to: Team


class Spelled(Event, frozen=True, tag="spelled"):
    """The captain spelled a letter. `to` is where it lies now, if it moved; `taken` if it left the board (T5, T7)."""

    seat: int
    letter: str
    to: int | None = None
    taken: bool = False


class TakenBack(Event, frozen=True, tag="taken_back"):
    """The letters of a word went back to where they were: it was given before, misspelt, or refused (T8, T10, T11)."""

    team: int
    word: str
    why: str
    kept: str = ""
    """What comes before the first mistake, where that stays moved (T10)."""
    lie: tuple[tuple[str, int], ...] = ()
    """Where the letters lie that it moved."""


class WordEnded(Event, frozen=True, tag="word_ended"):
    """A turn's word, or the sand before there was one, is over. `until` is set if it wins unless challenged (T12)."""

    team: int
    word: str
    cut: bool
    until: int | None = None
    proper: bool = False
    """Whether it was said to be a name (T10)."""


class Accepted(Event, frozen=True, tag="accepted"):
    """The other team lets the word stand. Nobody's seat if their time was up (T12).

    After an explanation they are content with it (T11): a word that wins may then be checked until that time.
    """

    seat: int | None
    until: int | None = None


class Checked(Event, frozen=True, tag="checked"):
    """The spelling was looked up (T10). Neither right nor wrong where no dictionary can tell."""

    seat: int
    word: str
    right: bool | None
    form: str | None = None


class Contested(Event, frozen=True, tag="contested"):
    """Somebody of the other team says that the word does not fit (T11)."""

    seat: int
    word: str


class Explained(Event, frozen=True, tag="explained"):
    """Why it fits, as the team sees it; nobody's seat if they said nothing in time."""

    seat: int | None
    text: str


class Voted(Event, frozen=True, tag="voted"):
    """Somebody has voted; only they are told how."""

    seat: int
    fits: bool | None = None


class VoteEnded(Event, frozen=True, tag="vote_ended"):
    """The votes lie open, and with them what the adviser thinks (T11)."""

    word: str
    ballots: tuple[bool | None, ...]
    """By seat; None is an abstention."""
    stays: bool
    advice: Advice | None = None
    until: int | None = None
    """A word that wins may be checked until then (T12)."""


class ClockSet(Event, frozen=True, tag="clock_set"):
    """What has just become due lapses at this time."""

    deadline: int


class Ended(Event, frozen=True, tag="ended"):
    """A team has enough letters, and the word that brought the last stands (T12)."""

    scores: tuple[int, int]
    winners: tuple[int, ...]


EVENTS = (
    Started
    | Shuffled
    | TurnBegan
    | CaptainNamed
    | CardDrawn
    | GlassTurned
    | GlassStopped
    | Suggested
    | Spelled
    | TakenBack
    | WordEnded
    | Accepted
    | Checked
    | Contested
    | Explained
    | Voted
    | VoteEnded
    | ClockSet
    | Ended
)
