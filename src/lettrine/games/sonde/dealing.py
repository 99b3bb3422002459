"""E6: secrets that the house deals, by lot or as a record lays them out. Nobody sees them until they are asked for."""

from lettrine.core.game import Context, Refusal, Seating
from lettrine.games.sonde import events as e
from lettrine.games.sonde.actions import Side
from lettrine.games.sonde.edition import Edition
from lettrine.games.sonde.letter_box import BLANK, cards_left
from lettrine.games.sonde.spelling import judge_letters, misfit, word_by_lot
from lettrine.games.sonde.state import State
from lettrine.games.typed_word import letters_of

PADDING = (0, 0, 0, 1, 1, 2)
"""How many blanks a dealt word has, each as often as it is listed: most have none, as people's have."""


def trays_each(rules: Edition, seats: int) -> int:
    """S36: how many trays every seat has."""
    return rules.trays_for_two if seats == 2 else 1


def dealt_words(rules: Edition, seats: int, context: Context) -> tuple[str, ...]:
    """A common word for every tray, some with blanks, decided by chance: the same again from the same seed."""
    each = trays_each(rules, seats)
    trays: list[str] = []
    for index in range(seats * each):
        laid = "".join(trays[index - index % each :])
        trays.append(_padded(rules, context, index, word_by_lot(rules, context, f"word {index}", laid), laid))
    return tuple(trays)


def _padded(rules: Edition, context: Context, index: int, word: str, laid: str) -> str:
    """S4, S5: the word with as many blanks as may be added, but no more than were drawn."""
    drawn, place = context.luck.numbers(f"blanks {index}", (len(PADDING), 1 + max(PADDING)))
    blanks = min(PADDING[drawn], rules.blanks, rules.spaces - len(word))
    if rules.letters == "box":
        blanks = min(blanks, cards_left(laid)[BLANK])
    before = place % (blanks + 1)
    return BLANK * before + word + BLANK * (blanks - before)


def dealt_by_lot(rules: Edition, seats: int, context: Context) -> tuple[e.Hid, ...]:
    """The trays of a table whose secrets nobody has laid out."""
    return _hidden(rules, seats, dealt_words(rules, seats, context))


def dealt_by_record(rules: Edition, seating: Seating) -> tuple[e.Hid, ...] | Refusal:
    """The trays as a record lays them out; none if it does not."""
    if seating.words is None:
        return ()
    trays = seating.seats * trays_each(rules, seating.seats) if rules.house_plays_trays else 0
    if len(seating.words) != trays:
        return Refusal("wrong_secrets", {"trays": trays})
    wrong = next((each for index in range(trays) if (each := _misfit(rules, seating, index)) is not None), None)
    return wrong or _hidden(rules, seating.seats, seating.words)


def _misfit(rules: Edition, seating: Seating, index: int) -> Refusal | None:
    """What there is against a tray: S4: blanks stand before and after the word, never between its letters."""
    each, trays = trays_each(rules, seating.seats), seating.words or ()
    cells = letters_of(trays[index], BLANK)
    if isinstance(cells, Refusal):
        return cells
    word = cells.strip(BLANK)
    if not word or BLANK in word or cells != trays[index]:
        return Refusal("wrong_secrets", {"trays": len(trays)})
    laid = "".join(trays[index - index % each : index])
    return misfit(rules, word, len(cells) - len(word)) or judge_letters(rules, cells, laid)


def dealt_in(state: State) -> tuple[str, ...] | None:
    """What lies on every tray of a table where the house has dealt."""
    return tuple(tray.cells for tray in state.trays) if state.rules.house_plays_trays else None


def _hidden(rules: Edition, seats: int, trays: tuple[str, ...]) -> tuple[e.Hid, ...]:
    each = trays_each(rules, seats)
    return tuple(
        e.Hid(index // each, len(cells), _side(each, index), cells, dealt=True) for index, cells in enumerate(trays)
    )


def _side(each: int, index: int) -> Side | None:
    if each == 1:
        return None
    return "right" if index % 2 else "left"
