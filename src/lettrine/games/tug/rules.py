"""What a seat's action does at a table of Tug: one function an action, events or a refusal."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from lettrine.core.game import Action, Context, Decision, Events, Refusal, Seating
from lettrine.core.luck import Luck
from lettrine.games.tug import actions as a
from lettrine.games.tug import cards
from lettrine.games.tug import events as e
from lettrine.games.tug.edition import Edition
from lettrine.games.tug.evolve import evolve
from lettrine.games.tug.spelling import checked, longest_beginning
from lettrine.games.tug.state import (
    LONGEST,
    Given,
    Spelling,
    State,
    Voting,
    scores,
    team_of,
    toward,
    wins,
    word_so_far,
)
from lettrine.games.typed_word import is_letter, not_letters
from lettrine.words.fold import fold, plain

HYPHENS = ("-", "‐", "‑")  # those that keyboards and books have


def setup(rules: Edition, seating: Seating, luck: Luck) -> Events | Refusal:
    """T1: two teams sit down; T3: the cards are shuffled, or lie as the record says."""
    if not rules.least_seats <= seating.seats <= rules.most_seats:
        return Refusal("wrong_seats", {"least": rules.least_seats, "most": rules.most_seats})
    if seating.first not in (0, 1):
        return Refusal("no_such_team")
    if seating.language not in rules.letters:
        return Refusal("unknown_language", {"language": seating.language, "languages": sorted(rules.letters)})
    if seating.deck == ():
        return Refusal("empty_deck")
    teams = seating.teams or _alternating(seating.seats)
    if not _fair(teams, seating.seats):
        return Refusal("wrong_teams")
    captains = seating.captains or (teams[0][0], teams[1][0])
    if not all(who in team for who, team in zip(captains, teams, strict=True)):
        return Refusal("wrong_teams")
    own = tuple(dict.fromkeys(seating.categories))
    started = e.Started(rules, seating.seats, seating.language, teams, captains, seating.first, own)
    return (started, e.Shuffled(len(seating.deck), seating.deck)) if seating.deck else (started,)


def _alternating(seats: int) -> tuple[e.Team, e.Team]:
    """Around the table every other one plays together."""
    return tuple(range(0, seats, 2)), tuple(range(1, seats, 2))


def _fair(teams: tuple[e.Team, e.Team], seats: int) -> bool:
    """T1: everybody plays in one team, and the teams are as equal as can be."""
    one, two = teams
    return sorted((*one, *two)) == list(range(seats)) and abs(len(one) - len(two)) <= 1


def decide(state: State, decision: Decision, seat: int, action: Action, at: int, context: Context) -> Events | Refusal:
    """The events of a seat's action, or why it cannot be taken."""
    return _DECIDE[type(action)](state, seat, action, at, context)


def _draw(state: State, seat: int, action: a.Draw, at: int, context: Context) -> Events:
    return drawn(state, at, context)


def drawn(state: State, at: int, context: Context) -> Events:
    """T4: the top card; when there is none, all are shuffled anew."""
    shuffled: Events = ()
    pile = state.pile
    if not pile:
        pile = cards.own_pile(state.own, context.luck, state.shuffles) or cards.pile(
            state.language, context.luck, state.shuffles, state.rules.level
        )
        shuffled = (e.Shuffled(len(pile), pile),)
    category = cards.category(state.language, pile[0], state.own)
    card = e.CardDrawn(state.active, category, at + 1000 * state.rules.turning)
    return (*shuffled, card, *(() if state.rules.turning else turned(state, None, at)))


def _glass(state: State, seat: int, action: a.Glass, at: int, context: Context) -> Events:
    return turned(state, seat, at)


def turned(state: State, seat: int | None, at: int) -> Events:
    """T4: the sand begins to run."""
    return (e.GlassTurned(seat, at + 1000 * state.rules.glass),)


def _suggest(state: State, seat: int, action: a.Suggest, at: int, context: Context) -> Events | Refusal:
    word = action.word.strip()
    return (e.Suggested(seat, word, state.teams[state.active]),) if word else Refusal("no_word")


def _spell(state: State, seat: int, action: a.Spell, at: int, context: Context) -> Events | Refusal:
    sign = plain(action.letter.strip())
    letters = fold(sign)
    if len(state.spelled) + len(letters) > LONGEST:
        return Refusal("too_long", {"most": LONGEST})
    if sign in HYPHENS:
        return (e.Spelled(seat, "-"),)  # T5: skipped
    foreign = next((letter for letter in letters if not is_letter(letter)), None)
    if foreign is not None:
        return not_letters(action.letter, foreign)
    if len(sign) != 1:
        return Refusal("not_letters", {"word": action.letter, "letter": "", "script": "several"})
    return (*_opened(state, seat, letters), *_stopped(state, at))


def _opened(state: State, seat: int, letters: str) -> Events:
    """A sign that folds to two letters, as ß or œ, is spelled as both."""
    events: Events = ()
    for letter in letters:
        moved = _moved(state, seat, letter)
        state, events = evolve(state, moved), (*events, moved)
    return events


def _stopped(state: State, at: int) -> Events:
    """T4: where only finding a word is timed, its first letter stops the glass."""
    thinking = state.rules.glass_times == "thinking" and state.phase == Spelling()
    return (e.GlassStopped(at + 1000 * state.rules.spelling_seconds),) if thinking else ()


def _moved(state: State, seat: int, letter: str) -> e.Spelled:
    """T5, T7: one step toward the team, if the letter stands on the board; the one over the edge takes it."""
    tile = next((tile for tile in state.tiles if tile.letter == letter and tile.taken is None), None)
    if tile is None or _held(state):
        return e.Spelled(seat, letter)
    to = tile.at + toward(state.active)
    return e.Spelled(seat, letter, to, abs(to) > state.rules.lanes)


def _held(state: State) -> bool:
    """T14: the first word of the game moves so many steps and no more."""
    return state.rules.fair_start and not state.given and state.steps >= state.rules.fair_steps


def _done(state: State, seat: int, action: a.Done, at: int, context: Context) -> Events:
    letters = word_so_far(state).replace("-", "")
    if letters in [given.letters for given in state.given]:
        return (_given_before(state),)  # T8: while sand is left, there may be another
    return _ended(state, cut=False, at=at, proper=action.proper and state.rules.names == "everywhere")


def cut_off(state: State, at: int) -> Events:
    """T6: the sand has run out, and the letters stay; not so those of a whole word that was given before (T8)."""
    letters = word_so_far(state).replace("-", "")
    if letters in [given.letters for given in state.given if not given.cut]:
        return (_given_before(state), e.WordEnded(state.active, "", cut=True))
    return _ended(state, cut=True, at=at)


def _given_before(state: State) -> e.TakenBack:
    return e.TakenBack(state.active, word_so_far(state), "given")


def _ended(state: State, cut: bool, at: int, proper: bool = False) -> Events:
    """T12: with enough letters the word wins, unless it is challenged in time."""
    word = word_so_far(state)
    winning = bool(word) and scores(state)[state.active] >= state.rules.to_win
    until = at + 1000 * state.rules.challenge if winning else None
    return (e.WordEnded(state.active, word, cut, until, proper),)


def _check(state: State, seat: int, action: a.Check, at: int, context: Context) -> Events:
    """T10: what a dictionary says decides."""
    given = state.given[-1]
    verdict = checked(context.words, state.language, state.rules, given)
    looked_up = e.Checked(seat, given.word, verdict.right, verdict.form)
    return (_misspelt(state, given, context), looked_up) if verdict.right is False else (looked_up,)


def _misspelt(state: State, given: Given, context: Context) -> e.TakenBack:
    """T10: the letters go back; by some rules, those before the first mistake stay moved."""
    if state.rules.misspelt == "back" or context.words is None:
        return e.TakenBack(given.team, given.word, "misspelt")
    kept = longest_beginning(context.words, state.language, state.rules, given.word)
    return e.TakenBack(given.team, given.word, "misspelt", kept, _lie(state, given, kept.replace("-", "")))


def _lie(state: State, given: Given, letters: str) -> tuple[tuple[str, int], ...]:
    """Where letters come to lie if these alone are spelled anew in place of the word."""
    anew = replace(state, active=given.team, tiles=state.before, steps=0, given=state.given[:-1])
    return tuple({move.letter: move.to for move in _opened(anew, 0, letters) if move.to is not None}.items())


def _contest(state: State, seat: int, action: a.Contest, at: int, context: Context) -> Events:
    return (e.Contested(seat, state.given[-1].word),)


def _accept(state: State, seat: int, action: a.Accept, at: int, context: Context) -> Events:
    return (e.Accepted(seat, recheck_until(state, at) if isinstance(state.phase, Voting) else None),)


def recheck_until(state: State, at: int) -> int | None:
    """T12: a word that wins and was contested in vain may be checked as long as if it had just been given."""
    return at + 1000 * state.rules.challenge if state.left and wins(state) else None


def _explain(state: State, seat: int, action: a.Explain, at: int, context: Context) -> Events:
    return (e.Explained(seat, action.text.strip()),)


def _vote(state: State, seat: int, action: a.Vote, at: int, context: Context) -> Events:
    return (e.Voted(seat, action.fits),)


def _captain(state: State, seat: int, action: a.Captain, at: int, context: Context) -> Events | Refusal:
    team = team_of(state, seat)
    if action.to not in state.teams[team]:
        return Refusal("not_in_team")
    if action.to == state.captains[team]:
        return Refusal("is_captain")
    return (e.CaptainNamed(team, action.to, seat),)


_DECIDE: dict[type, Callable[[State, int, Any, int, Context], Events | Refusal]] = {
    a.Draw: _draw,
    a.Glass: _glass,
    a.Suggest: _suggest,
    a.Spell: _spell,
    a.Done: _done,
    a.Check: _check,
    a.Contest: _contest,
    a.Accept: _accept,
    a.Explain: _explain,
    a.Vote: _vote,
    a.Captain: _captain,
}
