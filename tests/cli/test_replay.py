"""`lettrine replay`, as docs/record.md has it: what it prints, what a seat was sent, and what it makes of bad files."""

import json
import resource
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from lettrine.cli import main

HEADER = {
    "record": 1,
    "game": "sonde",
    "edition": "1976",
    "language": "en",
    "seats": ["Ada", "Ben", "Cleo"],
    "options": {},
    "seed": 7,
    "deck": ["normal"] * 12,
    "lexicon": "none",
}
HIDES = [{"seat": seat, "do": "hide", "word": word} for seat, word in enumerate(["HOUSE", "SILOS", "PLANET"])]
TURN = [
    {"seat": 0, "do": "draw"},
    {"seat": 0, "do": "ask", "of": 1, "letter": "S"},
    {"seat": 1, "do": "expose", "space": 5},
    {"seat": 2, "do": "interrupt", "of": 0, "sequence": "MOUSE"},
    {"seat": 0, "do": "ask", "of": 1, "letter": "."},
]


def run(*args: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(main, ["replay", *args], env={"LETTRINE_INTERFACE": "en"})
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.stdout, result.stderr


@pytest.fixture
def record(tmp_path):
    def write(*lines, header=None):
        file = tmp_path / "game.jsonl"
        text = [json.dumps({**HEADER, **(header or {})}), *(json.dumps(line) for line in lines)]
        file.write_text("\n".join(text) + "\n", encoding="utf-8")
        return str(file)

    return write


def test_a_record_is_played_and_summed_up(record):
    code, out, err = run(record(*HIDES, *TURN))
    assert (code, err) == (0, "")
    assert out.count("\n") == 1
    summary = json.loads(out)
    assert list(summary) == ["game", "over", "scores", "winners", "turn", "open", "actions"]
    assert summary["game"] == "sonde"
    assert summary["over"] is False
    assert summary["scores"] == [-40, 0, -50]
    assert summary["winners"] == []
    assert summary["turn"] == 1
    assert {"kind": "draw", "seats": [1]} in summary["open"]
    assert {"kind": "interrupt", "seats": [0, 1, 2]} in summary["open"]
    assert summary["actions"] == 8


def test_before_play_nobody_is_on_turn(record):
    summary = json.loads(run(record(HIDES[1]))[1])
    assert summary["turn"] is None
    assert {"kind": "hide", "seats": [0, 2]} in summary["open"]


def test_a_finished_game_has_winners(record):
    ends = [{"seat": (s + 1) % 3, "do": "interrupt", "of": s, "sequence": h["word"]} for s, h in enumerate(HIDES)]
    summary = json.loads(run(record(*HIDES, *ends))[1])
    assert summary["over"] is True
    assert summary["scores"] == [160, 155, 155]
    assert summary["winners"] == [0]
    assert summary["turn"] is None
    assert summary["open"] == []


@pytest.mark.parametrize("viewer", ["0", "1", "2", "watcher"])
def test_a_frame_after_the_header_and_after_each_action(record, viewer):
    code, out, err = run(record(*HIDES, *TURN), "--as", viewer)
    frames = [json.loads(line) for line in out.splitlines()]
    assert (code, err) == (0, "")
    assert len(frames) == 1 + len(HIDES) + len(TURN)
    assert all(set(frame) == {"events", "view"} for frame in frames)
    for seat, word in enumerate(["HOUSE", "SILOS", "PLANET"]):
        told = json.dumps(frames[1 + seat])
        assert (f'"{word}"' in told) is (viewer == str(seat))
    assert "seed" not in out


def test_strict_memory_holds_in_every_frame(record):
    later = [{"seat": 1, "do": "draw"}, {"seat": 1, "do": "ask", "of": 0, "letter": "H"}]
    out = run(record(*HIDES, *TURN, *later), "--as", "2")[1]
    frames = [json.loads(line) for line in out.splitlines()]
    asked = [[q["letter"] for q in frame["view"].get("questions", [])] for frame in frames]
    assert asked[4:] == [[], ["S"], ["S"], ["S"], [], [], ["H"]]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ({"seat": 1, "do": "draw"}, "not_your_turn"),
        ({"seat": 0, "do": "ask", "of": 1, "letter": "S"}, "not_open"),
        ({"seat": 7, "do": "draw"}, "no_such_seat"),
        ({"seat": -1, "do": "draw"}, "no_such_seat"),
        ({"seat": None, "do": "draw"}, "no_such_seat"),
        ({"seat": 0, "do": "hide", "word": "HOUSE"}, "already_hidden"),
        ({"seat": 0, "do": "interrupt", "of": 0, "sequence": "HOUSE"}, "not_an_opponent"),
        ({"seat": 0, "do": "fly"}, "unreadable"),
        ({"seat": 0}, "unreadable"),
        ({"do": "draw"}, "unreadable"),
        ({"seat": "0", "do": "draw"}, "unreadable"),
        ({"seat": True, "do": "draw"}, "unreadable"),
        ({"seat": 0, "do": "draw", "at": -5}, "unreadable"),
        ({"seat": 0, "do": "draw", "at": 10**30}, "unreadable"),
        ({"seat": 0, "do": "ask", "of": 1, "letter": "SS"}, "unreadable"),
        ({"seat": 0, "do": "ask", "of": 1}, "unreadable"),
        ([1, 2], "unreadable"),
        ("draw", "unreadable"),
        (None, "unreadable"),
    ],
)
def test_an_illegal_action_is_told_with_its_line(record, line, code):
    file = record(*HIDES, line)
    for extra in ([], ["--as", "0"]):
        status, out, err = run(file, *extra)
        assert (status, out) == (2, "")
        assert err.startswith(f"{file}:5: {code}: ")
        assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"record": 2}, "unreadable"),
        ({"game": "chess"}, "unknown_game"),
        ({"game": "so\u001b[31mnde\n"}, "unknown_game"),
        ({"edition": "1999"}, "unknown_edition"),
        ({"language": "la", "lexicon": None}, "unknown_language"),
        ({"language": "../../etc"}, "unreadable"),
        ({"seats": ["Ada"]}, "wrong_seats"),
        ({"seats": ["A"] * 5}, "wrong_seats"),
        ({"seats": []}, "unreadable"),
        ({"seats": "Ada"}, "unreadable"),
        ({"first": 3}, "no_such_seat"),
        ({"first": -1}, "no_such_seat"),
        ({"options": {"colour": 1}}, "unknown_option"),
        ({"options": {"cards": "sometimes"}}, "bad_option"),
        ({"options": []}, "unreadable"),
        ({"seed": "x"}, "unreadable"),
        ({"deck": ["joker"]}, "unknown_card"),
        ({"deck": []}, "empty_deck"),
        ({"lexicon": "other"}, "unreadable"),
    ],
)
def test_a_bad_header_is_told_with_its_code(record, change, code):
    file = record(header=change)
    status, out, err = run(file)
    assert (status, out) == (2, "")
    assert err.startswith(f"{file}:1: {code}: ")
    assert err.count("\n") == 1
    assert "\u001b" not in err


def test_the_viewer_must_sit_at_the_table(record):
    for viewer in ("3", "-1", "x", "٣", ""):
        status, out, err = run(record(*HIDES), "--as", viewer)
        assert (status, out) == (2, "")
        assert "no_such_seat" in err


HOSTILE = {
    "empty": b"",
    "blank lines": b"\n\n\n",
    "truncated": json.dumps(HEADER).encode()[:-9],
    "binary": bytes(range(256)) * 40,
    "nul": b"\0" * 5000,
    "not utf-8": json.dumps(HEADER).encode().replace(b"Ada", b"\xff\xfe\xfa"),
    "lone surrogate": json.dumps(HEADER).encode().replace(b"Ada", b"\\ud800"),
    "a list": b"[]\n",
    "deep": b'{"record": 1, "options": ' + b"[" * 50_000 + b"]" * 50_000 + b"}\n",
    "deep option": json.dumps(HEADER)
    .encode()
    .replace(b'"options": {}', b'"options": {"deck": ' + b"[" * 9000 + b"]" * 9000 + b"}"),
    "huge number": json.dumps(HEADER).encode().replace(b'"seed": 7', b'"seed": ' + b"9" * 60_000),
    "infinity": json.dumps(HEADER).encode().replace(b'"seed": 7', b'"seed": 1e999'),
    "two headers on a line": json.dumps(HEADER).encode() * 2,
    "utf-16": json.dumps(HEADER).encode("utf-16"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_what_is_no_record_is_unreadable_and_never_a_traceback(tmp_path, name):
    file = tmp_path / "bad.jsonl"
    file.write_bytes(HOSTILE[name])
    status, out, err = run(str(file))
    assert (status, out) == (2, "")
    assert err.startswith(f"{file}:")
    assert ": unreadable: " in err or ": bad_option: " in err
    assert err.count("\n") == 1
    assert len(err) < 1000


@pytest.mark.parametrize("path", ["nowhere.jsonl", "."])
def test_a_file_that_cannot_be_opened_is_unreadable(path):
    status, out, err = run(path)
    assert (status, out) == (2, "")
    assert ":1: unreadable: " in err


def test_a_byte_order_mark_and_windows_line_ends_do_no_harm(tmp_path):
    file = tmp_path / "windows.jsonl"
    lines = [json.dumps(line) for line in (HEADER, *HIDES)]
    file.write_bytes(b"\xef\xbb\xbf" + "\r\n".join(lines).encode() + b"\r\n\r\n")
    assert run(str(file))[0] == 0


@pytest.mark.parametrize(
    ("header", "field"), [({"site": "somewhere"}, None), ({"teams": [[0, 2], [1, 3]]}, None), ({}, "mood")]
)
def test_unknown_fields_are_refused_and_named(record, header, field):
    hides = [{**line, **({field: "cheerful"} if field else {})} for line in HIDES]
    code, out, err = run(record(*hides, header=header))
    assert (code, out) == (2, "")
    assert ": unreadable: " in err
    assert f"`{field or next(iter(header))}`" in err


def test_a_header_may_carry_free_fields(record):
    assert run(record(*HIDES, header={"x_site": "somewhere", "x_date": "1967-05-01"}))[0] == 0


def test_a_record_can_come_through_a_pipe(record):
    text = Path(record(*HIDES)).read_bytes()
    result = CliRunner().invoke(main, ["replay", "-"], input=text)
    assert result.exit_code == 0
    assert json.loads(result.stdout)["actions"] == 3


def test_a_line_of_ten_megabytes_does_not_exhaust_memory(tmp_path):
    file = tmp_path / "long.jsonl"
    file.write_bytes(b'{"record": 1, "game": "' + b"x" * 10_000_000 + b'"}\n')
    limit = 400 * 1024 * 1024
    done = subprocess.run(
        [sys.executable, "-m", "lettrine", "replay", str(file)],
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_DATA, (limit, limit)),
    )
    assert done.returncode == 2
    assert done.stderr.startswith(f"{file}:1: unreadable: ")
    assert done.stdout == ""


def test_a_record_without_end_is_refused(tmp_path):
    file = tmp_path / "many.jsonl"
    line = json.dumps({"seat": 0, "do": "auto", "on": True}).encode() + b"\n"
    file.write_bytes(json.dumps(HEADER).encode() + b"\n" + line * 20_001)
    status, _, err = run(str(file))
    assert status == 2
    assert "unreadable" in err


def test_lapses_are_the_clocks_own_actions(record):
    lines = [*HIDES, {"seat": 0, "do": "draw"}, {"seat": None, "do": "lapse"}]
    summary = json.loads(run(record(*lines))[1])
    assert (summary["turn"], summary["actions"]) == (1, 5)
    assert run(record(*HIDES, {"seat": 0, "do": "lapse"}))[0] == 2


def test_deadlines_pass_by_themselves_when_time_has_gone_on(record):
    lines = [*HIDES, {"seat": 0, "do": "draw", "at": 1000}, {"seat": 1, "do": "draw", "at": 32_000}]
    summary = json.loads(run(record(*lines, header={"options": {"clock": 30}}))[1])
    assert (summary["turn"], summary["actions"]) == (1, 5)
    early = [*HIDES, {"seat": 0, "do": "draw", "at": 1000}, {"seat": None, "do": "lapse", "at": 30_999}]
    assert "too_early" in run(record(*early, header={"options": {"clock": 30}}))[2]


def test_a_clock_that_jumps_absurdly_far_is_refused(record):
    lines = [*HIDES, {"seat": 0, "do": "draw", "at": 2**52}]
    status, _, err = run(record(*lines, header={"options": {"clock": 1}}))
    assert status == 2
    assert "clock_ran_away" in err


def test_times_do_not_go_back(record):
    lines = [*HIDES, {"seat": 0, "do": "draw", "at": 1000}, {"seat": 0, "do": "ask", "of": 1, "letter": "S", "at": 999}]
    assert "time_runs_back" in run(record(*lines))[2]


def test_S18_frames_of_a_long_game_with_notes_grow_with_its_length_alone(record):
    def told(turns: int) -> int:
        asked = [{"seat": k % 3, "do": "ask", "of": (k + 1) % 3, "letter": "QXZ"[k % 3]} for k in range(turns)]
        options = {"memory": "notes", "cards": "off"}
        file = record(*HIDES, *asked, header={"options": options, "deck": None})
        code, out, err = run(file, "--as", "0")
        assert code == 0, err
        return len(out)

    once, twice, thrice = (told(turns) for turns in (1000, 1500, 2000))
    assert thrice - twice < 1.1 * (twice - once)
