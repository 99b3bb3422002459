"""House rules from a file are never trusted: whatever it holds, one line says what is wrong, and nothing breaks."""

import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from hypothesis import given
from hypothesis import strategies as st

from lettrine.cli import main
from lettrine.cli.errors import CliError
from lettrine.cli.house_rules import LARGEST, resolve_rules
from lettrine.games.sonde import SONDE

GOOD = b'cards = "off"\nvalues = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]\n[deck]\nnormal = 3\n'

UNREADABLE = {
    "binary": bytes(range(256)),
    "nul": b"\0" * 100,
    "utf16": GOOD.decode().encode("utf-16"),
    "huge": b"#" * (LARGEST + 1),
    "not toml": b"cards: off",
    "cut in a string": b'cards = "of',
    "cut in a list": b"values = [1, 2",
    "twice": b'cards = "off"\ncards = "on"',
    "deep lists": b"values = " + b"[" * 30_000,
    "deep and closed lists": b"values = " + b"[" * 20_000 + b"]" * 20_000,
    "deep tables": b"deck = " + b"{a=" * 15_000 + b"1" + b"}" * 15_000,
    "endless number": b"clock = " + b"9" * 60_000,
}

REFUSED = {
    "unknown_option": [
        b"publisher = 1",
        b'id = "1812"',
        b'house = ["cards"]',
        b"__class__ = 1",
        b'"" = 1',
        b"a." * 4_000 + b"a = 1",
    ],
    "bad_option": [
        b"cards = 1",
        b'cards = "maybe"',
        b"clock = -1",
        b"clock = 0x" + b"f" * 60_000,
        b"clock = inf",
        b"clock = nan",
        b"clock = 1979-05-27",
        b"spaces = 26",
        b"values = []",
        b"deck = {}",
        b'deck = {"x1" = 5}',
        b"deck = {normal = 100}",
        b"deck." + b"a." * 4_000 + b"a = 1",
        b"most_seats = 13",
    ],
}


def refused(file: Path, data: bytes) -> Result:
    file.write_bytes(data)
    result = CliRunner().invoke(main, ["play", "sonde", "--options", str(file)], catch_exceptions=False)
    assert result.exit_code == 2
    assert not result.stdout
    assert len(result.stderr.splitlines()) == 1
    return result


def code_of(file: Path) -> str:
    """Why this file is refused, if it is."""
    try:
        resolve_rules(SONDE, "1976", str(file), ())
    except CliError as fault:
        return fault.refusal.code
    return ""


@pytest.mark.parametrize("data", UNREADABLE.values(), ids=UNREADABLE)
def test_a_file_that_is_no_options_is_unreadable(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "house.toml"
    assert refused(file, data).stderr.startswith(f"{file}: unreadable: ")


@pytest.mark.parametrize(("code", "data"), [(code, data) for code, files in REFUSED.items() for data in files])
def test_an_option_that_cannot_be_has_its_own_code(tmp_path: Path, code: str, data: bytes) -> None:
    file = tmp_path / "house.toml"
    assert refused(file, data).stderr.startswith(f"{file}: {code}: ")


@pytest.mark.parametrize("name", ["", "no/such/file", ".", "a\0b"])
def test_what_is_no_file_is_unreadable(name: str) -> None:
    with pytest.raises(CliError) as fault:
        resolve_rules(SONDE, "1976", name, ())
    assert fault.value.refusal.code == "unreadable"


@given(st.integers(0, len(GOOD) - 1))
def test_a_file_cut_off_anywhere_is_read_or_refused(tmp_path_factory: pytest.TempPathFactory, end: int) -> None:
    file = tmp_path_factory.getbasetemp() / "cut.toml"
    file.write_bytes(GOOD[:end])
    assert code_of(file) in ("", "unreadable", "bad_option", "unknown_option")


@given(st.binary(max_size=200) | st.text("[]{}=.\"'\n#abc123", max_size=200).map(str.encode))
def test_whatever_a_file_holds_it_is_read_or_refused(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    file = tmp_path_factory.getbasetemp() / "any.toml"
    file.write_bytes(data)
    assert code_of(file) in ("", "unreadable", "bad_option", "unknown_option")


def test_a_good_file_is_the_rules(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_bytes(GOOD)
    rules, options = resolve_rules(SONDE, "1984", str(file), ())
    assert rules == SONDE.rules("1984", tomllib.loads(GOOD.decode()))
    assert set(options) == {"cards", "values", "deck"}


# Single options


@pytest.mark.parametrize(
    ("given", "name", "value"),
    [
        ("cards=off", "cards", "off"),
        (' cards = "off" ', "cards", "off"),
        ("blanks=3", "blanks", 3),
        ("values=[1,2,3,4,5,6,7,8,9,1,2,3]", "values", (1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3)),
        ("deck={normal=3}", "deck", {"normal": 3}),
    ],
)
def test_a_single_option(given: str, name: str, value: object) -> None:
    rules, _ = resolve_rules(SONDE, "1976", None, (given,))
    assert getattr(rules, name) == value
    assert rules.house == (name,)


def test_options_that_need_each_other_may_come_in_any_order() -> None:
    given = ("spaces=3", "values=[1,2,3]", "blanks=1")
    assert resolve_rules(SONDE, "1976", None, given)[0] == resolve_rules(SONDE, "1976", None, given[::-1])[0]
    longer = ("spaces=13", f"values={[5] * 13}")
    assert resolve_rules(SONDE, "1976", None, longer)[0] == resolve_rules(SONDE, "1976", None, longer[::-1])[0]


def test_the_last_of_several_counts_and_the_edition_is_not_changed_by_its_own_value() -> None:
    rules, _ = resolve_rules(SONDE, "1976", None, ("blanks=3", "blanks=5"))
    assert rules.house == ()


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ("cards", "unreadable"),
        ("cards=maybe", "bad_option"),
        ("cards=1\nid=2", "bad_option"),
        ("publisher=1", "unknown_option"),
        ("=1", "unknown_option"),
        ("values=" + "[" * 50_000, "bad_option"),
        ("clock=" + "9" * 50_000, "bad_option"),
    ],
)
def test_a_single_option_that_cannot_be_is_named(given: str, code: str) -> None:
    with pytest.raises(CliError) as fault:
        resolve_rules(SONDE, "1976", None, (given,))
    assert fault.value.refusal.code == code
    assert fault.value.where.startswith(f"--set {given[:10]}")
    assert len(fault.value.where) < 80
