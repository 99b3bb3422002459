"""What happens in a Solitaire: what may be done, what it does, and what the clock does (G17)."""

from itertools import islice
from typing import assert_never

from lettrine.core import offers as o
from lettrine.core.game import Action, Context, Decision, Events, Refusal, Seating, Standing
from lettrine.core.luck import Luck
from lettrine.core.offers import Offers, Product
from lettrine.games.pieces.alphabet import pieces_of
from lettrine.games.pieces.glossary import built_of
from lettrine.games.pieces.random_words import word_by_lot
from lettrine.games.pieces.spelling import judge, spelled
from lettrine.games.solitaire import actions as a
from lettrine.games.solitaire import events as e
from lettrine.games.solitaire.edition import Edition
from lettrine.games.solitaire.state import Group, State, done

LENGTHS = (4, 5)
"""G17: four letters, or, more difficult, five; whoever types just the words to begin with may mix them."""
MANY = 4
"""How many other words a drawn word should at least allow, so that there is something to find."""
TRIES = 200


def setup(rules: Edition, seating: Seating, luck: Luck) -> Events | Refusal:
    """G17: one sits down, with words from a book or without."""
    if seating.seats != 1:
        return Refusal("wrong_seats", {"least": 1, "most": 1})
    if seating.words is None:
        return (e.Started(rules, seating.language),)
    words = usable(seating.words, seating.language, _lengths(rules, seating.words))
    if len(words) < rules.groups:
        return Refusal("too_few_words", {"least": rules.groups, "found": len(words)})
    return (e.Started(rules, seating.language, words[: rules.groups]),)


def _lengths(rules: Edition, text: tuple[str, ...]) -> tuple[int, ...]:
    """G17: of a text that is longer than needed, the first words of one length count."""
    return (rules.length,) if len(text) > rules.groups else LENGTHS


def usable(text: tuple[str, ...], language: str, lengths: tuple[int, ...]) -> tuple[str, ...]:
    """The words of a text that a group can begin with, each once, in their order. They need be in no dictionary."""
    letters = [spelled(word, language) for word in text]
    fitting = [word for word in letters if isinstance(word, str) and len(word) in lengths]
    return tuple(dict.fromkeys(fitting))


def decisions(state: State) -> tuple[Decision, ...]:
    """To form words, for as long as one likes."""
    if state.over:
        return ()
    return (Decision("form", "form", (0,), True, state.deadline), Decision("stop", "stop", (0,), False))


def closed(state: State, seat: int, action: Action) -> str:
    """Why nothing this seat might answer with this action is open."""
    return "game_over" if state.over else "not_open"


def decide(
    state: State, decision: Decision, seat: int, action: a.ACTIONS, at: int, context: Context
) -> Events | Refusal:
    """The events of an action, or why it cannot be taken."""
    match action:
        case a.Form(group, text):
            return _form(state, group, text, context)
        case a.Stop():
            return (_end(state, context),)
    assert_never(action)


def _form(state: State, number: int, text: str, context: Context) -> Events | Refusal:
    if not 1 <= number <= len(state.groups):
        return Refusal("no_such_group", {"most": len(state.groups)})
    word = spelled(text, state.language)
    if isinstance(word, Refusal):
        return word
    group = state.groups[number - 1]
    if word == group.word:
        return Refusal("own_word", {"word": word})  # G17; whoever brought it may have brought no word
    return judge(state.rules, context.words, word) or _misfit(state, group, word) or (e.Formed(number, word),)


def _misfit(state: State, group: Group, word: str) -> Refusal | None:
    """G17: out of exactly the group's pieces, once in the whole run, and, if there are rounds, one in each."""
    if pieces_of(word) != pieces_of(group.word):
        return Refusal("wrong_pieces", {"word": word})
    if any(word in each.found for each in state.groups):
        return Refusal("already_given", {"word": word})
    return Refusal("group_done") if done(state, group) else None


def _end(state: State, context: Context) -> e.Ended:
    return e.Ended(state.score, tuple(_possible(state, group, context) for group in state.groups))


def _possible(state: State, group: Group, context: Context) -> tuple[str, ...]:
    """Everything that could have been formed; without a lexicon, what was."""
    if context.words is None:
        return group.found
    others = [word for word in built_of(context.words, pieces_of(group.word), state.rules) if word != group.word]
    return (*others, *[word for word in group.found if word not in others])  # the pool has no offensive words


def advance(state: State, context: Context, at: int) -> Events:
    """Draw the words, start the clock, begin another round."""
    if state.over:
        return ()
    if not state.groups:
        return (e.Drawn(_drawn(state, context)),)
    if state.rules.clock and state.deadline is None:
        return (e.ClockSet(at + 1000 * state.rules.clock),)
    return (e.RoundBegan(state.round + 1),) if all(done(state, group) for group in state.groups) else ()


def _drawn(state: State, context: Context) -> tuple[str, ...]:
    """Different common words, each with a few others in it; if there are not enough of those, any."""
    rules = state.rules
    keys = [f"word {number}" for number in range(TRIES)]
    words = list(dict.fromkeys(word_by_lot(rules, state.language, rules.length, context, key) for key in keys))
    fruitful = (word for word in words if context.words is None or _fruitful(state, word, context))
    picked = list(islice(fruitful, rules.groups))
    return (*picked, *[word for word in words if word not in picked])[: rules.groups]


def _fruitful(state: State, word: str, context: Context) -> bool:
    return len(built_of(context.words, pieces_of(word), state.rules)) > MANY


def expire(state: State, decision: Decision, at: int, context: Context) -> Events:
    """Time is up."""
    return (_end(state, context),)


def offers(state: State, decision: Decision, seat: int) -> Offers:
    """Words are free; the only finite choice is to stop."""
    return Offers(Product(a.Stop)) if decision.kind == "stop" else o.NONE


def standing(state: State) -> Standing:
    """Where the run stands: its score is the number of words."""
    return Standing(seats=1, over=state.over, scores=(state.score,), winners=(0,) * state.over, turn=None)
