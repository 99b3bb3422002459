"""Dialogs of Glyphs that take several questions: naming a word, positioning a piece, showing letters."""

from typing import assert_never

from lettrine.cli.terminal.common.input import Command
from lettrine.cli.terminal.common.person import Person
from lettrine.cli.terminal.common.style import BOLD, QUIET, indent, styled_text, wrap
from lettrine.cli.terminal.common.view import may
from lettrine.cli.terminal.glyphs.commands import Letters, Naming, Positioning, askable, parse_naming, parse_owner
from lettrine.cli.terminal.glyphs.letters import lie, possible, ways
from lettrine.cli.terminal.pieces.alphabet import show_alphabet, show_letters
from lettrine.core.game import Action, Refusal
from lettrine.games.glyphs.actions import Name, Position
from lettrine.games.glyphs.view import BoardView, CellView, View
from lettrine.games.pieces.placement import Placement, kind
from lettrine.games.pieces.spelling import of_length


def complete(person: Person[View], typed: Command | Letters | Naming | Positioning) -> Action | None:
    """The completed action; None if there is none, or if the person gives it up."""
    match typed:
        case Naming():
            return _complete_naming(person, typed)
        case Positioning():
            return _complete_positioning(person, typed)
        case Letters(of, cell):
            _show_letters(person, of, cell)
            return None
        case Command():
            show_alphabet(person)
            return None
    assert_never(typed)


# Naming


def _complete_naming(person: Person[View], wanted: Naming) -> Name | None:
    if not may(person.view, "name"):
        person.note_refusal(Refusal("not_open"))
        return None
    of, word = _whose(person, wanted)
    while of is not None and not _is_possible(person, of, word):
        of, word = _ask_word(person, of)
    return None if of is None else Name(of, word)


def _whose(person: Person[View], wanted: Naming) -> Naming:
    """Whose word is meant; nobody's if the person gives it up, or if it is not possible, which a note says."""
    others = askable(person.view)
    if wanted.of is None and len(others) == 1:
        return Naming(others[0], wanted.word)
    while wanted.of is None and (line := _ask_whose(person)):
        said = parse_owner(line, person.view, person.speaker)
        wanted = Naming(said.of, said.word if said.of is not None and said.word else wanted.word)
        person.note = person.speaker.say("unclear-who") if said.of is None else ""
    if wanted.of is None or wanted.of in others:
        return wanted
    person.note_refusal(Refusal("nothing_hidden" if wanted.of in range(len(person.view.boards)) else "no_such_seat"))
    return Naming(None, "")


def _ask_whose(person: Person[View]) -> str:
    speaker = person.speaker
    line = person.ask(speaker.say("name-call"), speaker.say("name-whom", two="no"), [speaker.say("key-never-mind")])
    return line.strip().removeprefix("!").strip()


def _ask_word(person: Person[View], of: int) -> Naming:
    """The word, or the word of another player; nobody's if the person gives it up."""
    speaker, rules = person.speaker, person.view.rules
    question = speaker.say("name-word", length=rules.length, **speaker.who("of", of))
    stake = speaker.say("name-glyphs-stake", scoring=rules.scoring, bonus=rules.find_bonus)
    lines = indent(wrap(styled_text((stake, QUIET)), person.width - 2))
    line = person.ask(speaker.say("name-call"), question, [speaker.say("key-never-mind")], lines).strip()
    other = parse_naming(line, person.view, speaker)
    if other is not None:
        return _whose(person, other)
    return Naming(of if line else None, line)


def _is_possible(person: Person[View], of: int, typed: str) -> bool:
    """Whether this can be the word: a typing error must not cost what a wrong guess does."""
    view = person.view
    if not typed:
        return False
    word = of_length(typed, view.language, view.rules.length)
    if isinstance(word, Refusal):
        person.note_refusal(word)
        return False
    cells = enumerate(zip(word, view.boards[of].cells, strict=True), 1)
    misfit = next(
        (
            (n, letter)
            for n, (letter, cell) in cells
            if letter not in possible(cell, view.language, view.rules.tolerance)
        ),
        None,
    )
    if misfit is not None:
        person.note = person.speaker.say("name-cell-misfit", word=word, cell=misfit[0], letter=misfit[1])
    return misfit is None


# Positioning


def _complete_positioning(person: Person[View], wanted: Positioning) -> Position | None:
    view, speaker = person.view, person.speaker
    cell = _cell(view, wanted.of, wanted.cell)
    found = [] if cell is None else ways(cell, wanted.piece, wanted.letter, view.language, view.rules.tolerance)
    if cell is None or not _has_loose(cell, wanted):
        # The rules refuse it, with the reason.
        return Position(wanted.of, wanted.cell, wanted.piece or "I", 0.5, 0.5, 0.0)
    if not found:
        person.note = speaker.say("position-none", letter=wanted.letter)
        return None
    put = found[0] if len(found) == 1 else _ask_stroke(person, wanted, found)
    return None if put is None else Position(wanted.of, wanted.cell, put.piece, put.x, put.y, put.angle)


def _cell(view: View, of: int, number: int) -> CellView | None:
    board: BoardView | None = view.boards[of] if of in askable(view) else None
    return board.cells[number - 1] if board is not None and 1 <= number <= len(board.cells) else None


def _has_loose(cell: CellView, wanted: Positioning) -> bool:
    return bool(cell.loose) if wanted.piece is None else wanted.piece in cell.loose


def _ask_stroke(person: Person[View], wanted: Positioning, found: list[Placement]) -> Placement | None:
    """Ask which of several strokes, by number; Enter is the first."""
    speaker = person.speaker
    strokes = [speaker.say("stroke", **lie(kind(put))) for put in found]
    extra = [styled_text("   ", (str(number), BOLD), f"  {stroke}") for number, stroke in enumerate(strokes, 1)]
    hints = [speaker.say("key-first-stroke"), speaker.say("key-zero")]
    while True:
        line = person.ask(
            speaker.say("position-call"), speaker.say("position-which", letter=wanted.letter), hints, extra
        )
        if line.strip() == "0":
            return None
        number = line.strip() or "1"
        if number in map(str, range(1, len(found) + 1)):
            return found[int(number) - 1]


# Showing letters


def _show_letters(person: Person[View], of: int, number: int) -> None:
    cell = _cell(person.view, of, number)
    if cell is None:
        person.note_refusal(Refusal("no_such_cell", {"most": person.view.rules.length}))
        return
    speaker = person.speaker
    title = speaker.say("alphabet-cell", cell=number, **speaker.who("of", of))
    tried = "; ".join(speaker.say("stroke", **lie(kind(put))) for put in cell.wrong)
    note = speaker.say("alphabet-wrong", strokes=tried) if tried else ""
    show_letters(person, possible(cell, person.view.language, person.view.rules.tolerance), title, note)
