"""S1–S8 and S36–S37: who sits down, and what may be hidden."""

import pytest

from lettrine.core.game import Context, Refusal, Seating
from lettrine.core.luck import Luck
from lettrine.core.match import Match
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.letter_box import BOX, nearest_left
from lettrine.words.flags import Flag
from tests.games.sonde.table import Table


def seated(edition: str, seats: int) -> bool:
    rules = SONDE.rules(edition, {})
    match = Match.start(SONDE, rules, Seating(seats, "en"), Context(Luck(0), None))
    if isinstance(match, Refusal):
        assert match.code == "wrong_seats"
    return isinstance(match, Match)


@pytest.mark.parametrize("edition", ["1976", "1984"])
def test_S1_two_to_four_seats(edition):
    assert [seated(edition, n) for n in range(1, 8)] == [False, True, True, True, False, False, False]


def test_S1_S37_the_1967_edition_also_seats_five_or_six():
    assert [seated("1967", n) for n in range(1, 8)] == [False, True, True, True, True, True, False]


def test_S2_a_word_has_at_most_twelve_letters():
    table = Table(seats=3)
    assert table.no(0, "hide", word="ABCDEFGHIJKLM") == "too_long"
    table.ok(0, "hide", word="ABCDEFGHIJKL")
    assert table.shown(0) == "?" * 12


def test_S2_a_word_of_any_length_is_refused_for_its_length():
    table = Table(seats=3)
    assert table.no(0, "hide", word="A" * 200) == "too_long"
    assert table.no(0, "hide", word="OXEN", before=10**12) == "too_many_blanks"


def test_S2_space_one_is_the_first_thing_hidden():
    table = Table("HOUSE", "SILOS", "PLANET")
    table.ok(0, "draw")
    table.hit(0, 1, "I", 2)
    assert table.shown(1) == "?I???"


def test_S3_the_values_of_the_spaces():
    for edition in SONDE.editions:
        assert SONDE.rules(edition, {}).values == (5, 10, 15, 15, 10, 5, 5, 10, 15, 15, 10, 5)


def test_S3_each_space_pays_its_value():
    word = "ABCDEFGHIJKL"
    table = Table("QUARTZ", word, "PLANET")
    table.ok(0, "draw")
    paid = []
    for space, letter in enumerate(word[:-1], 1):
        before = table.scores[0]
        table.hit(0, 1, letter, space)
        paid.append(table.scores[0] - before)
    assert paid == [5, 10, 15, 15, 10, 5, 5, 10, 15, 15, 10]


def test_S4_blanks_stand_before_and_after_and_count_as_spaces():
    table = Table("..HOUSE.", "SILOS", "PLANET", first=1)
    assert table.shown(0) == "????????"
    assert table.view(0).trays[0][0].secret == "..HOUSE."
    table.ok(1, "draw")
    table.ok(1, "ask", of=0, letter=".")
    assert table.no(0, "expose", space=3) == "wrong_space"
    table.ok(0, "expose", space=8)
    assert table.shown(0) == "???????."


def test_S4_word_and_blanks_fit_on_the_tray():
    table = Table(seats=3)
    assert table.no(0, "hide", word="TREASURER", before=2, after=2) == "too_long"
    table.ok(0, "hide", word="TREASURER", before=1, after=2)


def test_S4_everyone_sees_how_many_spaces_are_in_use_and_nothing_else():
    table = Table("..HOUSE.", "SILOS", "PLANET")
    for viewer in (1, 2, None):
        tray = table.view(viewer).trays[0][0]
        assert (tray.shown, tray.hidden, tray.secret) == ("????????", 8, None)


@pytest.mark.parametrize("edition", ["1967", "1976", "1984"])
def test_S5_at_most_five_blanks(edition):
    table = Table(seats=3, edition=edition)
    assert table.no(0, "hide", word="OXEN", before=3, after=3) == "too_many_blanks"
    table.ok(0, "hide", word="OXEN", before=3, after=2)


@pytest.mark.parametrize("edition", ["1976", "1984"])
@pytest.mark.parametrize("word", ["TRÉSORIER", "silos", "BUVEZ", "boire", "lentement", "avec"])
def test_S6_any_part_of_speech_since_1976(edition, word, french):
    Table(seats=3, edition=edition, words=french, language="fr").ok(0, "hide", word=word)


@pytest.mark.parametrize("word", ["trésorier", "SILOS", "BOIRE", "lentement", "rouge"])
def test_S6_nouns_adjectives_infinitives_and_adverbs_in_1967(word, french):
    Table(seats=3, edition="1967", words=french, language="fr").ok(0, "hide", word=word)


@pytest.mark.parametrize("word", ["BUVEZ", "buvions", "vous"])
def test_S6_no_other_part_of_speech_in_1967(word, french):
    table = Table(seats=3, edition="1967", words=french, language="fr")
    assert table.no(0, "hide", word=word) == "word_not_allowed"


@pytest.mark.parametrize("edition", ["1967", "1976", "1984"])
@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("KIPLA", "unknown_word"),
        ("Marseille", "proper_name"),
        ("arc-en-ciel", "hyphen"),
        ("aujourd'hui", "apostrophe"),
        ("aujourd’hui", "apostrophe"),
        ("4x4", "not_letters"),
        ("", "no_word"),
    ],
)
def test_S6_each_reason_to_refuse_a_word_has_its_code(edition, word, code, french):
    table = Table(seats=3, edition=edition, words=french, language="fr")
    assert table.no(0, "hide", word=word) == code


@pytest.mark.parametrize("spelling", ["checked", "trust"])
def test_S6_a_table_may_refuse_offensive_words_and_by_itself_does_not(spelling, french):
    Table(seats=3, words=french, language="fr", spelling=spelling).ok(0, "hide", word="putains")
    strict = Table(seats=3, words=french, language="fr", spelling=spelling, offensive=False)
    assert strict.no(0, "hide", word="putains") == "offensive_word"
    strict.ok(0, "hide", word="tulipe")


def test_S6_accents_are_folded_before_play(french):
    table = Table(seats=3, words=french, language="fr")
    table.ok(0, "hide", word="trésorier")
    assert table.view(0).trays[0][0].secret == "TRESORIER"


@pytest.mark.parametrize("edition", SONDE.editions)
@pytest.mark.parametrize("word", ["CHEVAUX", "bleue", "SILOS"])
def test_S6_plurals_and_feminines_are_words_unless_the_table_takes_headwords_only(edition, word, french):
    Table(seats=3, edition=edition, words=french, language="fr").ok(0, "hide", word=word)
    headwords = Table(seats=3, edition=edition, words=french, language="fr", inflected=False)
    assert headwords.no(0, "hide", word=word) == "inflected"


@pytest.mark.parametrize("word", ["CHEVAL", "bleu", "boire", "lentement", "silo"])
def test_S6_headwords_are_taken_everywhere(word, french):
    Table(seats=3, edition="1967", words=french, language="fr", inflected=False).ok(0, "hide", word=word)


def test_S6_where_only_headwords_are_taken_no_others_are_suggested(french):
    near = Table(seats=3, words=french, language="fr", inflected=False).say(0, "hide", word="CHEVEAUX")
    assert isinstance(near, Refusal)
    assert near.detail["suggestions"]
    assert not {"chevaux", "cheveux"} & set(near.detail["suggestions"])


@pytest.mark.parametrize("seed", range(20))
def test_S6_a_word_drawn_by_lot_is_a_headword_where_only_those_are_taken(seed, french):
    table = Table(seats=3, words=french, language="fr", inflected=False, seed=seed)
    table.match.lapse()
    for tray in table.match.state.trays:
        assert french.find(tray.word).flags & Flag.HEADWORD


def test_the_box_has_ninety_six_cards():
    assert sum(BOX.values()) == 96
    assert BOX["."] == BOX["A"] == BOX["S"] == 5
    assert {BOX[letter] for letter in "BHPWY"} == {3}
    assert {BOX[letter] for letter in "JQVXZ"} == {2}
    assert {BOX[letter] for letter in "CDEFGIKLMNORTU"} == {4}


def test_letters_are_free_unless_the_table_plays_with_the_box():
    Table(seats=3).ok(0, "hide", word="PIZZAZZ")
    assert Table(seats=3, letters="box").no(0, "hide", word="PIZZAZZ") == "not_in_the_box"


def test_S36_the_box_has_to_do_for_both_trays():
    table = Table(seats=2, letters="box")
    table.ok(0, "hide", word="PIZZA", before=3, tray="left")
    assert table.no(0, "hide", word="ZOO", tray="right") == "not_in_the_box"
    assert table.no(0, "hide", word="OXEN", after=3, tray="right") == "not_in_the_box"
    table.ok(0, "hide", word="OXEN", after=2, tray="right")
    table.ok(1, "hide", word="PIZZA", tray="right")  # a set a player


@pytest.mark.parametrize("seed", range(30))
@pytest.mark.parametrize("lexicon", [True, False])
def test_words_drawn_by_lot_keep_to_the_box(seed, lexicon, english):
    table = Table(seats=2, letters="box", seed=seed, words=english if lexicon else None)
    table.match.lapse()
    for seat in (0, 1):
        laid = "".join(tray.cells for tray in table.match.state.trays[2 * seat : 2 * seat + 2])
        assert all(laid.count(letter) <= BOX[letter] for letter in laid)


def test_without_a_lexicon_letters_by_lot_that_have_run_out_give_way_to_the_next():
    assert nearest_left("Z", "PIZZA") == "A"
    assert nearest_left("B", "BBB") == "C"
    assert nearest_left("B", "BB") == "B"


def test_S7_a_misspelt_word_is_refused_with_suggestions(french):
    table = Table(seats=3, words=french, language="fr")
    refusal = table.say(0, "hide", word="TRESORRIER")
    assert isinstance(refusal, Refusal)
    assert refusal.code == "unknown_word"
    assert "trésorier" in refusal.detail["suggestions"]


def test_S7_a_table_that_trusts_takes_any_letters(french):
    table = Table(seats=3, words=french, language="fr", spelling="trust")
    table.ok(0, "hide", word="KIPLA")
    assert table.no(1, "hide", word="arc-en-ciel") == "hyphen"


class Dictionary:
    """A lexicon that counts how often it is consulted."""

    own = False

    def __init__(self) -> None:
        self.asked: list[str] = []

    def find(self, word: str) -> None:
        self.asked.append(word)

    def suggest(self, word: str, limit: int = 5, any_of: int = 0) -> list[str]:
        return []


def test_S8_during_play_the_dictionary_settles_only_the_spelling_of_a_guessed_word():
    dictionary = Dictionary()
    table = Table("SILOS", "HOUSE", "PLANET", words=dictionary, spelling="trust")
    table.ok(0, "draw")
    table.hit(0, 1, "H", 1)
    table.ok(2, "interrupt", of=0, sequence="SOLOS")
    assert table.no(0, "check", of=1) == "not_exposed"
    assert dictionary.asked == []
    table.ok(2, "interrupt", of=0, sequence="SILOS")
    assert table.no(2, "check", of=1) == "not_exposed"
    assert dictionary.asked == []
    table.ok(1, "check", of=0)
    assert dictionary.asked == ["SILOS"]


def test_S8_before_play_the_dictionary_judges_the_words(french):
    table = Table(seats=3, words=french, language="fr")
    assert table.no(0, "hide", word="KIPLA") == "unknown_word"


def test_S36_two_players_hide_two_words_each():
    table = Table(seats=2)
    assert table.no(0, "hide", word="HOUSE") == "which_tray"
    table.ok(0, "hide", word="HOUSE", tray="left")
    assert table.no(0, "hide", word="RIVER", tray="left") == "already_hidden"
    table.ok(0, "hide", word="RIVER", tray="right")
    assert table.no(0, "hide", word="RIVER", tray="right") == "already_hidden"
    table.ok(1, "hide", word="SILOS", tray="right")
    assert table.duty == ("hide", (1,))
    table.ok(1, "hide", word="PLANET", tray="left")
    assert table.duty == ("draw", (0,))


def test_S36_more_than_two_have_one_tray():
    assert Table(seats=3).no(0, "hide", word="HOUSE", tray="left") == "no_such_tray"


def test_S37_six_play_by_the_same_rules():
    table = Table("HOUSE", "SILOS", "PLANET", "RIVER", "BANANA", "QUARTZ", edition="1967")
    for seat in range(6):
        assert table.turn == seat
        table.ok(seat, "draw")
        table.miss(seat, (seat + 1) % 6, "X")
    assert table.turn == 0


def test_S9_nobody_plays_before_all_have_hidden_and_hidden_words_stay():
    table = Table(seats=3)
    table.hide(0, "HOUSE")
    assert table.no(0, "draw") == "not_open"
    assert table.no(1, "interrupt", of=0, sequence="HOUSE") == "not_open"
    assert table.no(0, "hide", word="RIVER") == "already_hidden"
    table.hide(1, "SILOS")
    table.hide(2, "PLANET")
    assert table.no(0, "hide", word="RIVER") == "already_hidden"
    assert table.duty == ("draw", (0,))
