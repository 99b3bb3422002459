"""The help of Sonde: the keys, and the clauses that apply to the table."""

from typing import Any

from lettrine.cli.terminal.common.guide import Guide
from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.games.sonde.view import View

KEYS = ("draw", "ask", "blank", "name", "expose", "answer", "auto", "check", "wait", "quit")


def guide(view: View, speaker: Speaker) -> Guide:
    """What can be typed, and the rules of this table."""
    keys = [(speaker.say(f"guide-key-{key}"), speaker.say(f"guide-{key}")) for key in KEYS]
    rules = [(clause, speaker.say(f"guide-{clause}", **facts(view))) for clause in clauses(view)]
    return Guide(keys, speaker.say("guide-rules", edition=view.rules.id), rules)


def clauses(view: View) -> list[str]:
    """The clauses that apply to this table: none about cards where there are none, and so on."""
    rules, two = view.rules, len(view.trays[0]) == 2
    applies = {
        "S4": True,
        "S9": rules.cards == "on",
        "S12": True,
        "S14": True,
        "S15": True,
        "S16": True,
        "S17": True,
        "S18": True,
        "S23": rules.cards == "on",
        "S27": True,
        "S29": True,
        "S31": rules.answers == "players",
        "S32": rules.spelling == "trust",
        "S33": True,
        "S34": True,
        "S36": two,
    }
    return [clause for clause, here in applies.items() if here]


def facts(view: View) -> dict[str, Any]:
    """The numbers and options of this table that the clauses mention."""
    rules = view.rules
    return {
        "spaces": rules.spaces,
        "blanks": rules.blanks,
        "blank_penalty": rules.blank_penalty,
        "last_bonus": rules.last_space_bonus,
        "memory": rules.memory,
        "interrupt": rules.interrupt,
        "least": rules.interrupt_hidden,
        "right": rules.interrupt_bonus,
        "wrong": rules.interrupt_penalty,
        "denial": rules.denial_penalty,
        "spelling": rules.spelling_penalty,
        "turns": rules.last_turns,
        "kept": rules.kept_bonus,
        "many": rules.kept_many,
        "kept_many": rules.kept_many_bonus,
    }
