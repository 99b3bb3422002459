"""A whole game of each kind against bots, written once: from the first page to what is shown at the end.

What to do next is read from the page's own controls, and every way of doing it ends the game some time.
"""

import re
from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import cycle

from lettrine.games.pieces.alphabet import Counts, pieces_of
from lettrine.games.pieces.glossary import pool
from lettrine.games.pieces.spelling import WordRules
from lettrine.words.cache import lexicon
from tests.page.engines.visitor import Visitor

MOST = 500
"""Moves after which a game should be over."""
AGAIN = "^Play again$"
"""Stands at the end of every game, and nowhere else."""
OPENING = "^Open (it|the one worth least)$"
KEYS = "EAIRTONSLCUDPMHGBFYWKVXZJQ"
PIECES = ("long bar", "short bar", "big arc", "small arc")
HURRY = "Next"
WHISPERED, SILENCE = "Whispered in your team", "What your team whispers"
BOT = "Give the seat to a bot: beginner"
SAND = "10"
MOST_CLICKS = 3
"""On a busy machine the page moves on between a look at a button and the click, which then falls beside it."""
SECONDS_TO_OPEN = 10.0
HEARD = 2.0
"""Seconds after which nobody has anything to whisper."""

Way = Callable[[], object]


def begin(player: Visitor, game: str) -> None:
    player.goes_to()
    for _ in range(MOST_CLICKS):
        player.uses("button", f"Play now {game}")
        if player.comes(lambda: not player.sees("button", f"Play now {game}"), SECONDS_TO_OPEN):
            return
    raise AssertionError(f"no table of {game} opens")


def play_on(player: Visitor, ways: dict[str, Way]) -> None:
    """Until the game is over, do what the page asks for: by a button that can be used then."""
    something = re.compile("|".join((AGAIN, *ways)))
    for _ in range(MOST):
        player.waits(lambda: player.can_use("button", something) or _strayed(player), "something to do")
        there = [found.name for found in player.all("button", something) if not found.off]
        if any(re.search(AGAIN, name) for name in there):
            return
        ready = (way for pattern, way in ways.items() if any(re.search(pattern, name) for name in there))
        next(ready, lambda: None)()
    raise AssertionError("the game does not end")


def _strayed(player: Visitor) -> bool:
    """A bot may end the game faster than a click arrives, which then falls on a link of what is shown at the end."""
    return bool(player.driver.evaluate("() => location.pathname.split('/').length > 3 && (history.back(), true)"))


def hide(player: Visitor, button: str = "Hide it") -> None:
    """The word that was picked; if none is there by itself, one is asked for.

    By then it may be hidden: a word that comes takes the focus, and Enter hides it. Or the game may be over.
    """
    if player.all("textbox")[:1] and not player.can_use("button", button):
        player.tries("button", "Pick one for me")
    player.waits(lambda: player.can_use("button", button) or not player.sees("button", button), "a word")
    player.tries("button", button)
    player.waits(lambda: not player.can_use("button", button), "the word's being hidden")


def spell(player: Visitor, word: str) -> None:
    """By the keys on the page, or on the keyboard. Meanwhile the game may end."""
    if player.hand == "keyboard":
        player.types(word.lower())
    else:
        for letter in word:
            use_unless_over(player, letter)


def use_unless_over(player: Visitor, button: str) -> None:
    """Use a button, unless a bot was faster and the game is over."""
    over = re.compile(AGAIN)
    player.waits(lambda: player.can_use("button", button) or player.sees("button", over), f"the button {button!r}")
    player.tries("button", button)


def play_sonde(player: Visitor) -> None:
    """Ask whoever is chosen for one letter after the other."""
    keys = cycle(KEYS)
    begin(player, "Sonde")
    player.waits_for("button", "Hide it")
    hide(player)
    play_on(
        player,
        {
            "^Draw a card$": partial(player.tries, "button", "Draw a card"),
            OPENING: partial(player.tries, "button", re.compile(OPENING)),
            "^E$": lambda: player.tries("button", next(keys)),
        },
    )


def play_glyphs(player: Visitor) -> None:
    """Offer one piece after the other, in one cell after the other, while bots find out the words."""
    offers = cycle([(piece, cell) for piece in PIECES for cell in range(1, 6)])

    def offer() -> None:
        piece, cell = next(offers)
        player.tries("button", re.compile(f"^Offer a {piece}"))
        player.tries("button", re.compile(f"’s cell {cell}:"))

    begin(player, "Glyphs")
    player.waits_for("button", "Hide it")
    play_on(player, {"^(Hide it|Pick one for me)$": partial(hide, player), "^Offer a ": offer})


def play_quick(player: Visitor) -> None:
    """Build a word out of all the pieces before the bots have thought of one; a race can be lost, at any moment."""
    over, loose = re.compile(AGAIN), re.compile(f"^({'|'.join(PIECES)}),")
    begin(player, "Quick")
    player.waits_for("button", "Pass the pieces on")
    hide(player, "Pass the pieces on")

    def has_pieces() -> bool:
        """The bots need not take their time to hide a word: only in the race are they to be slow."""
        there = player.sees("button", loose) or player.sees("button", over)
        return there or (player.tries("button", HURRY) and False)

    player.waits(has_pieces, "the pieces")
    heap = Counter(found.name.split(",")[0] for found in player.all("button", loose))
    big, small, arc, bow = (heap[piece] for piece in PIECES)
    if word := next(iter(words_of((big, small, arc, bow))), None):
        spell(player, word)
        use_unless_over(player, f"Call {word}")
    play_on(player, {})


def play_solitaire(player: Visitor) -> None:
    """A new word for every group, one more in the next round, and that is enough."""
    begin(player, "Solitaire")
    group = re.compile(r"^Group \d: [A-Z]{4}$")
    player.waits_for("region", group)
    words = [found.name.split()[-1] for found in player.all("region", group)]
    formed: list[str] = []
    for number, word in enumerate((*words, words[0])):
        player.presses(str(number % len(words) + 1))
        formed.append(next(each for each in words_of(pieces_of(word)) if each not in (*words, *formed)))
        spell(player, formed[-1])
        player.uses("button", f"My word: {formed[-1]}")
        player.waits(lambda: not player.sees("button", f"My word: {formed[-1]}"), "the next group")
    for _ in range(2):  # it asks for confirmation in a dialog
        player.uses("button", "Stop here")
    play_on(player, {})


def seat_bots(player: Visitor) -> None:
    """At a table of one's own with little sand: a bot without a word lets it run out."""
    player.goes_to("/new/tug")
    player.uses("button", re.compile("^House rules"))
    player.uses("spinbutton", re.compile("^Seconds of sand"))
    player.presses("Control", "a")
    player.types(SAND)
    player.uses("button", "Open the table")
    player.waits_for("button", BOT)
    while free := len(player.all("button", BOT)):
        player.uses("button", BOT)
        player.waits(partial(_fewer, player, free), "a bot")
    player.uses("button", re.compile("^Start the (rated )?game$"))


def _fewer(player: Visitor, free: int) -> bool:
    return len(player.all("button", BOT)) < free


def play_tug(player: Visitor) -> None:
    """Draw, spell what was whispered, and let everything of the others stand."""
    given: list[str] = []

    def whispered() -> str | None:
        lines = [line for found in player.all("list", WHISPERED) for line in found.text.splitlines()]
        words = [line.split()[0].upper() for line in lines if line and not line.startswith(SILENCE)]
        return next((word for word in words if word not in given), None)

    def give() -> None:
        player.comes(lambda: whispered() is not None, HEARD)
        given.append(whispered() or "ST" * (len(given) + 1))
        player.types(given[-1].lower())
        player.presses("Enter")
        player.waits(lambda: not player.can_use("button", "Done"), "the word's end, or its letters back")

    seat_bots(player)
    draw = re.compile("^(Draw a card|Let it stand: draw a card)$")
    simple = ("Turn the glass", "Abstain", "Accept the word", "Say nothing, then vote")
    play_on(
        player,
        {
            draw.pattern: partial(player.tries, "button", draw),
            **{f"^{name}$": partial(player.tries, "button", name) for name in simple},
            "^S$": give,
        },
    )


def words_of(pieces: Counts) -> list[str]:
    """G17: every word out of exactly these pieces."""
    return list(pool(lexicon("en")).of(pieces, WordRules()))


GAMES = {
    "sonde": play_sonde,
    "glyphs": play_glyphs,
    "quick": play_quick,
    "solitaire": play_solitaire,
    "tug": play_tug,
}
