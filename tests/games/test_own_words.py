"""Games at tables with words of their own: what may be hidden, what may be built, and what chance and bots choose."""

from random import Random
from typing import Any

import msgspec
import pytest

from lettrine.analysis.registry import ANALYSERS
from lettrine.bots.common.bot import Bots
from lettrine.bots.registry import bots_of
from lettrine.core import engine
from lettrine.core.game import Context, Refusal, Seating
from lettrine.core.luck import Luck
from lettrine.core.match import Entry, Match
from lettrine.core.packs import OwnCategory, Pack
from lettrine.games import known_game
from lettrine.words.cache import lexicon

WORDS = {
    "sonde": Pack("Cells", ("ribosome", "mitochondria", "membrane", "nucleus", "qwrtzu")),
    "glyphs": Pack("Five", ("axons", "zzyzx", "cilia", "lysis")),
    "quick": Pack("Three", ("RNA", "DNA", "ATP", "axo")),
    "solitaire": Pack("Four", ("gene", "cell", "rose", "stem", "axon")),
}


def table(game: str, pack: Pack, seats: int = 2, seed: int = 0, free: bool = False, **options: Any) -> Match:
    played = known_game(game)
    edition = "1976" if game == "sonde" else "standard"
    rules = played.rules(edition, options)
    assert played.check_pack(rules, "en", pack) is None
    words = played.dictionary(None if free else lexicon("en"), "en", pack)
    match = Match.start(played, rules, Seating(seats, "en"), Context(Luck(seed), words))
    assert isinstance(match, Match)
    return match


def said(match: Match, seat: int, do: str, **fields: Any) -> Entry | Refusal:
    return match.act(seat, msgspec.convert({"do": do, **fields}, match.game.actions))


@pytest.mark.parametrize(
    ("game", "own", "other"),
    [
        ("sonde", "QWRTZU", "HOUSE"),
        ("glyphs", "zzyzx", "HOUSE"),
        ("quick", "rna", "CAT"),
    ],
)
def test_words_to_hide_are_those_of_the_list(game, own, other):
    match = table(game, WORDS[game], seats=3)
    refused = said(match, 0, "hide", word=other)
    assert isinstance(refused, Refusal)
    assert refused.code == "not_in_pack"
    assert isinstance(said(match, 0, "hide", word=own), Entry)


@pytest.mark.parametrize(("letters", "code"), [("free", None), ("box", "pack_too_few")])
def test_a_list_of_words_that_the_box_has_not_the_cards_for_is_refused(letters, code):
    """Nobody could hide anything, and the game would never begin."""
    sonde = known_game("sonde")
    refused = sonde.check_pack(sonde.rules("1976", {"letters": letters}), "en", Pack(words=("pizzazz",)))
    assert (refused and refused.code) == code


def test_a_word_near_one_of_the_list_is_told():
    refused = said(table("sonde", WORDS["sonde"], seats=3), 0, "hide", word="ribosone")
    assert refused == Refusal("not_in_pack", {"word": "RIBOSONE", "suggestions": ["ribosome"]})


def test_S6_classes_do_not_matter_for_a_list():
    pack = Pack(words=("went", "suddenly"))
    sonde = known_game("sonde")
    rules = sonde.rules("1967", {})
    words = sonde.dictionary(lexicon("en"), "en", pack)
    match = Match.start(sonde, rules, Seating(3, "en"), Context(Luck(0), words))
    assert isinstance(match, Match)
    assert isinstance(said(match, 0, "hide", word="went"), Entry)


def test_G14_umlauts_of_a_list_count_where_the_game_keeps_them():
    glyphs = known_game("glyphs")
    words = glyphs.dictionary(lexicon("de"), "de", Pack(words=("Mühle",)))
    match = Match.start(glyphs, glyphs.rules("standard", {}), Seating(2, "de"), Context(Luck(0), words))
    assert isinstance(match, Match)
    assert isinstance(said(match, 0, "hide", word="Muhle"), Refusal)
    assert isinstance(said(match, 0, "hide", word="Mühle"), Entry)


@pytest.mark.parametrize("free", [False, True])
def test_G16_what_is_built_may_be_any_word_of_the_language(free):
    match = table("quick", Pack(words=("eat", "sob")), free=free)
    said(match, 0, "hide", word="eat")
    said(match, 1, "hide", word="eat")
    claimed = said(match, 0, "claim", word="tea")
    if free:  # without the language's lexicon there is the list alone
        assert isinstance(claimed, Refusal)
        assert claimed.code == "not_in_pack"
    else:
        assert isinstance(claimed, Entry)


def test_G17_a_solitaire_begins_with_words_of_the_list():
    for seed in range(5):
        match = table("solitaire", WORDS["solitaire"], seats=1, seed=seed)
        assert {group.word for group in match.state.groups} < {"GENE", "CELL", "ROSE", "STEM", "AXON"}
    assert isinstance(said(match, 0, "stop"), Entry)


@pytest.mark.parametrize("game", ["sonde", "glyphs", "quick"])
def test_words_by_lot_are_from_the_list(game):
    for seed in range(5):
        match = table(game, WORDS[game], seats=3, seed=seed, clock=30)
        match.lapse()
        hidden = {word.upper() for word in WORDS[game].words}
        seen = [getattr(event, "cells", None) or getattr(event, "word", None) for event in match.log[-1].events]
        words = {str(word).strip(".") for word in seen if word}
        assert words, game
        assert words <= hidden


@pytest.mark.parametrize("game", ["sonde", "glyphs", "quick"])
@pytest.mark.parametrize("strength", ["gentle", "beginner", "club", "master"])
def test_bots_hide_words_of_the_list_and_play_to_the_end(game, strength):
    match = table(game, WORDS[game], seats=3, seed=3)
    maker, words = bots_of(game)[strength], match.context.words
    bots = Bots(match, {seat: maker(seat, words, Random(seat)) for seat in range(3)})
    bots.play_out()
    while (due := engine.deadline(match.here)) is not None:
        match.wake(due)
        bots.play_out()
    allowed = {word.upper() for word in WORDS[game].words}
    hides = [entry.action.word.upper() for entry in match.log if type(entry.action).__name__ == "Hide"]
    assert len(hides) >= 3
    assert set(hides) <= allowed
    assert match.game.standing(match.state).over
    if game in ANALYSERS:
        assert ANALYSERS[game](match.log, ("A", "B", "C"), words, free=False) is not None


def test_bots_hide_long_words_where_there_are_no_shorter_ones():
    match = table("sonde", Pack(words=("mitochondria", "photosphere")), seats=2 + 1)
    maker = bots_of("sonde")["gentle"]
    bot = maker(0, match.context.words, Random(1))
    Bots(match, {0: bot}).play_out()
    assert [entry.action.word for entry in match.log if entry.action] != []


@pytest.mark.parametrize(
    ("game", "pack", "code", "detail"),
    [
        ("sonde", Pack(words=("fig", "pear 2")), "pack_letters", {"line": 2, "word": "pear 2"}),
        ("sonde", Pack(words=("rendez-vous",)), "pack_letters", {"line": 1, "word": "rendez-vous"}),
        ("sonde", Pack(words=("fig", "a" * 26)), "pack_too_long", {"line": 2, "word": "a" * 26, "most": 25}),
        ("sonde", Pack(words=("a" * 20,)), "pack_too_few", {"least": 1, "shortest": 1, "longest": 12}),
        ("glyphs", Pack(words=("fig", "pear")), "pack_too_few", {"least": 1, "shortest": 5, "longest": 5}),
        (
            "solitaire",
            Pack(words=("pear", "Pear", "fig")),
            "pack_too_few",
            {"least": 4, "shortest": 4, "longest": 4},
        ),
        ("quick", Pack(words=("fuck",)), "pack_too_few", {"least": 1, "shortest": 3, "longest": 3}),
        ("sonde", Pack(categories=(OwnCategory("Fruits"),)), "pack_other_game", {"kind": "words"}),
        ("sonde", Pack("Empty"), "pack_empty", {"kind": "words"}),
    ],
)
def test_lists_that_a_table_cannot_play_with(game, pack, code, detail):
    played = known_game(game)
    rules = played.rules("1976" if game == "sonde" else "standard", {})
    assert played.check_pack(rules, "en", pack) == Refusal(code, detail)


def test_G16_a_prelude_needs_a_word_as_well():
    glyphs = known_game("glyphs")
    rules = glyphs.rules("standard", {"prelude": "quick"})
    refused = glyphs.check_pack(rules, "en", Pack(words=("axons",)))
    assert isinstance(refused, Refusal)
    assert refused.detail["shortest"] == rules.prelude_length
    assert glyphs.check_pack(rules, "en", Pack(words=("axons", "x" * rules.prelude_length))) is None
