"""The records of this folder, what they must come to, and what `lettrine replay` makes of them.

A record is a .jsonl file here; one expected file for each game says how it stands after which line, and how it ends.
"""

import json
import string
import tomllib
from functools import cache
from pathlib import Path

from click.testing import CliRunner

from lettrine.cli import main

HERE = Path(__file__).parent
BOOKS = {file.stem: tomllib.loads(file.read_text(encoding="utf-8")) for file in sorted(HERE.glob("expected_*.toml"))}
"""What is expected, by file."""
EXPECTED = {name: want for book in BOOKS.values() for name, want in book.items()}
REFUSED = [name for name, want in EXPECTED.items() if "error" in want]
PLAYED = [name for name in EXPECTED if name not in REFUSED]
SEEN = [name for name in EXPECTED if EXPECTED[name].get("error", {"line": 2})["line"] > 1]
"""Those that begin at all, so that there is something to see."""


def seen(*games):
    """The records of these games that begin at all."""
    return [name for name in SEEN if record(name)[0]["game"] in games]


def free(*games):
    """Those among them at which any letters are a word, so that a test can put others there."""
    return [name for name in seen(*games) if record(name)[0].get("lexicon") == "none"]


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


def of_kind(frame, kind):
    return [event for event in frame["events"] if event["event"] == kind]


def unused(lines):
    """A letter that occurs nowhere in the record."""
    text = "".join(str(line.get(key, "")) for line in lines for key in ("word", "letter", "sequence"))
    return next(letter for letter in reversed(string.ascii_uppercase) if letter not in text.upper())
