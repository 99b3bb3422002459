"""Whole games and awkward corners, worked out by hand from docs/rules/sonde.md, and what nobody may see of them.

A record is a .jsonl file here; expected.toml says what it must come to. The secrecy tests know no rule: they
change in a record what a viewer must not know, and what the viewer is sent must stay the same to the byte.
"""

import json
import string
import tomllib
from functools import cache
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from lettrine.cli import main
from lettrine.core import record as records
from lettrine.core.match import Entry
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.actions import ACTIONS

HERE = Path(__file__).parent
EXPECTED = tomllib.loads((HERE / "expected.toml").read_text(encoding="utf-8"))
REFUSED = [name for name, want in EXPECTED.items() if "error" in want]
PLAYED = [name for name in EXPECTED if name not in REFUSED]
CLOSED = "?"


def replay(file, *args, text=None):
    """Exit code, standard output and standard error of `lettrine replay`."""
    done = CliRunner().invoke(main, ["replay", str(file), *args], input=text, env={"LETTRINE_INTERFACE": "en"})
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.exit_code, done.stdout, done.stderr


def record(name):
    """The lines of a record that are played, as objects: those before the one that is refused."""
    lines = (HERE / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    stop = EXPECTED[name].get("error", {"line": len(lines) + 1})["line"]
    return [json.loads(line) for line in lines[: stop - 1]]


@cache
def _sent(text, viewer):
    code, out, err = replay("-", "--as", viewer, text=text)
    assert code == 0, err
    return out.splitlines()


def sent(lines, viewer):
    """What this viewer was sent, one line after the header and after each action."""
    return _sent("\n".join(json.dumps(line) for line in lines), str(viewer))


def frames(lines, viewer="watcher"):
    return [json.loads(line) for line in sent(lines, viewer)]


def viewers(lines):
    return ["watcher", *map(str, range(len(lines[0]["seats"])))]


# What it comes to


def test_every_record_is_expected():
    assert {file.stem for file in HERE.glob("*.jsonl")} == set(EXPECTED)


@pytest.mark.parametrize("name", [name for name in EXPECTED if "after" in EXPECTED[name]])
def test_scores_and_turn_after_each_line(name):
    told = frames(record(name))
    for want in EXPECTED[name]["after"]:
        seen = told[want["line"] - 1]["view"]
        assert {"line": want["line"], **{key: seen[key] for key in want if key != "line"}} == want


@pytest.mark.parametrize("name", PLAYED)
def test_how_it_stands(name):
    code, out, err = replay(HERE / f"{name}.jsonl")
    assert (code, err) == (0, "")
    stands, want = json.loads(out), EXPECTED[name]
    assert stands["over"] == want["over"]
    assert stands["winners"] == want.get("winners", [])
    assert (stands["turn"] is None) is want["over"]
    assert stands["actions"] == len(record(name)) - 1
    if "total" in want:
        assert sum(stands["scores"]) == want["total"]


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_refused(name):
    file, want = HERE / f"{name}.jsonl", EXPECTED[name]["error"]
    code, out, err = replay(file)
    assert (code, out) == (2, "")
    assert err.startswith(f"{file}:{want['line']}: {want['code']}: ")
    assert err.count("\n") == 1


# What everyone may see

SEEN = [name for name in EXPECTED if EXPECTED[name].get("error", {"line": 2})["line"] > 1]


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
        drawn = [event["card"] for frame in frames(lines, viewer) for event in _of_kind(frame, "drew")]
        assert drawn[: len(deck)] == deck[: len(drawn)]


def _of_kind(frame, kind):
    return [event for event in frame["events"] if event["event"] == kind]


# What nobody may see: two worlds

FREE = [name for name in SEEN if record(name)[0].get("lexicon") == "none"]


def prefixes(lines):
    """The record up to the last hide, to half of what follows, and to its end; to every line where owners answer."""
    hidden, end = 1 + sum(line.get("do") == "hide" for line in lines), len(lines)
    by_hand = any(line.get("do") == "answer" for line in lines)
    ends = range(hidden, end + 1) if by_hand else sorted({hidden, (hidden + end) // 2, end})
    return [lines[:end] for end in ends]


def closed(lines):
    """(line, place in the word) of every letter whose flap is still closed at the end."""
    shown = frames(lines)[-1]["view"]["trays"]
    places = []
    for number, line in enumerate(lines):
        if line.get("do") == "hide":
            tray = shown[line["seat"]][line.get("tray") == "right"]["shown"]
            flaps = tray[line.get("before", 0) :][: len(line["word"])]
            places += [(number, place) for place, flap in enumerate(flaps) if flap == CLOSED]
    return places


def asked(lines, owner):
    """The letters asked of an owner, each with the answers given."""
    answers, question = {}, None
    for event in (event for frame in frames(lines) for event in frame["events"]):
        if event["event"] == "asked":
            question = event
        if event["event"] == "answered" and question["of"] == owner:
            answers.setdefault(question["letter"], set()).add(event["yes"])
    return answers


def questions_to(lines, owner):
    return {line["letter"] for line in lines if line.get("do") == "ask" and line["of"] == owner}


def unused(lines):
    """A letter that occurs nowhere in the record."""
    text = "".join(str(line.get(key, "")) for line in lines for key in ("word", "letter", "sequence"))
    return next(letter for letter in reversed(string.ascii_uppercase) if letter not in text.upper())


def rewritten(lines, places, letter):
    """The record with another letter in these places."""
    other = [dict(line) for line in lines]
    for number, place in places:
        word = other[number]["word"]
        other[number]["word"] = word[:place] + letter + word[place + 1 :]
    return other


def letter_at(lines, place):
    return lines[place[0]]["word"][place[1]]


def owner_of(lines, place):
    return lines[place[0]]["seat"]


def assert_same_for_the_others(lines, other, owner):
    for viewer in viewers(lines):
        if viewer != str(owner):
            assert sent(lines, viewer) == sent(other, viewer), viewer


def worlds_with_another_secret(lines):
    """Every letter that is still hidden and was never asked for could be another one."""
    for owner in range(len(lines[0]["seats"])):
        spoken = questions_to(lines, owner)
        places = [p for p in closed(lines) if owner_of(lines, p) == owner and letter_at(lines, p) not in spoken]
        if places:
            yield rewritten(lines, places, unused(lines)), owner


def settled_by_hand(lines):
    """Whether owners chose all their spaces: no tray or clock did for them, no choice was made void (S30)."""
    voided = any(_of_kind(frame, "voided") for frame in frames(lines))
    by_itself = "clock" in lines[0]["options"] or any(line.get("do") in ("auto", "lapse") for line in lines)
    return not voided and not by_itself


def worlds_with_more_matches(lines):
    """A letter that was hit and not missed could lie on one more of the spaces still hidden."""
    if not settled_by_hand(lines):
        return
    for place in closed(lines):
        owner = owner_of(lines, place)
        spoken = questions_to(lines, owner)
        hits = [letter for letter, said in asked(lines, owner).items() if said == {True} and letter != "."]
        if hits and letter_at(lines, place) not in spoken:
            yield rewritten(lines, [place], hits[0]), owner


def worlds_with_an_honest_no(lines):
    """A letter denied and still hidden (S31) could as well not be there."""
    for owner in range(len(lines[0]["seats"])):
        denied = {letter for letter, said in asked(lines, owner).items() if said == {False}}
        places = [p for p in closed(lines) if owner_of(lines, p) == owner and letter_at(lines, p) in denied]
        if places:
            yield rewritten(lines, places, unused(lines)), owner


def worlds(make):
    return [(name, part, *other) for name in FREE for part in prefixes(record(name)) for other in make(part)]


@pytest.mark.parametrize(
    ("make", "least"),
    [(worlds_with_another_secret, 300), (worlds_with_more_matches, 50), (worlds_with_an_honest_no, 8)],
)
def test_what_is_hidden_does_not_show(make, least):
    found = worlds(make)
    assert len(found) >= least
    for _name, lines, other, owner in found:
        assert_same_for_the_others(lines, other, owner)


def is_dealt_from_its_deck(lines):
    """The deck is given, and cannot be used up: after a new shuffle the cards would follow from the seed."""
    draws = sum(line["do"] in ("draw", "lapse") for line in lines[1:])
    return draws <= len(lines[0].get("deck", ())) and "clock" not in lines[0].get("options", {})


@pytest.mark.parametrize(
    "name", [name for name in FREE if "deck" in record(name)[0] and is_dealt_from_its_deck(record(name))]
)
def test_the_draw_pile_and_the_seed_do_not_show(name):
    lines = record(name)
    drawn = sum(len(_of_kind(frame, "drew")) for frame in frames(lines))
    one, other = (
        [{**lines[0], "deck": [*lines[0]["deck"][:drawn], *rest], "seed": seed}, *lines[1:]]
        for seed, rest in ((7, ["+15", "-10", "left"]), (8, ["left", "normal", "x5"]))
    )
    for viewer in viewers(lines):
        assert sent(one, viewer) == sent(other, viewer)


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
    for name in FREE:
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
