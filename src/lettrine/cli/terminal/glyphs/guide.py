"""The help of Glyphs: the keys, and the clauses that apply to the table."""

from typing import Any

from lettrine.cli.terminal.common.guide import Guide
from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.cli.terminal.pieces.guide import RACE_KEYS, explained_keys
from lettrine.games.glyphs.view import View

KEYS = ("propose", "pieces", "position", "name", "letters", "alphabet", "wait", "quit")
CLAUSES = ("G1", "G2", "G3", "G4", "G5", "G6", "G8", "G9", "G10", "G11", "G12", "G13", "G14")


def guide(view: View, speaker: Speaker) -> Guide:
    """What can be typed, and the rules of this table."""
    rules = [(clause, speaker.say(f"guide-{clause}", **facts(view))) for clause in CLAUSES]
    if view.rules.prelude == "quick":
        rules.append(("G16", speaker.say("guide-G16", length=view.rules.prelude_length)))
    typed = explained_keys(RACE_KEYS if view.phase == "racing" else KEYS, speaker)
    return Guide(typed, speaker.say("guide-rules-of", game=speaker.say("game-title-glyphs")), rules)


def facts(view: View) -> dict[str, Any]:
    """The numbers and options of this table that the clauses mention."""
    rules = view.rules
    return {
        "length": rules.length,
        "miss_point": rules.miss_point,
        "scoring": rules.scoring,
        "bonus": rules.find_bonus,
        "goal": rules.goal,
    }
