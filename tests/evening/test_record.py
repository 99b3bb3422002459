"""An evening as one file: what is written is read again, and what does not follow is refused with its line."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from lettrine.arena.evenings import Simulated, places_for, simulate
from lettrine.core.record import Unusable
from lettrine.evening import evening as ev
from lettrine.evening import events as e
from lettrine.evening import record
from lettrine.evening.state import evolve
from lettrine.evening.tables import has_teams, options_for
from lettrine.games import known_game
from lettrine.words.cache import lexicon

KINDS = ("progressive", "duplicate", "round_robin")
Lines = list[dict[str, Any]]


def made(kind: str, game: str = "quick", rounds: int = 2, people: int = 8) -> Simulated:
    played = known_game(game)
    edition = "1976" if game == "sonde" else "standard"
    options = options_for(kind, {"cards": "off"} if game == "sonde" else {})
    places = places_for(people, ("beginner",))
    return simulate(e.Opened(kind, game, edition, "en", rounds, 5, places, options, has_teams(played)))


@pytest.fixture(scope="module")
def files() -> dict[str, tuple[Simulated, bytes]]:
    """An evening of each kind, as it was played and as it is written."""
    every = {kind: made(kind, "sonde" if kind == "duplicate" else "quick") for kind in KINDS}
    return {kind: (done, b"".join(record.written(done.happened, done.games))) for kind, done in every.items()}


def check(data: bytes) -> record.Checked:
    return record.check(iter([(n, line) for n, line in enumerate(data.splitlines(True), 1) if line.strip()]), lexicon)


def refused(data: bytes) -> tuple[int, str]:
    with pytest.raises(Unusable) as fault:
        check(data)
    return fault.value.line, fault.value.refusal.code


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_written_is_read_again(files, kind):
    done, data = files[kind]
    found = check(data)
    assert found.evening == done.evening
    assert found.games == 4
    assert found.actions == sum(line.count(b'"do"') for line in data.splitlines())
    assert record.is_evening(data.splitlines()[0])
    assert all(len(line) < 64 * 1024 for line in data.splitlines())


@pytest.mark.parametrize("game", ["tug", "glyphs"])
def test_other_games_have_evenings_too(game):
    done = made("progressive", game, rounds=1)
    assert check(b"".join(record.written(done.happened, done.games))).evening == done.evening


def test_a_record_may_end_anywhere_but_in_the_middle_of_a_line(files):
    """What is not there has not happened."""
    for _, data in files.values():
        lines = data.splitlines(True)
        for count in range(1, len(lines), 7):
            found = check(b"".join(lines[:count]))
            assert not found.evening.over or count == len(lines)


def test_whoever_left_came_or_took_a_place_is_in_it():
    done = made("progressive", people=6)
    left, taken = e.Left(0), e.Taken(7, "Zoë")
    happened = list(done.happened)
    second = next(n for n, event in enumerate(happened) if isinstance(event, e.RoundBegan) and event.round == 2)
    happened[second:second] = [taken]
    happened[2:2] = [left]
    again, names = None, dict(done.games)
    for event in happened:
        again = evolve(again, event)
    for table in range(2):  # the name at the table is the person's from then on
        header, match = names[2, table]
        sitting = again.rounds[1].tables[table]
        seats = tuple(again.places[place].name for place in sitting.places)
        names[2, table] = replace(header, seats=seats), match
    ended = next(n for n, event in enumerate(happened) if isinstance(event, e.Ended))
    rows = ev.standing(again)
    happened[ended] = e.Ended(rows, ev.totals.winners(rows))
    found = check(b"".join(record.written(happened, names)))
    assert [mark.what for mark in found.evening.marks] == ["left", "taken"]
    assert found.evening.places[7].person


# Forgeries -----------------------------------------------------------------------------------------------------------


def at(lines: Lines, event: str, number: int = 0) -> int:
    return [n for n, line in enumerate(lines) if line.get("event") == event][number]


def forged(data: bytes, forge: Callable[[Lines], int]) -> tuple[tuple[int, str], int]:
    """What is said of a record after something in it was changed, and the line where it was."""
    lines = [json.loads(line) for line in data.splitlines()]
    place = forge(lines)
    return refused("\n".join(map(json.dumps, lines)).encode()), place + 1


def a_move(lines: Lines) -> int:
    place = at(lines, "round_ended")
    one, other = lines[place]["moves"][:2]
    one["place"], other["place"] = other["place"], one["place"]
    return place


def a_total(lines: Lines) -> int:
    place = at(lines, "round_ended")
    lines[place]["totals"][0] += 1
    return place


def points(lines: Lines) -> int:
    place = at(lines, "round_ended", 1)
    lines[place]["points"][3] -= 5
    return place


def a_lot(lines: Lines) -> int:
    place = at(lines, "round_ended")
    lines[place]["lots"].reverse()
    return place


def an_order(lines: Lines) -> int:
    place = at(lines, "round_ended")
    lines[place]["orders"][0].reverse()
    return place


def a_score(lines: Lines) -> int:
    place = at(lines, "finished")
    lines[place]["scores"][0] += 1
    return place


def a_seat(lines: Lines) -> int:
    place = at(lines, "round_began", 1)
    lines[place]["tables"][0]["places"].reverse()
    return place


def a_starter(lines: Lines) -> int:
    place = at(lines, "round_began")
    first = lines[place]["tables"][0]
    first["first"] = (first["first"] + 1) % 4
    return place


def the_winner(lines: Lines) -> int:
    place = at(lines, "ended")
    lines[place]["winners"] = [next(n for n in range(8) if n not in lines[place]["winners"])]
    return place


def the_seed_of_a_table(lines: Lines) -> int:
    place = at(lines, "table") + 1
    lines[place]["seed"] += 1
    return place


def a_name(lines: Lines) -> int:
    place = at(lines, "table") + 1
    lines[place]["seats"].reverse()
    return place


def a_table_left_out(lines: Lines) -> int:
    place = at(lines, "table")
    end = at(lines, "finished")
    del lines[place:end]
    return place


def a_table_that_is_not_done(lines: Lines) -> int:
    place = at(lines, "finished")
    lines[place - 1 : place] = []
    return place - 1


def an_event_left_out(lines: Lines) -> int:
    place = at(lines, "round_ended")
    del lines[place]
    return place


def an_unknown_field(lines: Lines) -> int:
    place = at(lines, "finished")
    lines[place]["mood"] = "cheerful"
    return place


def an_unknown_event(lines: Lines) -> int:
    place = at(lines, "finished")
    lines[place]["event"] = "flew"
    return place


def an_action_after_the_end(lines: Lines) -> int:
    lines.append({"seat": 0, "do": "draw"})
    return len(lines) - 1


def a_bots_departure(lines: Lines) -> int:
    lines.insert(1, {"event": "left", "place": 99})
    return 1


def an_end_too_early(lines: Lines) -> int:
    lines.insert(1, {**lines[at(lines, "ended")]})
    return 1


FORGERIES = {
    a_move: "wrong_moves",
    a_total: "wrong_totals",
    points: "wrong_totals",
    a_lot: "wrong_order",
    an_order: "wrong_order",
    a_score: "wrong_result",
    a_seat: "wrong_seating",
    a_starter: "wrong_seating",
    the_winner: "wrong_totals",
    the_seed_of_a_table: "wrong_table",
    a_name: "wrong_table",
    a_table_left_out: "wrong_result",
    a_table_that_is_not_done: "wrong_result",
    an_event_left_out: "not_open",
    an_unknown_field: "unreadable",
    an_unknown_event: "unreadable",
    an_action_after_the_end: "unreadable",
    a_bots_departure: "no_such_place",
    an_end_too_early: "not_open",
}


@pytest.mark.parametrize("forge", FORGERIES, ids=lambda forge: forge.__name__)
def test_what_does_not_follow_is_refused_with_its_line(files, forge):
    (line, code), place = forged(files["progressive"][1], forge)
    assert (line, code) == (place, FORGERIES[forge])


def test_a_forged_move_in_a_game_is_refused_as_in_its_record(files):
    def another_action(lines: Lines) -> int:
        place = next(n for n, line in enumerate(lines) if line.get("do") == "draw" or line.get("do") == "ask")
        lines[place]["seat"] = (lines[place]["seat"] + 1) % 4
        return place

    (line, code), place = forged(files["duplicate"][1], another_action)
    assert (line, code) == (place, "not_your_turn")


@pytest.mark.parametrize("kind", ["duplicate"])
def test_E6_other_words_at_one_table_are_refused(files, kind):
    def other_words(lines: Lines) -> int:
        place = at(lines, "table", 1) + 1
        lines[place]["secrets"].reverse()
        return place

    (line, code), place = forged(files[kind][1], other_words)
    assert (line, code) == (place, "wrong_table")


def test_E6_forged_par_is_refused(files):
    def par(lines: Lines) -> int:
        place = at(lines, "dealt")
        lines[place]["par"][0] += 100
        return place

    (line, code), place = forged(files["duplicate"][1], par)
    assert (line, code) == (place, "wrong_deal")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"evening": 2}, "unreadable"),
        ({"evening": True}, "unreadable"),
        ({"kind": "chess"}, "unreadable"),
        ({"game": "chess"}, "no_evening"),
        ({"game": "solitaire", "edition": "standard"}, "no_evening"),
        ({"kind": "duplicate"}, "no_duplicate"),
        ({"edition": "1899"}, "unknown_edition"),
        ({"options": {"colour": 1}}, "unknown_option"),
        ({"teams": True}, "no_evening"),
        ({"places": []}, "unreadable"),
        ({"places": [{"name": "Ada", "bot": "club", "mood": 1}] * 8}, "unreadable"),
        ({"places": [{"name": "Ada", "bot": "club"}] * 9}, "wrong_places"),
        ({"rounds": 0}, "unreadable"),
        ({"seed": "x"}, "unreadable"),
        ({"mood": 1}, "unreadable"),
        ({"x_mood": 1}, None),
        ({"version": "1", "digest": "d"}, None),
    ],
)
def test_a_header_that_no_evening_has_is_refused(files, change, code):
    first, *_ = files["progressive"][1].splitlines()
    data = json.dumps({**json.loads(first), **change}).encode()
    if code is None:
        assert not check(data).evening.rounds
    else:
        assert refused(data) == (1, code)
