"""What a seat's action does at a Sonde table: one function an action, events or a refusal."""

from collections.abc import Callable
from typing import Any

from lettrine.core.game import Action, Context, Decision, Events, Refusal, Seating
from lettrine.core.luck import Luck
from lettrine.games.sonde import actions as a
from lettrine.games.sonde import events as e
from lettrine.games.sonde.dealing import dealt_by_record
from lettrine.games.sonde.decisions import ballots_for, opponents, opponents_tray, uncheckable, which_tray
from lettrine.games.sonde.edition import Edition, is_card
from lettrine.games.sonde.exposure import exposed, may_open, worth
from lettrine.games.sonde.letter_box import BLANK
from lettrine.games.sonde.spelling import judge, judge_letters, judge_manners, misfit
from lettrine.games.sonde.state import Answering, State, Yielding, holds, laid_by, tray_at, yielding
from lettrine.games.typed_word import letters_of


def setup(rules: Edition, seating: Seating, luck: Luck) -> Events | Refusal:
    """S1, S25: seats within the edition's bounds, and a shuffled pile, or the one the record lays out."""
    if not rules.least_seats <= seating.seats <= rules.most_seats:
        return Refusal("wrong_seats", {"least": rules.least_seats, "most": rules.most_seats})
    if not 0 <= seating.first < seating.seats:
        return Refusal("no_such_seat")
    if seating.deck is not None and rules.cards == "on" and not seating.deck:
        return Refusal("empty_deck")
    unknown = next((card for card in seating.deck or () if not is_card(card)), None)
    if unknown is not None:
        return Refusal("unknown_card", {"card": unknown[:40]})
    dealt = dealt_by_record(rules, seating)
    if isinstance(dealt, Refusal):
        return dealt
    opening = e.Started(rules, seating.seats, seating.language, seating.first)
    if rules.cards == "off":
        return (opening, *dealt)
    pile = luck.shuffled("deck 0", rules.pack) if seating.deck is None else seating.deck
    return (opening, e.Shuffled(len(pile), pile), *dealt)


def decide(state: State, decision: Decision, seat: int, action: Action, at: int, context: Context) -> Events | Refusal:
    """The events of a seat's action, or why it cannot be taken."""
    return _DECIDE[type(action)](state, seat, action, context)


def _hide(state: State, seat: int, action: a.Hide, context: Context) -> Events | Refusal:
    index = which_tray(state, seat, action.tray)
    if isinstance(index, Refusal):
        return index
    if state.trays[index].cells:
        return Refusal("already_hidden")
    word = letters_of(action.word)
    if isinstance(word, Refusal):
        return word
    rules, blanks = state.rules, action.before + action.after
    against = misfit(rules, word, blanks) or judge_letters(rules, word + "." * blanks, laid_by(state, seat))
    if against is None and rules.spelling == "checked":
        against = judge(rules, context.words, word)
    against = against or judge_manners(rules, context.words, word)
    if against is not None:
        return against
    cells = "." * action.before + word + "." * action.after
    return (e.Hid(seat, len(cells), action.tray, cells),)


def _draw(state: State, seat: int, action: a.Draw, context: Context) -> Events:
    return (drawn(state),)


def drawn(state: State) -> e.Drew:
    """S9: the top card, turned up by the player on turn."""
    card = state.pile[0]
    points = int(card) if card[0] in "+-" else 0  # S24
    return e.Drew(state.turn, card, points, _cannot_obey(state, card))


def _cannot_obey(state: State, card: str) -> bool:
    """S10: such a card is ignored and the turn goes on."""
    if card == "blank":
        return not holds(state, state.turn, ".")
    if card in ("left", "right"):
        meant = yielding(state, card)
        return not state.trays[tray_at(state, meant.owner, meant.tray)].hidden
    return (card == "additional" or card[0] == "x") and not opponents(state, state.turn)


def _ask(state: State, seat: int, action: a.Ask, context: Context) -> Events | Refusal:
    if not 0 <= action.of < state.seats:
        return Refusal("no_such_seat")
    if action.of not in opponents(state, seat):
        return Refusal("not_an_opponent" if action.of == seat else "nothing_hidden")
    asked = e.Asked(seat, action.of, action.letter)
    if state.rules.answered_by_hand:
        return (asked,)
    return (asked, answered(state, action.of, action.letter, bool(holds(state, action.of, action.letter))))


def answered(state: State, owner: int, letter: str, yes: bool) -> e.Answered:
    """An answer, and what it costs the asker."""
    # S15: a blank asked of one who has none costs; S31: whether that "no" is true does not show.
    return e.Answered(owner, yes, -state.rules.blank_penalty if letter == "." and not yes else 0)


def _answer(state: State, seat: int, action: a.Answer, context: Context) -> Events | Refusal:
    phase = state.phase
    assert isinstance(phase, Answering)
    if action.yes and not holds(state, seat, phase.letter):
        return Refusal("nothing_to_expose", {"letter": "blank" if phase.letter == "." else phase.letter})
    return (answered(state, seat, phase.letter, action.yes),)


def _expose(state: State, seat: int, action: a.Expose, context: Context) -> Events | Refusal:
    side = action.tray
    if side is None and isinstance(state.phase, Yielding):
        side = state.phase.tray
    index = which_tray(state, seat, side)
    if isinstance(index, Refusal):
        return index
    if not may_open(state, index, action.space):
        return Refusal("wrong_space")
    return (exposed(state, index, action.space),)


def _interrupt(state: State, seat: int, action: a.Interrupt, context: Context) -> Events | Refusal:
    index = opponents_tray(state, seat, action.of, action.tray)
    if isinstance(index, Refusal):
        return index
    tray, rules = state.trays[index], state.rules
    if tray.hidden < rules.interrupt_hidden:
        return Refusal("not_enough_hidden", {"least": rules.interrupt_hidden})
    named = letters_of(action.sequence, BLANK)
    if isinstance(named, Refusal):
        return named
    right = named == tray.cells
    points = worth(state, index) + rules.interrupt_bonus if right else -rules.interrupt_penalty
    call = e.Interrupted(seat, action.of, named, right, points, action.tray)
    return (call, e.Voided(action.of, unanswered=True)) if right and _kills_question(state, action.of) else (call,)


def _kills_question(state: State, of: int) -> bool:
    """S30: with one of its trays, a question dies that a seat has not answered; going on would tell what is there."""
    return state.rules.unanswered == "dies" and isinstance(state.phase, Answering) and state.phase.owner == of


def _set_auto(state: State, seat: int, action: a.Auto, context: Context) -> Events:
    """What is so already happens once more in no event: a record may say it twice, a table refuses that."""
    return () if action.on == (seat in state.auto) else (e.AutoSet(seat, action.on),)


def _check(state: State, seat: int, action: a.Check, context: Context) -> Events | Refusal:
    index = opponents_tray(state, seat, action.of, action.tray)
    if isinstance(index, Refusal):
        return index
    refusal = uncheckable(state, index)
    if refusal is not None:
        return Refusal(refusal)
    word = state.trays[index].word
    ok = judge(state.rules, context.words, word) is None
    return (e.Checked(seat, action.of, word, ok, 0 if ok else -state.rules.spelling_penalty, action.tray),)


def _vote(state: State, seat: int, action: a.Vote, context: Context) -> Events | Refusal:
    ballots = ballots_for(state, seat)
    meant = ballots if action.of is None else [b for b in ballots if (b.of, b.tray) == (action.of, action.tray)]
    if not meant:
        return Refusal("not_on_ballot")
    ballot = meant[0]
    voted = e.Voted(seat, ballot.of, action.ok, ballot.tray)
    against = sum(ok != ballot.ok for _, ok in ballot.votes) + (action.ok != ballot.ok)
    if action.ok == ballot.ok or 2 * against <= state.seats - 1:
        return (voted,)
    # S32: a strict majority of the other players outvotes the lexicon.
    points = state.rules.spelling_penalty * (1 if action.ok else -1)
    return (voted, e.Overruled(ballot.of, action.ok, points, ballot.tray))


def _accept(state: State, seat: int, action: a.Accept, context: Context) -> Events:
    return (e.Accepted(seat),)


_DECIDE: dict[type, Callable[[State, int, Any, Context], Events | Refusal]] = {
    a.Hide: _hide,
    a.Draw: _draw,
    a.Ask: _ask,
    a.Expose: _expose,
    a.Interrupt: _interrupt,
    a.Answer: _answer,
    a.Auto: _set_auto,
    a.Check: _check,
    a.Vote: _vote,
    a.Accept: _accept,
}
