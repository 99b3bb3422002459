"""What everyone may see of a Sonde, and what may be remembered of it (S18)."""

import json

import msgspec
import pytest

from lettrine.core import record as records
from lettrine.core.match import Entry
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.actions import ACTIONS
from tests.playthroughs.records import HERE, frames, free, of_kind, record, replay, seen, sent, unused, viewers

SEEN = seen("sonde")


@pytest.mark.parametrize("name", SEEN)
def test_somebody_is_on_turn_once_all_have_hidden_until_the_end(name):
    end = frames(record(name))[-1]["view"]
    assert (end["turn"] is None) is (end["phase"] in ("hiding", "over"))


@pytest.mark.parametrize("name", SEEN)
def test_everyone_sees_the_same_table_but_for_their_own_secrets(name):
    lines = record(name)
    public = [_public(frame) for frame in frames(lines)]
    for viewer in viewers(lines):
        told = frames(lines, viewer)
        assert len(told) == len(lines)
        assert [_public(frame) for frame in told] == public


def _public(frame):
    """A frame without what is meant for its viewer alone."""
    events = [{key: event[key] for key in event if key != "cells"} for event in frame["events"]]
    view = {key: value for key, value in frame["view"].items() if key not in ("seat", "open")}
    view["trays"] = [[{key: tray[key] for key in tray if key != "secret"} for tray in seat] for seat in view["trays"]]
    duties = [{key: value for key, value in one.items() if key != "offers"} for one in frame["view"].get("open", [])]
    return events, view, duties


@pytest.mark.parametrize("name", SEEN)
def test_secrets_are_sent_to_their_owner_only(name):
    lines = record(name)
    for viewer in viewers(lines):
        told = frames(lines, viewer)
        assert '"seed"' not in "".join(sent(lines, viewer))
        for frame in told:
            assert {str(event["seat"]) for event in frame["events"] if "cells" in event} <= {viewer}
            assert not any("cards" in event for event in frame["events"])
            owners = {str(seat) for seat, trays in enumerate(frame["view"]["trays"]) if "secret" in trays[0]}
            assert owners <= {viewer}


@pytest.mark.parametrize("name", [name for name in SEEN if "deck" in record(name)[0]])
def test_S9_everyone_sees_the_cards_in_the_order_of_the_deck(name):
    lines = record(name)
    deck = lines[0]["deck"]
    for viewer in viewers(lines):
        drawn = [event["card"] for frame in frames(lines, viewer) for event in of_kind(frame, "drew")]
        assert drawn[: len(deck)] == deck[: len(drawn)]


# S18: what may be remembered


def misses(lines):
    """(line, another letter) of every question that missed because the letter is not on the tray at all."""
    spare = unused(lines)
    for number, line in enumerate(lines):
        if line.get("do") == "ask" and line["letter"] != "." and line["letter"] not in _words_of(lines, line["of"]):
            yield number, [*lines[:number], {**line, "letter": spare}, *lines[number + 1 :]]


def _words_of(lines, owner):
    return "".join(line["word"] for line in lines if line.get("do") == "hide" and line["seat"] == owner).upper()


def views_of_later_turns(lines, number, viewer):
    told = frames(lines, viewer)
    turn = told[number - 1]["view"]["turns"]
    later = [frame for frame in told[number + 1 :] if frame["view"]["turns"] > turn]
    return [frame for frame in later if not frame["view"].get("over")]


def test_S18_strict_memory_shows_nothing_of_an_earlier_turns_misses():
    compared = 0
    for name in free("sonde"):
        lines = record(name)
        if lines[0]["options"].get("memory") == "notes":
            continue
        for number, other in misses(lines):
            for viewer in viewers(lines):
                later = views_of_later_turns(lines, number, viewer)
                assert later == views_of_later_turns(other, number, viewer), (name, number + 1)
                compared += len(later)
    assert compared > 3000


def test_S18_notes_show_every_question():
    lines = record("s18-notes")
    told = frames(lines, "2")[-1]["view"]["questions"]
    assert [question["letter"] for question in told] == ["Z", "Y", "X", "C", "W"]
    for number, other in list(misses(lines))[:3]:
        assert views_of_later_turns(lines, number, "2") != views_of_later_turns(other, number, "2")


def test_S18_strict_memory_shows_the_turn_in_progress():
    told = [frame["view"].get("questions", []) for frame in frames(record("s18-strict"), "2")]
    letters = [[question["letter"] for question in questions] for questions in told]
    assert letters == [[], [], [], [], [], [], [], ["C"], ["C"], []]


def test_S12_a_hit_opens_the_same_duty_whatever_the_number_of_matches():
    one, three = record("s12-owner-chooses"), record("s12-owner-chooses")
    one[2] = {**one[2], "word": "TREASUPEQ"}
    for viewer in ("0", "2", "watcher"):
        assert sent(one[:5], viewer) == sent(three[:5], viewer)


def test_S28_a_call_that_cannot_be_asked_leaves_no_trace():
    refused = [(HERE / f"{name}.jsonl") for name in ("s28-four", "s28-four-wrong-word")]
    right, wrong = (replay(file)[2].partition(": ")[2] for file in refused)
    assert right == wrong


# What a record keeps


def test_S32_a_record_keeps_which_word_a_vote_was_about():
    header = msgspec.convert({**TRUSTING, "seats": ("Ann", "Bob", "Cid")}, records.Header)
    match = records.begin(header, SONDE, None)
    for seat, fields in ALL_OPEN_BUT_BOB:
        assert isinstance(match.act(seat, msgspec.convert(fields, ACTIONS)), Entry)
    against = msgspec.convert({"do": "vote", "ok": False, "of": 0}, ACTIONS)
    for seat in (1, 2):
        assert isinstance(match.act(seat, against), Entry)
    assert SONDE.standing(match.state).scores == (-100, 130, 0)
    code, out, err = replay("-", text=b"".join(records.written(header, match)))
    assert (code, json.loads(out)["scores"]) == (0, [-100, 130, 0]), err


TRUSTING = {
    "record": 1,
    "game": "sonde",
    "edition": "1976",
    "language": "en",
    "options": {"cards": "off", "spelling": "trust"},
    "first": 1,
    "lexicon": "none",
}
ALL_OPEN_BUT_BOB = [
    *[(seat, {"do": "hide", "word": word}) for seat, word in enumerate(["AB", "CD", "EF"])],
    *[
        step
        for of, word in ((0, "AB"), (2, "EF"))
        for space, letter in enumerate(word, 1)
        for step in ((1, {"do": "ask", "of": of, "letter": letter}), (of, {"do": "expose", "space": space}))
    ],
    (1, {"do": "check", "of": 0}),
    (1, {"do": "check", "of": 2}),
]
