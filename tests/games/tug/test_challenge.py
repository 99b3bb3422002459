"""Which words (T9), having the spelling checked (T10), contesting the category (T11)."""

import pytest

from lettrine.games.tug.events import (
    Checked,
    Contested,
    Explained,
    TakenBack,
    TurnBegan,
    Voted,
    VoteEnded,
)
from tests.games.tug.table import Table


def checked(table: Table, word: str, cut: bool = False) -> Checked:
    """What comes of having a word checked."""
    (table.cut if cut else table.give)(word)
    return next(event for event in table.ok(table.captain, "check") if isinstance(event, Checked))


def contested(table: Table, word: str = "TEA") -> None:
    """The word of the team on turn is contested, and explained."""
    seat = table.captain
    table.give(word)
    table.ok(table.captain, "contest")
    table.ok(seat, "explain", text="It is one.")


def test_T10_wrong_and_the_letters_go_back(english):
    table = Table(words=english)
    table.give("STRAWBERY")
    assert table.ok(1, "check") == (
        TakenBack(0, "STRAWBERY", "misspelt"),
        Checked(1, "STRAWBERY", right=False),
    )
    assert table.at("STRWBY") == [0] * 6
    assert table.on_turn == (1, "drawing")  # the turn is lost
    assert table.view().given[0].back


def test_T10_a_capture_goes_back_with_the_others(english):
    table = Table(words=english)
    table.give("TTTS")
    assert table.taken(0) == "T"
    table.ok(1, "check")
    assert (table.taken(0), table.at("TS"), table.scores) == ("", [0, 0], (0, 0))


def test_T10_right_and_the_challengers_miss_a_turn(english):
    table = Table(words=english)
    table.give("STRAWBERRY")
    assert table.ok(1, "check") == (Checked(1, "STRAWBERRY", right=True, form="strawberry"), TurnBegan(0, again=True))
    assert table.at("STRWBY") == [-1, -1, -3, -1, -1, -1]  # R occurs three times
    assert (table.on_turn, table.turn) == ((0, "drawing"), 0)
    assert table.view().given[0].form == "strawberry"
    table.give("PLUM")
    assert table.on_turn == (1, "drawing")


def test_T10_any_seat_of_the_other_team_until_the_next_card_is_drawn(english):
    table = Table(4, words=english)
    table.give("TEA")
    assert table.rights("check") == table.rights("contest") == table.rights("accept") == (1, 3)
    assert table.no(0, "check") == table.no(2, "contest") == table.no(0, "accept") == "other_team"
    table.wait(1000)
    table.ok(1, "draw")
    for do in ("check", "contest", "accept"):
        assert table.no(3, do) == "not_open"


def test_T10_not_while_it_is_being_spelled():
    table = Table()
    table.begin()
    table.spell("TEA")
    assert table.no(1, "check") == table.no(1, "contest") == table.no(1, "accept") == "not_open"


@pytest.mark.parametrize("challenge", ["check", "contest", "accept"])
def test_T10_by_the_earlier_ruling_one_challenge_a_word(challenge: str, english):
    table = Table(words=english, doubts="one")
    table.give("STRAWBERY")
    table.ok(1, challenge)
    if challenge == "contest":
        table.ok(0, "explain")
        table.ok(0, "vote", fits=True)
        table.ok(1, "vote", fits=True)
    assert table.on_turn == (1, "drawing")
    assert table.no(1, "check") == table.no(1, "contest") == table.no(1, "accept") == "not_open"


def test_T10_a_word_cut_off_is_right_if_some_word_begins_so(english):
    told = checked(Table(words=english), "STRAWB", cut=True)
    assert (told.right, told.form) == (True, "strawberry")
    assert checked(Table(words=english), "STRAWX", cut=True).right is False
    assert checked(Table(words=english), "STRAWB").right is False  # unless the captain said that it was finished


def test_T10_a_whole_word_that_the_glass_cut_off_is_shown_as_itself(english):
    assert checked(Table(words=english), "TEA", cut=True).form == "tea"


def test_T10_the_beginning_of_a_compound(english):
    told = checked(Table(words=english), "MERRYGOR", cut=True)
    assert (told.right, told.form) == (True, "merry-go-round")


@pytest.mark.parametrize("word", ["COLOUR", "COLOR", "GREY", "GRAY", "ORGANISE", "ORGANIZE"])
def test_T10_both_english_spellings(word: str, english):
    assert checked(Table(words=english), word).right is True


@pytest.mark.parametrize(
    ("typed", "form"), [("épée", "épée"), ("EPEE", "épée"), ("BOEUF", "bœuf"), ("bœuf", "bœuf"), ("CHAT", "chat")]
)
def test_T10_accents_are_ignored_and_the_dictionary_form_is_shown(typed: str, form: str, french):
    told = checked(Table(words=french, language="fr"), typed)
    assert (told.right, told.form) == (True, form)


@pytest.mark.parametrize(
    ("typed", "form"), [("Tür", "Tür"), ("TUR", "Tür"), ("Straße", "Straße"), ("STRASSE", "Straße")]
)
def test_T10_german_words(typed: str, form: str, german):
    told = checked(Table(words=german, language="de"), typed)
    assert (told.right, told.form) == (True, form)


@pytest.mark.parametrize("word", ["MOTHER-IN-LAW", "MOTHERINLAW", "MERRY-GO-ROUND"])
def test_T9_hyphenated_compounds_are_one_word(word: str, english):
    assert checked(Table(words=english), word).right is True


@pytest.mark.parametrize("word", ["DOGANDCAT", "REDTABLE", "FIREENGINE"])
def test_T9_words_written_apart_are_not(word: str, english):
    assert checked(Table(words=english), word).right is False


def test_T9_french_compounds(french):
    told = checked(Table(words=french, language="fr"), "ARC-EN-CIEL")
    assert (told.right, told.form) == (True, "arc-en-ciel")


@pytest.mark.parametrize("category", ["painter", "cheese"])
def test_T9_where_names_or_other_languages_are_asked_for_no_dictionary_can_tell(category: str, english):
    table = Table(words=english, deck=(category, "fruit"))
    told = checked(table, "GRZEGORZEWSKI")
    assert (told.right, told.form) == (None, None)
    assert table.on_turn == (1, "drawing")  # nobody loses anything
    assert table.at("GRSK") == [-2, -2, -1, -1]
    table.begin()
    assert table.view().category.id == "fruit"


def test_T9_elsewhere_it_can(english):
    assert checked(Table(words=english, deck=("fruit",)), "GRZEGORZEWSKI").right is False


def test_T9_proper_names_are_words(english):
    told = checked(Table(words=english, deck=("fruit",)), "PARIS")
    assert (told.right, told.form) == (True, "Paris")


def test_T9_every_answer_on_our_cards_is_spelled_right(english):
    told = checked(Table(words=english, deck=("cheese",)), "WENSLEYDALE")
    assert (told.right, told.form) == (True, "Wensleydale")


def test_T11_the_active_team_explains_and_everybody_votes():
    table = Table(4)
    table.give("TEA")
    assert table.ok(3, "contest") == (Contested(3, "TEA"),)
    assert table.duties == {"explain": (0, 2)}
    assert table.no(1, "draw") == "not_open"
    assert table.no(1, "explain", text="No.") == "other_team"
    assert table.no(0, "vote", fits=True) == "not_open"
    assert table.ok(2, "explain", text=" It is a drink. ") == (Explained(2, "It is a drink."),)
    assert table.duties == {"vote": (0, 1, 2, 3)}


def test_T11_more_no_than_yes_takes_the_letters_back():
    table = Table(5)  # three against two
    contested(table)
    for seat, fits in enumerate([True, False, True, False]):
        table.ok(seat, "vote", fits=fits)
    assert table.ok(4, "vote", fits=False) == (
        Voted(4, fits=False),
        TakenBack(0, "TEA", "refused"),
        VoteEnded("TEA", (True, False, True, False, False), stays=False),
    )
    assert (table.at("T"), table.on_turn) == ([0], (1, "drawing"))
    assert table.view().given[0].back


@pytest.mark.parametrize(
    ("votes", "stays"),
    [
        ((True, False), True),  # a tie keeps the word
        ((True, True), True),
        ((False, False), False),
        ((None, None), True),
        ((None, False), False),  # an abstention is neither
        ((True, None), True),
    ],
)
def test_T11_the_count(votes: tuple[bool | None, ...], stays: bool):
    table = Table()
    contested(table)
    for seat, fits in enumerate(votes):
        table.ok(seat, "vote", **({} if fits is None else {"fits": fits}))
    assert table.events(VoteEnded) == [VoteEnded("TEA", votes, stays)]
    assert table.at("T") == [-1 if stays else 0]
    assert table.on_turn == (1, "drawing")  # no penalty: the challengers have their turn


def test_T11_the_vote_is_secret_until_all_have_voted():
    table = Table(4)
    contested(table)
    (voted,) = table.ok(2, "vote", fits=False)
    assert table.told(voted, 2) == voted
    for seat in (0, 1, 3, None):
        assert table.told(voted, seat) == Voted(2)
        assert table.view(seat).ballot is None
        assert table.view(seat).voted == (2,)
    assert table.view(2).ballot is False
    assert table.duties == {"vote": (0, 1, 3)}
    assert table.no(2, "vote", fits=True) == "already_voted"


def test_T11_the_advisers_word_comes_with_the_result():
    for word, advice in {"PLUM": "listed", "PLUMM": "near", "TEA": None}.items():
        table = Table(deck=("fruit",))
        contested(table, word)
        table.ok(0, "vote", fits=True)
        assert table.events(VoteEnded) == []
        assert table.ok(1, "vote", fits=True)[-1].advice == advice
    table = Table(deck=("zodiac",))
    contested(table, "HORSE")
    table.ok(0, "vote")
    assert table.ok(1, "vote")[-1].advice == "unlisted"


def test_T11_by_the_earlier_ruling_a_word_that_is_kept_cannot_be_checked_any_more(english):
    table = Table(words=english, doubts="one")
    contested(table, "STRAWBERY")
    table.ok(0, "vote", fits=True)
    table.ok(1, "vote", fits=True)
    assert table.no(1, "check") == "not_open"
