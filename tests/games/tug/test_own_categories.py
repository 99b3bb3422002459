"""A table with categories of its own: the cards (T3), the adviser, checks (T10, T11), and who is told."""

from random import Random
from typing import Any

import pytest

from lettrine.analysis.tug.analyser import analyse
from lettrine.bots.common.bot import Bots
from lettrine.bots.registry import BOTS
from lettrine.core import engine
from lettrine.core.frames import encoded, frame
from lettrine.core.game import Context, Refusal, Seating
from lettrine.core.luck import Luck
from lettrine.core.match import Match
from lettrine.core.packs import OwnCategory, Pack
from lettrine.games.tug import TUG
from lettrine.games.tug.cards import entries
from lettrine.games.tug.events import CardDrawn, Checked, VoteEnded, WordEnded
from tests.games.tug.table import Table

CELL = OwnCategory("Part of a cell", ("nucleus", "ribosome", "qwrtzus"))
BOATS = OwnCategory("Our boats")
PACK = Pack("Biology", categories=(CELL, BOATS))


class OwnTable(Table):
    """A table that plays with a pack."""

    def __init__(self, words: Any, pack: Pack = PACK, seats: int = 2, seed: int = 0, deck: Any = None, **options: Any):
        super().__init__(seats, words=words)
        rules = TUG.rules("standard", options)
        assert TUG.check_pack(rules, "en", pack) is None
        own = tuple(category.text for category in pack.categories)
        seating = Seating(seats, "en", deck=deck, categories=own)
        match = Match.start(TUG, rules, seating, Context(Luck(seed), TUG.dictionary(words, "en", pack)))
        assert isinstance(match, Match)
        self.match = match

    def skip(self, word: str) -> None:
        self.give(word)
        self.wait(1000)


def drawn(match: Match) -> list[Any]:
    return [event.category for entry in match.log for event in entry.events if isinstance(event, CardDrawn)]


@pytest.mark.parametrize("level", ["all", "easy", "hard"])
def test_T3_only_the_tables_categories_come_and_all_of_them_before_one_comes_again(english, level):
    for seed in range(4):
        table = OwnTable(english, seed=seed, level=level)
        for word in ("TEA", "SEA", "PEA", "LEA"):
            table.give(word)
        texts = [category.text for category in drawn(table.match)]
        assert set(texts[:2]) == set(texts[2:]) == {CELL.text, BOATS.text}
        assert all(category.own for category in drawn(table.match))


def test_T3_a_deck_that_is_laid_out_comes_first(english):
    table = OwnTable(english, deck=("fruit", BOATS.text))
    table.give("PLUM")
    table.give("TEA")
    fruit, boats = drawn(table.match)
    assert (fruit.text, fruit.own) == ("A fruit", False)
    assert (boats.text, boats.own) == (BOATS.text, True)


def test_T11_a_category_that_is_called_as_one_of_ours_is_not_ours(english):
    closed = next(key for key, entry in entries("en").items() if entry.closed)
    for words in (english, None):
        table = OwnTable(words, Pack(categories=(OwnCategory(closed),)))
        assert voted_on(table, "QQQ").advice is None


def voted_on(table: Table, word: str) -> VoteEnded:
    seat, other = table.captain, table.others[0]
    table.give(word)
    table.ok(other, "contest")
    table.ok(seat, "explain", text="It is.")
    for each in (seat, other):
        table.ok(each, "vote", fits=each == seat)
    return table.events(VoteEnded)[-1]


@pytest.mark.parametrize(("word", "advice"), [("RIBOSOME", "listed"), ("RIBOSOMES", "near"), ("PLUM", None)])
def test_T11_the_adviser_lists_the_answers_given_and_never_says_no(english, word, advice):
    table = OwnTable(english, Pack(categories=(CELL,)))
    assert voted_on(table, word).advice == advice


@pytest.mark.parametrize(
    ("word", "right"), [("QWRTZUS", True), ("NUCLEUS", True), ("QWRTZUT", False), ("STRAWBERY", False)]
)
def test_T10_an_answer_that_was_given_is_spelled_right(english, word, right):
    table = OwnTable(english, Pack(categories=(CELL,)))
    table.give(word)
    table.ok(table.captain, "check")
    assert table.events(Checked)[-1].right is right


def test_T10_the_beginning_of_an_answer_is_right_when_the_glass_cuts_it_off(english):
    for word, right in (("QWRTZ", True), ("QWRTZZ", False)):
        table = OwnTable(english, Pack(categories=(CELL,)))
        table.cut(word)
        table.ok(table.captain, "check")
        assert table.events(Checked)[-1].right is right


def test_the_language_keeps_its_lexicon_without_the_answers(english):
    OwnTable(english)
    assert not english.answers.spelled
    assert TUG.dictionary(None, "en", PACK) is None
    assert TUG.dictionary(english, "en", None) is english


def bots_at(table: OwnTable, names: tuple[str, ...]) -> Bots:
    words = table.match.context.words
    return Bots(table.match, {at: BOTS["tug"][name](at, words, Random(at)) for at, name in enumerate(names)})


@pytest.mark.parametrize("strength", ["gentle", "beginner", "club", "master"])
def test_bots_give_the_answers_and_pass_where_there_are_none(english, strength):
    table = OwnTable(english, fair_start=False)
    bots = bots_at(table, (strength, strength))
    for _ in range(40):
        bots.play_out()
        if (due := engine.deadline(table.match.here)) is None:
            break
        table.match.wake(due)
    given = [(word.category.text, word.word.lower()) for word in table.match.state.given]
    assert given
    assert {category for category, _ in given} == {CELL.text}
    assert {word for _, word in given} <= set(CELL.answers)
    passed = [event.word for event in table.events(WordEnded) if not event.word]
    assert passed  # nothing comes to mind for the boats: the sand runs out
    report = analyse(table.match.log, ("A", "B"), table.match.context.words, free=False)
    best = {option.word for turn in report.turns if turn.category == CELL.text for option in turn.best}
    assert best <= set(CELL.answers)
    assert all(not turn.best for turn in report.turns if turn.category == BOATS.text)


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_nobody_is_sent_categories_that_have_not_come_up(english, viewer):
    """Two tables whose lists differ in what is still in the pile: the same bytes go to everybody."""
    sent = []
    for hidden in ("Kings of France", "Queens"):
        table = OwnTable(
            english, Pack(categories=(CELL, OwnCategory(hidden, ("Louis",)))), seats=3, deck=(CELL.text,) * 2
        )
        events = tuple(event for entry in table.match.log for event in entry.events)
        sent.append([encoded(frame(TUG, table.match.state, events, viewer))])
        for word in ("TEA", "SEA"):
            sent[-1].append(encoded(frame(TUG, table.match.state, table.give(word), viewer)))
    assert sent[0] == sent[1]


@pytest.mark.parametrize(
    ("pack", "code", "detail"),
    [
        (Pack("None"), "pack_empty", {"kind": "categories"}),
        (Pack(words=("fig",)), "pack_other_game", {"kind": "categories"}),
        (Pack(categories=(BOATS, OwnCategory(" "))), "pack_category", {"line": 2}),
        (Pack(categories=(OwnCategory("Fruits\n"),)), "pack_category", {"line": 1}),
        (Pack(categories=(OwnCategory("Kings", ("Louis XIV",)),)), "pack_answer", {"line": 1, "word": "Louis XIV"}),
        (Pack(categories=(OwnCategory("Many", ("fig",) * 101),)), "pack_answers", {"line": 1, "most": 100}),
        (Pack(categories=(OwnCategory("Kings", ("-",)),)), "pack_answer", {"line": 1, "word": "-"}),
        (
            Pack(categories=(BOATS, OwnCategory("Long", ("a" * 41,)))),
            "pack_too_long",
            {"line": 2, "word": "a" * 40, "most": 40},
        ),
    ],
)
def test_packs_that_a_table_cannot_play_with(pack, code, detail):
    assert TUG.check_pack(TUG.rules("standard", {}), "en", pack) == Refusal(code, detail)


def test_T9_answers_may_have_accents_and_hyphens():
    pack = Pack(categories=(OwnCategory("Familie", ("Großmutter", "Ur-Enkel", "élève")),))
    assert TUG.check_pack(TUG.rules("standard", {}), "de", pack) is None
