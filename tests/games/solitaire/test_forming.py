"""G17: new words out of exactly the pieces of each group: round by round against the clock, or as they come."""

import msgspec
import pytest

from lettrine.core.game import Refusal
from lettrine.games.solitaire import SOLITAIRE
from lettrine.games.solitaire.events import Formed, Started
from tests.games.glyphs.letters import pieces, weight
from tests.games.solitaire.table import Table

GIVEN = ("LOUP", "CHAT", "NOTE", "TULE")
FORMED = Formed(1, "LUPO")


def test_G17_a_new_word_out_of_exactly_the_pieces_counts():
    table = Table(*GIVEN)
    table.form(1, "LUPO")
    assert table.scores == (1,)
    assert table.found == [("LUPO",), (), (), ()]
    assert not table.over


def test_G17_other_letters_of_the_same_pieces_will_do():
    table = Table(*GIVEN)
    table.form(1, "TOUP")  # L is made of what T is made of
    table.form(2, "CAAT")
    assert table.scores == (2,)


def test_G17_a_new_word_may_have_any_length():
    table = Table(*GIVEN)
    table.form(3, "IVOTE")  # N is three I, as I and V together
    assert table.scores == (1,)


def test_G17_the_groups_own_word_does_not_count():
    table = Table(*GIVEN)
    assert table.cannot(1, "loup") == "own_word"
    table = Table("TULE", "LUTE", "NOTE", "CHAT")
    table.form(1, "LUTE")  # the word of another group is as good as any


@pytest.mark.parametrize("word", ["LOU", "LOUPS", "LOUR", "PELE"])
def test_G17_neither_more_nor_fewer_nor_other_pieces(word):
    assert Table(*GIVEN).cannot(1, word) == "wrong_pieces"


@pytest.mark.parametrize("group", [0, 5, -1, 99])
def test_G17_there_are_four_groups(group):
    assert Table(*GIVEN).cannot(group, "LUPO") == "no_such_group"


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("LU-PO", "hyphen"),
        ("L'UPO", "apostrophe"),
        ("LUP0", "not_letters"),
        ("", "no_word"),
        ("LUPO", "unknown_word"),
        ("XQZJ", "unknown_word"),  # nor would its pieces do
    ],
)
def test_G17_what_is_no_word_does_not_count(word, code, french):
    assert Table(*GIVEN, words=french).cannot(1, word) == code


def test_G17_what_is_no_word_is_told_no_other(french):
    refusal = Table("TULE", *GIVEN[:3], words=french).say(
        0, "form", group=1, word="LTUE"
    )  # near LUTE, which would count
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.detail) == ("unknown_word", {"word": "LTUE"})


def test_G14_the_options_for_words(french):
    given = ("EUTS", "TEMPS", "NOTE", "LOUP")
    table = Table(*given, words=french)
    table.form(1, "TUES")
    assert Table(*given, words=french, inflected=False).cannot(1, "TUES") == "inflected"
    given = ("ETUV", "MECO", "NOTE", "LOIER")
    assert Table(*given, words=french).cannot(4, "LOIRE") == "proper_name"
    Table(*given, words=french, places=True).form(4, "LOIRE")
    assert Table("CRIF", *given[1:], words=french).cannot(1, "FRIC") == "slang"
    Table("CRIF", *given[1:], words=french, slang=True).form(1, "FRIC")
    assert Table("EUTL", "UTET", *given[:2], words=french).cannot(2, "UTTE") == "unknown_word"


def test_G17_a_group_that_has_its_word_waits_for_the_others():
    table = Table(*GIVEN)
    table.form(1, "LUPO")
    assert table.cannot(1, "PULO") == "group_done"
    assert [group.done for group in table.view().groups] == [True, False, False, False]
    table.form(4, "LUTE")
    table.form(2, "TACH")
    assert table.cannot(1, "PULO") == "group_done"
    table.form(3, "TONE")
    table.form(1, "PULO")


def test_G17_when_all_four_have_a_word_another_round_begins():
    table = Table(*GIVEN)
    assert table.view().round == 1
    for group, word in enumerate(("LUPO", "TACH", "TONE", "LUTE"), 1):
        table.form(group, word)
    assert table.view().round == 2
    assert not any(group.done for group in table.view().groups)
    assert table.scores == (4,)
    for group, word in enumerate(("PULO", "HACT", "ETON", "TUEL"), 1):
        table.form(group, word)
    assert (table.view().round, table.scores) == (3, (8,))


def test_G17_no_word_counts_twice():
    table = Table("TULE", "CHAT", "NOTE", "ELUT")
    table.form(1, "LUTE")
    assert table.cannot(4, "LUTE") == "already_given"
    table.form(4, "ULTE")
    table.form(2, "TACH")
    table.form(3, "TONE")
    assert table.cannot(1, "lute") == "already_given"
    assert table.cannot(1, "ULTE") == "already_given"


def test_G17_the_groups_own_word_never_counts_in_any_round():
    table = Table(*GIVEN)
    for group, word in enumerate(("LUPO", "TACH", "TONE", "LUTE"), 1):
        table.form(group, word)
    assert table.cannot(1, "LOUP") == "own_word"


def test_G17_accents_fall_and_umlauts_stay(french, german):
    table = Table("PATE", "LOUP", "CHAT", "NOTE", words=french)
    table.form(1, "tapé")
    assert table.found[0] == ("TAPE",)
    table = Table("ROTS", "VIER", "ZWEI", "EINS", words=german, language="de")
    assert table.cannot(1, "RÖST") == "unknown_word"
    table.form(1, "Rost")
    assert Table("ROTS", "VIER", "ZWEI", "EINS", language="de").cannot(1, "RÖST") == "wrong_pieces"


def test_G17_time_is_up_after_fifteen_minutes():
    table = Table(*GIVEN)
    table.ok(0, "form", group=1, word="LUPO", at=899_999)
    assert not table.over
    table.wait(0.001)
    assert (table.over, table.scores) == (True, (1,))
    assert table.cannot(2, "TACH") == "game_over"
    assert table.no(0, "stop") == "game_over"


def test_G17_a_word_formed_as_time_is_up_comes_too_late():
    table = Table(*GIVEN)
    refusal = table.say(0, "form", group=1, word="LUPO", at=900_000)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "game_over"
    assert table.scores == (0,)


def test_G17_a_new_round_gives_no_more_time():
    table = Table(*GIVEN)
    for group, word in enumerate(("LUPO", "TACH", "TONE", "LUTE"), 1):
        table.ok(0, "form", group=group, word=word, at=200_000 * group)
    table.wait(100)
    assert table.over


def test_G17_without_a_clock_one_may_take_all_the_time_there_is():
    table = Table(*GIVEN, clock=0)
    table.wait(10_000_000)
    table.form(1, "LUPO")
    assert not table.over


def test_G17_without_a_clock_any_group_takes_a_word_at_any_moment():
    table = Table(*GIVEN, clock=0)
    for word in ("LUPO", "PULO", "TOUP"):
        table.form(1, word)
        assert not any(group.done for group in table.view().groups)
    for group, word in enumerate(("TACH", "TONE", "LUTE"), 2):
        table.form(group, word)
    assert (table.view().rounds, table.view().round, table.scores) == (False, 1, (6,))
    assert table.cannot(2, "TOUP") == "wrong_pieces"
    assert table.cannot(1, "PULO") == "already_given"
    assert table.cannot(1, "LOUP") == "own_word"


@pytest.mark.parametrize("said", [True, "on"])
def test_G17_rounds_without_a_clock_for_whoever_wants_them(said):
    table = Table(*GIVEN, clock=0, rounds=said)
    table.form(1, "LUPO")
    assert table.cannot(1, "PULO") == "group_done"
    for group, word in enumerate(("TACH", "TONE", "LUTE"), 2):
        table.form(group, word)
    assert (table.view().rounds, table.view().round) == (True, 2)


@pytest.mark.parametrize("said", [False, "off"])
def test_G17_no_rounds_against_the_clock_for_whoever_wants_none(said):
    table = Table(*GIVEN, rounds=said)
    table.form(1, "LUPO")
    table.form(1, "PULO")
    assert (table.view().rounds, table.scores) == (False, (2,))
    table.wait(900)
    assert table.over


def test_G17_the_rounds_are_the_clocks_unless_somebody_says_otherwise():
    assert [Table(*GIVEN, clock=clock).view().rounds for clock in (900, 10, 0)] == [True, True, False]
    assert Table(*GIVEN, clock=0).view().rules.house == ("clock",)
    assert Table(*GIVEN, rounds=True).view().rules.house == ("rounds",)
    assert SOLITAIRE.rules("standard", {"rounds": "maybe"}).code == "bad_option"


def test_G17_a_run_stored_before_the_ruling_keeps_its_rounds():
    rules = {"id": "standard", "groups": 4, "length": 4, "clock": 0}
    started = msgspec.convert({"event": "started", "rules": rules, "language": "fr", "words": GIVEN}, Started)
    state = SOLITAIRE.evolve(SOLITAIRE.evolve(None, started), FORMED)
    assert [group.done for group in SOLITAIRE.view(state, 0).groups] == [True, False, False, False]


def test_G17_one_may_stop():
    table = Table(*GIVEN)
    table.form(1, "LUPO")
    table.form(2, "TACH")
    table.ok(0, "stop")
    assert (table.over, table.scores, table.winners) == (True, (2,), (0,))
    assert table.match.open == ()


def test_G17_at_the_end_everything_that_was_possible_is_shown(french):
    table = Table(*GIVEN, words=french)
    assert all(not group.possible for group in table.view(0).groups)
    ended = table.ok(0, "stop")[-1]
    every = [french.word(length, row) for length in range(1, 7) for row in range(len(french.letters(length)))]
    weights = [weight(word) for word in every]
    for number, group in enumerate(table.view(0).groups, 1):
        alike = [word for word, heavy in zip(every, weights, strict=True) if heavy == weight(group.word)]
        taken = [word for word in alike if counts_at_once(number, word, french) and not french.is_offensive(word)]
        assert len(taken) > 3
        assert sorted(word for word in group.possible if len(word) <= 6) == sorted(taken)
        assert ended.possible[number - 1] == group.possible


def counts_at_once(group: int, word: str, lexicon) -> bool:
    """Whether a word would count as the first of all."""
    return not isinstance(Table(*GIVEN, words=lexicon).say(0, "form", group=group, word=word), Refusal)


def test_G17_the_best_known_words_are_shown_first(french):
    table = Table(*GIVEN, words=french)
    table.ok(0, "stop")
    for group in table.view().groups:
        known = [french.find(word).zipf for word in group.possible]
        assert known == sorted(known, reverse=True)


def test_G17_the_sheets_german_numbers(german):
    """The sheet promises 76 other words out of the pieces of EINS, ZWEI, DREI and VIER; we know rarer ones as well."""
    table = Table("EINS", "ZWEI", "DREI", "VIER", words=german, language="de")
    table.ok(0, "stop")
    possible = [group.possible for group in table.view().groups]
    assert sum(map(len, possible)) >= 76
    for words, known in zip(possible, ("SEIN", "WELT", "AUCH", "WIRT"), strict=True):
        assert known in words
        assert all(pieces(word) == pieces(words[0]) for word in words)
