"""The command `lettrine serve`: what can be set, by flag and by environment, and what is refused."""

import stat
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner, Result
from msgspec.structs import asdict, fields

from lettrine.cli import main
from lettrine.server import run as running
from lettrine.server.operator_pages import read_pages
from lettrine.server.settings import Settings

PAGES = str(Path(__file__).parent / "pages")
SECRET = "a secret that only the tests know"
SET = {
    "host": ("0.0.0.0", "0.0.0.0"),
    "port": ("9001", 9001),
    "open": ("true", True),
    "trust_proxy": ("127.0.0.1, 10.0.0.0/8,::1", ("127.0.0.1", "10.0.0.0/8", "::1")),
    "hosts": ("play.example, [::1]", ("play.example", "::1")),
    "secure": ("true", True),
    "metrics_host": ("::1", "::1"),
    "metrics_port": ("9101", 9101),
    "store": ("postgresql://ada@db/tables", "postgresql://ada@db/tables"),
    "secret": (SECRET, SECRET.encode()),
    "former_secrets": (f"{SECRET} once, {SECRET} twice", (f"{SECRET} once".encode(), f"{SECRET} twice".encode())),
    "bot_processes": ("3", 3),
    "bot_pace": ("0", 0.0),
    "tick": ("0.5", 0.5),
    "offensive_names": ("allowed", "allowed"),
    "offensive_chat": ("refused", "refused"),
    "offensive_words": ("refused", "refused"),
    "pages": (PAGES, read_pages(PAGES)),
    "keep_open": ("11", 11),
    "keep_running": ("12", 12),
    "keep_finished": ("13", 13),
    "keep_people": ("14", 14),
    "keep_chat": ("0", 0),
    "keep_reports": ("16", 16),
    "report_burst": ("2", 2.0),
    "report_rate": ("0.01", 0.01),
    "message_burst": ("7", 7.0),
    "message_rate": ("2.5", 2.5),
    "http_burst": ("8", 8.0),
    "http_rate": ("3.5", 3.5),
    "away_after": ("5", 5.0),
    "absent_after": ("7", 7.0),
    "table_burst": ("3", 3.0),
    "table_rate": ("0.5", 0.5),
    "code_burst": ("2", 2.0),
    "code_rate": ("0.125", 0.125),
    "practice_burst": ("6", 6.0),
    "practice_rate": ("0.25", 0.25),
    "talk_burst": ("4", 4.0),
    "talk_rate": ("0.75", 0.75),
    "page_burst": ("9", 9.0),
    "page_rate": ("4.5", 4.5),
    "socket_burst": ("5", 5.0),
    "socket_rate": ("1.5", 1.5),
    "sockets_per_address": ("20", 20),
    "sockets_per_seat": ("3", 3),
    "public_tables_per_address": ("4", 4),
    "public_seats_per_address": ("5", 5),
    "log_format": ("text", "text"),
    "log_level": ("warning", "warning"),
}
"""For each setting something that is not its default: as it is written, and as it is meant."""
SWITCHES = ("open", "secure")
"""Those that are said by their names alone."""


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Settings]:
    """The settings of servers that were started."""
    settings: list[Settings] = []
    monkeypatch.setattr(running, "run", settings.append)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for name in SET:
        monkeypatch.delenv(variable(name), raising=False)
    return settings


def serve(*args: str, **env: str) -> Result:
    return CliRunner().invoke(main, ["serve", *args], env=env, catch_exceptions=False)


def variable(name: str) -> str:
    return f"LETTRINE_{name.upper()}"


def option(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def meant() -> dict[str, Any]:
    return {name: value for name, (_, value) in SET.items()}


def test_every_setting_is_tried_here():
    assert set(SET) == {setting.name for setting in fields(Settings)}


def test_every_setting_has_a_flag(served: list[Settings]):
    flags = [part for name, (text, _) in SET.items() if name not in SWITCHES for part in (option(name), text)]
    assert serve(*flags, *map(option, SWITCHES)).exit_code == 0
    assert asdict(served[0]) == meant()


def test_every_setting_can_stand_in_the_environment(served: list[Settings]):
    assert serve(**{variable(name): text for name, (text, _) in SET.items()}).exit_code == 0
    assert asdict(served[0]) == meant()


def test_a_flag_counts_more_than_the_environment(served: list[Settings]):
    serve("--port", "9002", LETTRINE_PORT="9001")
    assert served[0].port == 9002


def test_without_anything_the_tables_are_kept_for_the_user(served: list[Settings], tmp_path: Path):
    assert serve().exit_code == 0
    assert serve().exit_code == 0
    first, again = served
    assert first == again
    assert (first.host, first.port, first.trust_proxy, first.sockets_per_address) == ("127.0.0.1", 8000, (), 200)
    assert first.store.startswith(f"sqlite:///{tmp_path}")
    assert len(first.secret) == 32
    (kept,) = tmp_path.rglob("secret")
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600


@pytest.mark.parametrize(("at_a_terminal", "form"), [(True, "text"), (False, "json")])
def test_logs_are_for_whoever_reads_them(monkeypatch: pytest.MonkeyPatch, at_a_terminal: bool, form: str):
    monkeypatch.setattr(sys, "stderr", SimpleNamespace(isatty=lambda: at_a_terminal))
    assert Settings(store="memory:", secret=SECRET.encode()).log_format == form


def test_the_help_shows_each_with_its_default_and_its_variable():
    told = " ".join(serve("--help").stdout.split())
    for setting in fields(Settings):
        assert told.count(f" {option(setting.name)} ") == 1
        assert f"environment: {variable(setting.name)}; default: " in told
    for unit in ("--tick SECONDS", "--bot-pace FACTOR", "--message-rate PER-SECOND", "--http-rate PER-SECOND"):
        assert unit in told
    groups = ("Listening:", "Storage:", "Bots and clocks:", "Limits:", "Logging:")
    assert [group for group in groups if group in told] == list(groups)


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("port", "70000", "70000 is not in the range 0<=x<=65535"),
        ("port", "-1", "not in the range"),
        ("port", "http", "'http' is not a valid integer"),
        ("message_rate", "-1", "not in the range"),
        ("http_rate", "0", "not in the range"),
        ("message_burst", "0", "not in the range"),
        ("http_burst", "-5", "not in the range"),
        ("http_rate", "nan", "no finite number"),
        ("tick", "inf", "not in the range"),
        ("tick", "0", "not in the range"),
        ("bot_processes", "0", "not in the range"),
        ("sockets_per_address", "0", "not in the range"),
        ("bot_pace", "slow", "'slow' is not a valid float"),
        ("trust_proxy", "10.0.0.1,*", "'*' does not appear to be an IPv4 or IPv6 network"),
        ("trust_proxy", "10.0.0.1/8", "host bits set"),
        ("hosts", "play.example:8000", "'play.example:8000' is no name of a host, which has no port"),
        ("log_format", "xml", "it must be one of json, text"),
        ("log_level", "loud", "it must be one of debug"),
        ("secure", "perhaps", "'perhaps' is not a valid boolean"),
        ("store", "mysql://ada:geheim@db", "a store is sqlite:///FILE, postgresql://… or memory:"),
        ("store", "sqlite:///", "a store is"),
        ("secret", "geheim", "a secret has at least 16 characters"),
    ],
)
def test_a_bad_value_is_refused_with_a_reason(served: list[Settings], name: str, text: str, reason: str):
    ways = [serve(**{variable(name): text})]
    if name not in SWITCHES:
        ways.append(serve(f"{option(name)}={text}"))
    for refused in ways:
        assert refused.exit_code == 2
        assert f"Invalid value for '{option(name)}' (env var: '{variable(name)}'): " in refused.stderr
        assert reason in refused.stderr
        assert "geheim" not in refused.output
    assert served == []
