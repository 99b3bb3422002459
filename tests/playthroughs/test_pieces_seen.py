"""What everyone may see of Glyphs, Quick and Solitaire, by the records: the same table, but for their own secrets."""

import pytest

from tests.playthroughs.records import frames, of_kind, record, seen, sent, viewers

SEEN = seen("glyphs", "quick", "solitaire")


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
    view = _without(frame["view"], "seat", "open", "boards", "race")
    boards = [_without(board, "word") for board in frame["view"].get("boards", [])]
    race = _without(frame["view"].get("race") or {}, "pieces", "secret")
    duties = [_without(one, "offers") for one in frame["view"].get("open", [])]
    return [_told_to_all(event) for event in frame["events"]], view, boards, race, duties


def _told_to_all(event):
    return _without(event, "word") if event["event"] in ("hid", "race_hid") else event


def _without(fields, *names):
    return {name: value for name, value in fields.items() if name not in names}


@pytest.mark.parametrize("name", SEEN)
def test_secrets_are_sent_to_their_owner_only(name):
    lines = record(name)
    for viewer in viewers(lines):
        assert '"seed"' not in "".join(sent(lines, viewer))
        for frame in frames(lines, viewer):
            hid = of_kind(frame, "hid") + of_kind(frame, "race_hid")
            assert {str(event["seat"]) for event in hid if "word" in event} <= {viewer}
            if not frame["view"].get("over"):
                boards = enumerate(frame["view"].get("boards", []))
                assert {str(owner) for owner, board in boards if "word" in board} <= {viewer}
            race = frame["view"].get("race") or {}
            assert race.get("over") or "words" not in race
            assert viewer != "watcher" or not {"pieces", "secret"} & set(race)


def hidden_words(lines):
    """After each line, the words that are hidden then, by owner, unless somebody has said them, of whomever."""
    words, spoken = {}, set()
    for number, line in enumerate(lines):
        if line.get("do") == "hide":
            words[line["seat"]] = line["word"].upper()
        spoken |= {event["word"] for event in of_kind(frames(lines)[number], "named")}
        yield {owner: word for owner, word in words.items() if word not in spoken}


@pytest.mark.parametrize("name", [name for name in seen("glyphs") if "prelude" not in record(name)[0]["options"]])
def test_a_hidden_word_is_in_no_line_that_another_is_sent(name):
    lines = record(name)
    for viewer in viewers(lines):
        for line, words in zip(sent(lines, viewer), hidden_words(lines), strict=True):
            others = {word for owner, word in words.items() if str(owner) != viewer} - set(_own(lines, viewer))
            assert '"over":true' in line or not any(word in line for word in others)


def _own(lines, viewer):
    """What a viewer knows from its own tray, should another have hidden the same."""
    return [line["word"].upper() for line in lines[1:] if line["do"] == "hide" and str(line["seat"]) == viewer]


def test_G13_all_words_are_shown_at_the_end():
    for viewer in ("0", "1", "2", "watcher"):
        end = frames(record("glyphs-g13-twenty-five"), viewer)[-1]
        assert of_kind(end, "ended")[0]["words"] == ["LOUPE", "MEMES", "FLOUS"]
        assert [board.get("word") for board in end["view"]["boards"]] == ["LOUPE", None, "FLOUS"]
        assert end["view"]["boards"][1]["past"] == ["MEMES"]


def test_G12_a_wrong_word_is_heard_by_all_and_reveals_nothing_else():
    lines = record("glyphs-g12-sheet-example")
    for viewer in ("0", "watcher"):
        heard = of_kind(frames(lines, viewer)[-1], "named")
        assert heard == [{"event": "named", "seat": 0, "of": 1, "word": "TEMPS", "right": False, "points": -14}]
        assert "TEMPE" not in "".join(sent(lines, viewer))


@pytest.mark.parametrize("name", ["quick-sheet-example", "quick-three-seats", "glyphs-prelude-winner-starts"])
def test_G16_pieces_are_seen_by_who_received_them_and_words_by_all_at_the_end(name):
    lines = record(name)
    seats = len(lines[0]["seats"])
    for viewer in viewers(lines):
        before, after = (frames(lines, viewer)[at]["view"]["race"] for at in (seats, seats + 1))
        assert ("pieces" in before) is (viewer != "watcher")
        assert "words" not in before
        hidden = {line["seat"]: line["word"] for line in lines[1 : seats + 1]}
        assert after["words"] == [hidden[seat] for seat in range(seats)]


def test_G16_the_sheets_pieces():
    told = frames(record("quick-sheet-example"), "1")[2]["view"]["race"]
    assert told["pieces"] == {"I": 2, "i": 6, "C": 0, "u": 1}


@pytest.mark.parametrize("name", seen("solitaire"))
def test_G17_what_was_possible_is_shown_at_the_end_only(name):
    for frame in frames(record(name), "0"):
        possible = [group.get("possible", []) for group in frame["view"]["groups"]]
        assert frame["view"].get("over") or not any(possible)


def test_G17_everything_formed_was_possible():
    end = frames(record("solitaire-german-numbers"), "0")[-1]["view"]
    assert [group["found"] for group in end["groups"]] == [["SEIN", "HALS"], ["WELT"], ["AUCH"], ["WIRT"]]
    for group in end["groups"]:
        assert set(group["found"]) <= set(group["possible"])
        assert group["word"] not in group["possible"]
