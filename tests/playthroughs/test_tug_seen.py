"""What everyone may see of Tug, by the records: whispers in their team only, and only their own ballot in a vote."""

import json

import pytest

from tests.playthroughs.records import EXPECTED, HERE, frames, of_kind, record, replay, seen, sent, viewers

SEEN = seen("tug")
BOARDS = [name for name in SEEN if "board" in EXPECTED[name]]
WHISPERED = [name for name in SEEN if any(line.get("do") == "suggest" for line in record(name))]
VOTED = [name for name in SEEN if any(line.get("do") == "vote" for line in record(name))]
OTHER = "xylophone"
"""A word that nobody whispers in a record."""


@pytest.mark.parametrize("name", BOARDS)
def test_where_letters_lie_after_each_line(name):
    told = frames(record(name))
    for want in EXPECTED[name]["board"]:
        tiles = {tile["letter"]: tile for tile in told[want["line"] - 1]["view"]["tiles"]}
        letters = want.keys() - {"line"}
        assert {letter: tiles[letter]["at"] for letter in letters} == {letter: want[letter] for letter in letters}
        taken = {-3: 0, 3: 1}
        assert all(tile["taken"] == taken.get(tile["at"]) for tile in tiles.values())


@pytest.mark.parametrize("name", SEEN)
def test_everyone_sees_the_same_table_but_for_whispers_and_ballots(name):
    lines = record(name)
    public = [_public(frame) for frame in frames(lines)]
    for viewer in viewers(lines):
        told = frames(lines, viewer)
        assert len(told) == len(lines)
        assert [_public(frame) for frame in told] == public


def _public(frame):
    """A frame without what is meant for its viewer or its viewer's team."""
    view = _without(frame["view"], "seat", "team", "suggestions", "ballot", "open")
    duties = [_without(one, "offers") for one in frame["view"].get("open", [])]
    events = [_told_to_all(event) for event in frame["events"] if event["event"] != "suggested"]
    return events, view, duties


def _told_to_all(event):
    return _without(event, "fits") if event["event"] == "voted" else event


def _without(fields, *names):
    return {name: value for name, value in fields.items() if name not in names}


def other_team(lines, seat):
    """Everybody who must not hear what this seat whispers."""
    teams = frames(lines)[0]["view"]["teams"]
    return ["watcher", *(str(each) for team in teams if seat not in team for each in team)]


@pytest.mark.parametrize("name", WHISPERED)
def test_T5_a_whisper_reaches_the_own_team_and_nobody_else(name):
    lines = record(name)
    for number, line in enumerate(lines):
        if line.get("do") != "suggest":
            continue
        changed = [*lines[:number], {**line, "word": OTHER}, *lines[number + 1 :]]
        others = other_team(lines, line["seat"])
        for viewer in viewers(lines):
            assert (sent(lines, viewer) == sent(changed, viewer)) is (viewer in others)
            assert (OTHER in "".join(sent(changed, viewer))) is (viewer not in others)
            assert viewer not in others or of_kind(frames(lines, viewer)[number], "suggested") == []


@pytest.mark.parametrize("name", VOTED)
def test_T11_a_ballot_is_its_voters_alone_until_all_have_voted(name):
    lines = record(name)
    for number, line in enumerate(lines):
        if line.get("do") != "vote" or of_kind(frames(lines)[number], "vote_ended"):
            continue
        other = {**line, "fits": not line.get("fits", True)}
        before = lines[: _counted(lines, number)]
        changed = [*before[:number], other, *before[number + 1 :]]
        for viewer in viewers(lines):
            assert (sent(before, viewer) == sent(changed, viewer)) is (viewer != str(line["seat"]))


def _counted(lines, number):
    """The line at which the votes are counted that this line is one of."""
    ends = (at for at in range(number, len(lines)) if of_kind(frames(lines)[at], "vote_ended"))
    return next(ends, len(lines))


def test_T11_the_ballots_lie_open_in_the_end():
    for viewer in ("0", "3", "watcher"):
        (ended,) = of_kind(frames(record("tug-t11-tie"), viewer)[-1], "vote_ended")
        assert ended["ballots"] == [True, False, True, False]


@pytest.mark.parametrize("name", SEEN)
def test_T3_the_pile_and_the_seed_are_shown_to_nobody(name):
    lines = record(name)
    for viewer in viewers(lines):
        assert '"pile"' not in "".join(sent(lines, viewer))
        assert '"seed"' not in "".join(sent(lines, viewer))


def test_T10_the_dictionary_form_is_shown_to_all():
    forms = {"tug-t09-compound": "mother-in-law", "tug-t10-cut-off-right": "strawberry", "tug-t10-colour": "colour"}
    forms |= {"tug-t10-french-accents": "éléphant", "tug-t10-german-umlauts": "Straße"}
    for name, form in forms.items():
        frame = frames(record(name))[-1]
        assert of_kind(frame, "checked")[0]["form"] == frame["view"]["given"][0]["form"] == form


def test_T12_scores_are_by_team_and_a_whole_team_wins():
    code, out, _ = replay(HERE / "tug-game-fr-twelve-seats.jsonl")
    stands = json.loads(out)
    assert (code, stands["scores"], stands["winners"]) == (0, [7, 4], [0, 2, 4, 6, 8, 10])
    assert stands["turn"] is None
