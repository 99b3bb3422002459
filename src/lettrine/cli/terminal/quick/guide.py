"""The help of Quick: the keys, and the clauses that apply to a race."""

from lettrine.cli.terminal.common.guide import Guide
from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.cli.terminal.pieces.guide import RACE_KEYS, explained_keys
from lettrine.games.quick.view import View

CLAUSES = ("G1", "G2", "G16", "G14")


def guide(view: View, speaker: Speaker) -> Guide:
    """What can be typed in a race, and its rules."""
    title = speaker.say("guide-rules-of", game=speaker.say("game-title-quick"))
    rules = [(clause, speaker.say(f"guide-{clause}", length=view.rules.length)) for clause in CLAUSES]
    return Guide(explained_keys(RACE_KEYS, speaker), title, rules)
