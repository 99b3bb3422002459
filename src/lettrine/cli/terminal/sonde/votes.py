"""Votes on checked words (S32): each is asked for once, and Enter skips it."""

from collections.abc import Callable
from functools import partial

from lettrine.cli.terminal.common.person import Person
from lettrine.core.game import Action
from lettrine.games.sonde.actions import Vote
from lettrine.games.sonde.view import Verdict, View


def pending_vote(person: Person[View]) -> Callable[[], Action | None] | None:
    """The question about a checked word on which the person may vote and has not been asked."""
    offers = [offer for d in person.view.open if d.kind == "vote" for offer in d.offers]
    words = [(of, tray) for offer in offers for of in offer["of"] for tray in offer["tray"]]
    verdicts = [verdict for verdict in person.view.verdicts if (verdict.of, verdict.tray) in words]
    new = next((verdict for verdict in verdicts if (verdict.of, verdict.tray) not in person.asked_once), None)
    return None if new is None else partial(_ask_vote, person, new)


def _ask_vote(person: Person[View], verdict: Verdict) -> Vote | None:
    person.asked_once.add((verdict.of, verdict.tray))
    who = person.speaker.who("of", verdict.of)
    question = person.speaker.say("vote-ask", ok="yes" if verdict.ok else "no", **who)
    ok = person.confirm("vote-call", question)
    return None if ok is None else Vote(ok, verdict.of, verdict.tray)
