"""Leaks planted in copies of the game, to show that the secrecy property would find each of them."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace as changed

from lettrine.core.game import Decision, Game, Refusal
from lettrine.core.offers import Offers, Product
from lettrine.games.tug import TUG
from lettrine.games.tug import events as e
from lettrine.games.tug.actions import Vote
from lettrine.games.tug.state import State, Voting
from tests.conformance import tug
from tests.conformance.secrecy import EXAMPLES, Leak, keeps_its_secrets

Tug = Game[Any, Any, Any]


def _noes(state: State) -> int:
    """How many have voted no so far."""
    return [fits for _, fits in state.phase.ballots].count(False) if isinstance(state.phase, Voting) else 0


def whispers_in_the_view() -> Tug:
    """T5 broken: everybody sees what a team whispers."""

    def view(state: State, seat: int | None) -> Any:
        return changed(TUG.view(state, seat), suggestions=state.suggestions)

    return replace(TUG, view=view)


def whispers_to_watchers() -> Tug:
    """The watchers are of no team, and not of both."""

    def view(state: State, seat: int | None) -> Any:
        seen = TUG.view(state, seat)
        return changed(seen, suggestions=state.suggestions) if seat is None else seen

    return replace(TUG, view=view)


def whispers_as_events() -> Tug:
    """The whispering itself, told as it is in the log."""

    def redact(event: Any, seat: int | None) -> Any:
        return event if isinstance(event, e.Suggested) else TUG.redact(event, seat)

    return replace(TUG, redact=redact)


def whispers_by_their_length() -> Tug:
    """That somebody whispered, with so many dots as there are letters."""

    def redact(event: Any, seat: int | None) -> Any:
        if isinstance(event, e.Suggested) and seat not in event.to:
            return changed(event, word="·" * len(event.word))
        return TUG.redact(event, seat)

    return replace(TUG, redact=redact)


def ballots_as_events() -> Tug:
    """T11 broken: everybody is told how the others vote."""

    def redact(event: Any, seat: int | None) -> Any:
        return event if isinstance(event, e.Voted) else TUG.redact(event, seat)

    return replace(TUG, redact=redact)


def ballots_in_the_view() -> Tug:
    """Everybody sees the first ballot as if it were their own."""

    def view(state: State, seat: int | None) -> Any:
        seen = TUG.view(state, seat)
        ballots = state.phase.ballots if isinstance(state.phase, Voting) else ()
        return changed(seen, ballot=ballots[0][1]) if ballots else seen

    return replace(TUG, view=view)


def ballots_counted() -> Tug:
    """A number in the view that counts those against."""

    def view(state: State, seat: int | None) -> Any:
        seen = TUG.view(state, seat)
        return changed(seen, turns=seen.turns + _noes(state))

    return replace(TUG, view=view)


def ballots_in_order() -> Tug:
    """Who has voted, those against first."""

    def view(state: State, seat: int | None) -> Any:
        seen = TUG.view(state, seat)
        ballots = sorted(state.phase.ballots, key=lambda b: b[1] is not False) if seen.voted else ()
        return changed(seen, voted=tuple(voter for voter, _ in ballots))

    return replace(TUG, view=view)


def a_vote_that_ends_early() -> Tug:
    """A result as soon as it is certain, so that a wait means that it is close."""

    def advance(state: State, context: Any, at: int) -> Any:
        if isinstance(state.phase, Voting) and 2 * _noes(state) > state.seats:
            return (e.VoteEnded(state.given[-1].word, (), False),)
        return TUG.advance(state, context, at)

    return replace(TUG, advance=advance)


def an_id_that_counts() -> Tug:
    """The id of a duty made from the votes."""

    def decisions(state: State) -> tuple[Decision, ...]:
        return tuple(changed(d, id=f"{d.id}/{_noes(state)}") if d.kind == "vote" else d for d in TUG.decisions(state))

    return replace(TUG, decisions=decisions)


def an_offer_list() -> Tug:
    """No abstaining any more once somebody is against it."""

    def offers(state: State, decision: Decision, seat: int) -> Offers:
        if decision.kind == "vote" and _noes(state):
            return Offers(Product(Vote, fits=(True, False)))
        return TUG.offers(state, decision, seat)

    return replace(TUG, offers=offers)


def a_refusal_text() -> Tug:
    """A draw during the vote is refused with how it stands."""

    def closed(state: State, seat: int, action: Any) -> str:
        return "already_lost" if _noes(state) else TUG.closed(state, seat, action)

    return replace(TUG, closed=closed)


def the_next_card() -> Tug:
    """The card on top of the pile instead of the one that was drawn."""

    def view(state: State, seat: int | None) -> Any:
        seen = TUG.view(state, seat)
        top = e.Category(state.pile[0], state.pile[0]) if state.pile else None
        return changed(seen, category=top)

    return replace(TUG, view=view)


def the_pile() -> Tug:
    """The shuffling, told as it is in the log."""

    def redact(event: Any, seat: int | None) -> Any:
        return event if isinstance(event, e.Shuffled) else TUG.redact(event, seat)

    return replace(TUG, redact=redact)


def categories_in_the_opening() -> Tug:
    """T3: the first event with the table's own categories in it, told as it is in the log."""

    def redact(event: Any, seat: int | None) -> Any:
        return event if isinstance(event, e.Started) else TUG.redact(event, seat)

    return replace(TUG, redact=redact)


def a_tie_with_a_name() -> Tug:
    """T10, T11: as soon as somebody votes against an unknown name, that it will fall when the vote is tied."""

    def view(state: State, seat: int | None) -> Any:
        seen = TUG.view(state, seat)
        return changed(seen, held=_noes(state)) if state.given and state.given[-1].proper else seen

    return replace(TUG, view=view)


def a_deadline() -> Tug:
    """More sand for a longer next card."""

    def decide(state: State, *rest: Any) -> Any:
        events = TUG.decide(state, *rest)
        if isinstance(events, Refusal) or not isinstance(events[0], e.GlassTurned) or not state.pile:
            return events
        return (changed(events[0], until=events[0].until + len(state.pile[0])),)

    return replace(TUG, decide=decide)


def the_seed() -> Tug:
    """The seed in the opening event, from which every shuffle could be computed."""

    def setup(rules: Any, seating: Any, luck: Any) -> Any:
        started, *rest = TUG.setup(rules, seating, luck)
        return (changed(started, rules=changed(rules, id=str(luck._seed))), *rest)

    return replace(TUG, setup=setup)


LEAKS: tuple[Callable[[], Tug], ...] = (
    whispers_in_the_view,
    whispers_to_watchers,
    whispers_as_events,
    whispers_by_their_length,
    ballots_as_events,
    ballots_in_the_view,
    ballots_counted,
    ballots_in_order,
    a_vote_that_ends_early,
    an_id_that_counts,
    an_offer_list,
    a_refusal_text,
    the_next_card,
    the_pile,
    categories_in_the_opening,
    a_tie_with_a_name,
    a_deadline,
    the_seed,
)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_the_property_finds_the_leak(leak: Callable[[], Tug]):
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(data=st.data())
    def property_holds(data: st.DataObject) -> None:
        keeps_its_secrets(replace(tug.SPECIMEN, game=leak()), data)

    with pytest.raises(Leak):
        property_holds()
