"""Every event has a sentence in every language, about you and about others, and no sentence has a seam."""

import re
from itertools import product
from typing import Any

import pytest

from lettrine.cli.terminal.common.guide import pages
from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.cli.terminal.sonde import card, guide
from lettrine.cli.terminal.sonde.narration import MESSAGES, sentence
from lettrine.core.game import Event
from lettrine.games.sonde import events as e
from lettrine.games.sonde.edition import rules
from lettrine.texts import LANGUAGES
from tests.games.sonde.table import Table

NAMES = ("Ada", "Bodoni", "Caslon")
SEAMS = re.compile(r"  | [.,]|\.\.|[{}]|none|None| :(?! )|^\W*$|\bnobody\b")

EVERY: tuple[Event, ...] = (
    e.TurnBegan(1),
    e.TurnExtended(1),
    *[e.Drew(1, name, ignored=ignored) for name in rules("1976", {}).deck for ignored in (True, False)],
    e.Asked(0, 1, "R"),
    e.Asked(1, 0, "."),
    e.Asked(1, 2, "E"),
    e.Answered(1, True),
    e.Answered(1, False),
    e.Answered(1, False, -50),
    e.Exposed(1, 3, "R", None, 0, 15),
    e.Exposed(0, 3, ".", "left", 1, 1, 50),
    e.Exposed(1, 12, ".", "right"),
    e.Interrupted(0, 1, ".APPLE.", True, 155),
    e.Interrupted(1, 0, "APPLE", False, -50, "left"),
    e.Interrupted(1, 2, "APPLE", False, -50),
    e.Voided(1),
    e.LastTurnsBegan(0),
    e.LastTurnsBegan(1),
    e.Kept(0, ("APPLE.",), 40, 50),
    e.Kept(1, ("APPLE", "BREAD"), 0, 100),
    e.FoundOut(0, -100),
    e.FoundOut(1, -100),
    e.Checked(0, 1, "APPLE", True),
    e.Checked(1, 0, "APPLE", False, -100, "left"),
    e.Checked(1, 2, "APPLE", False, -100),
    e.Voted(0, 1, True),
    e.Voted(1, 0, False, "left"),
    e.Overruled(1, True, 100),
    e.Overruled(1, False, -100),
    e.AutoSet(0, True),
    e.AutoSet(0, False),
    e.AutoSet(1, True),
    e.AutoSet(1, False),
    e.Passed(0),
    e.Passed(1),
)


def told(language: str, event: Event, before: Event | None = None, me: int = 0) -> str:
    said = sentence(Speaker(language, NAMES, me), event, before)
    assert said is not None
    return said.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", EVERY, ids=lambda event: type(event).__name__)
def test_every_event_has_a_sentence_without_seams(language: str, event: Event) -> None:
    for me, before in product((0, 1, 2), (None, e.Answered(1, True))):
        said = told(language, event, before, me)
        assert not SEAMS.search(said), said
        assert said[-1] in ".!?"


def test_no_kind_of_event_was_forgotten() -> None:
    assert {type(event) for event in EVERY} == set(MESSAGES)


@pytest.mark.parametrize(
    ("language", "event", "said"),
    [
        ("en", e.Asked(1, 0, "R"), "Bodoni asks you for R."),
        ("fr", e.Asked(1, 0, "R"), "Bodoni vous demande R."),
        ("de", e.Asked(1, 0, "R"), "Bodoni fragt dich nach R."),
        ("en", e.Exposed(1, 3, "R", None, 0, 1), "Bodoni opens space 3: R, 1 point for you."),
        ("fr", e.Exposed(1, 3, "R", None, 0, 0), "Bodoni ouvre la case 3\u00a0: R, 0 point pour vous."),
        (
            "de",
            e.Exposed(1, 3, "R", "left", 0, 1, 50),
            "Bodoni öffnet Feld 3 links: R, 1 Punkt für dich und 50 für das letzte Feld.",
        ),
        (
            "fr",
            e.Interrupted(1, 0, ".OR", True, 140),
            "Bodoni annonce votre mot\u00a0: ·OR\u202f! Juste\u202f! 140 points.",
        ),
        ("en", e.Answered(1, False, -50), "No. That costs 50 points."),
    ],
)
def test_some_sentences_in_full(language: str, event: Event, said: str) -> None:
    assert told(language, event) == said


def test_an_answer_goes_on_where_the_question_stopped() -> None:
    speaker, exposed = Speaker("en", NAMES, 0), e.Exposed(1, 3, "R", None, 0, 15)
    answer = sentence(speaker, exposed, e.Answered(1, True))
    by_card = sentence(speaker, exposed, e.Drew(0, "left"))
    assert answer is not None
    assert by_card is not None
    assert (answer.text, answer.continues) == ("Space 3, 15 points.", True)
    assert (by_card.text, by_card.continues) == ("Bodoni opens space 3: R, 15 points for you.", False)


def test_what_only_the_table_knows_is_not_told() -> None:
    hidden: list[Any] = [e.Hid(1, 5, None, "APPLE"), e.Shuffled(36, ("normal",)), e.ClockSet(5)]
    assert [sentence(Speaker("en", NAMES, 0), event, None) for event in hidden] == [None] * 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3])
def test_every_card_says_what_it_does(language: str, seats: int) -> None:
    for name in rules("1976", {}).deck:
        table = Table(*["APPLE."] * (4 if seats == 2 else 3), seats=seats, deck=(name, "normal"))
        table.ok(0, "draw")
        meanings = [card.meaning(table.view(seat), Speaker(language, NAMES, seat)) for seat in range(seats)]
        assert all(not SEAMS.search(said) and said.endswith(".") for said in meanings), meanings


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"answers": "players", "spelling": "trust", "memory": "notes"}])
@pytest.mark.parametrize(("edition", "seats"), [("1967", 3), ("1976", 2)])
def test_the_guide_fits_a_small_terminal(language: str, edition: str, seats: int, options: dict[str, str]) -> None:
    view = Table(seats=seats, edition=edition, **options).view(0)
    speaker = Speaker(language, NAMES, 0)
    shown = pages(guide.guide(view, speaker), speaker, 80, 23)
    told = "\n".join(line.plain for lines in shown for line in lines)
    assert [clause for clause in guide.clauses(view) if f" {clause} " not in told] == []
    for lines in shown:
        assert len(lines) <= 23
        assert max(line.cell_len for line in lines) <= 80
