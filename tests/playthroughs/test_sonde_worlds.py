"""What nobody may see of a Sonde: two worlds that differ in what is hidden are sent as the same bytes."""

import pytest

from tests.playthroughs.records import frames, free, of_kind, record, sent, unused, viewers

CLOSED = "?"
FREE = [name for name in free("sonde") if record(name)[0].get("options", {}).get("letters") != "box"]
"""But for those with the cards of the box, which have no room for other letters: conformance has two worlds of them."""


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
    voided = any(of_kind(frame, "voided") for frame in frames(lines))
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
    drawn = sum(len(of_kind(frame, "drew")) for frame in frames(lines))
    one, other = (
        [{**lines[0], "deck": [*lines[0]["deck"][:drawn], *rest], "seed": seed}, *lines[1:]]
        for seed, rest in ((7, ["+15", "-10", "left"]), (8, ["left", "normal", "x5"]))
    )
    for viewer in viewers(lines):
        assert sent(one, viewer) == sent(other, viewer)
