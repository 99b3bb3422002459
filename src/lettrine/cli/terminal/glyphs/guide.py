"""What the help says at a Glyphs table and in a race: the keys, and the clauses worth knowing there."""

from typing import Any

from lettrine.cli.terminal.guide import Guide
from lettrine.cli.terminal.voice import Voice
from lettrine.games.glyphs.view import View
from lettrine.games.quick.view import View as QuickView

KEYS = ("propose", "pieces", "position", "name", "letters", "alphabet", "wait", "quit")
RACE_KEYS = ("claim", "part", "give-up", "alphabet", "quit")
CLAUSES = ("G1", "G2", "G3", "G4", "G5", "G6", "G8", "G9", "G10", "G11", "G12", "G13", "G14")


def guide(view: View, voice: Voice) -> Guide:
    """What can be typed, and the rules of this very table."""
    rules = [(clause, voice.say(f"guide-{clause}", **facts(view))) for clause in CLAUSES]
    if view.rules.prelude == "quick":
        rules.append(("G16", voice.say("guide-G16", length=view.rules.prelude_length)))
    typed = keys(RACE_KEYS if view.phase == "racing" else KEYS, voice)
    return Guide(typed, voice.say("guide-rules-of", game=voice.say("game-title-glyphs")), rules)


def race_guide(view: QuickView, voice: Voice) -> Guide:
    """What can be typed in a race, and its rules."""
    rules = [(clause, voice.say(f"guide-{clause}", length=view.rules.length)) for clause in ("G1", "G2", "G16", "G14")]
    return Guide(keys(RACE_KEYS, voice), voice.say("guide-rules-of", game=voice.say("game-title-quick")), rules)


def keys(names: tuple[str, ...], voice: Voice) -> list[tuple[str, str]]:
    """What can be typed, and what it does."""
    return [(voice.say(f"guide-pieces-key-{key}"), voice.say(f"guide-pieces-{key}")) for key in names]


def facts(view: View) -> dict[str, Any]:
    """The numbers and choices of this table that the clauses speak of."""
    rules = view.rules
    return {
        "length": rules.length,
        "miss_point": rules.miss_point,
        "scoring": rules.scoring,
        "bonus": rules.find_bonus,
        "goal": rules.goal,
    }
