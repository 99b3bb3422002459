"""The help of the terminal: the keys, then the rules of this very table, each with its clause."""

from typing import Any

from rich.text import Text

from lettrine.cli.terminal.ink import BOLD, QUIET, RED, beside, ink, wrapped
from lettrine.cli.terminal.voice import Voice
from lettrine.games.sonde.view import View

KEYS = ("draw", "ask", "blank", "name", "expose", "answer", "auto", "check", "wait", "quit")
LABEL = 9
COLUMN = 12


def pages(view: View, voice: Voice, width: int, height: int) -> list[list[Text]]:
    """First what can be typed, then what it means; as many pages as this height makes of it."""
    keys = [_entry(voice.say(f"guide-key-{key}"), voice.say(f"guide-{key}"), COLUMN, width) for key in KEYS]
    rules = [_entry(clause, voice.say(f"guide-{clause}", **facts(view)), LABEL, width) for clause in clauses(view)]
    title = voice.say("guide-rules", edition=view.rules.id)
    room = height - 4
    bodies = [(voice.say("guide-keys"), body) for body in _split(keys, room)]
    bodies += [(title, body) for body in _split(rules, room)]
    hints = ["guide-on"] * (len(bodies) - 1) + ["guide-back"]
    return [_page(title, body, voice.say(hint)) for (title, body), hint in zip(bodies, hints, strict=True)]


def _split(entries: list[list[Text]], room: int) -> list[list[Text]]:
    """Entries on as many pages as they need; none is torn apart."""
    bodies: list[list[Text]] = [[]]
    for entry in entries:
        if bodies[-1] and len(bodies[-1]) + len(entry) > room:
            bodies.append([])
        bodies[-1] += entry
    return bodies


def _page(title: str, body: list[Text], hint: str) -> list[Text]:
    return [ink((f" {title[0]}", RED), (title[1:], BOLD)), Text(), *body, Text(), ink((f" {hint}", QUIET))]


def _entry(label: str, text: str, column: int, width: int) -> list[Text]:
    return beside([ink((f" {label}", BOLD))], wrapped(Text(text), width - column - 1), column)


def clauses(view: View) -> list[str]:
    """The clauses worth knowing at this table: not those of cards where there are none, and so on."""
    rules, two = view.rules, len(view.trays[0]) == 2
    told = {
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
    return [clause for clause, here in told.items() if here]


def facts(view: View) -> dict[str, Any]:
    """The numbers and choices of this table that the clauses speak of."""
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
