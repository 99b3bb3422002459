"""What the documents show works."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

import lettrine
from lettrine.cli import COMMANDS, main
from lettrine.cli.play import play
from lettrine.texts import LANGUAGES, messages

ROOT = Path(__file__).parent.parent


def readme_example():
    code = re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    return code[1]


def test_the_readmes_example_runs():
    done = subprocess.run([sys.executable, "-c", readme_example()], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "View(" in done.stdout
    assert "HOUSE" not in done.stdout


def test_the_readmes_example_is_typed(tmp_path):
    file = tmp_path / "example.py"
    file.write_text(readme_example(), encoding="utf-8")
    # Without the project's settings: a stranger's program is checked by mypy's own.
    checked = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir", str(tmp_path), str(file)]
    package = str(Path(lettrine.__file__).parent.parent)
    done = subprocess.run(
        checked, capture_output=True, text=True, check=False, cwd=tmp_path, env={**os.environ, "MYPYPATH": package}
    )
    assert done.returncode == 0, done.stdout


def shown():
    """The commands that the README shows, as they are typed."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    return [shlex.split(line, comments=True) for line in re.findall(r"^\.venv/bin/lettrine (.*)", text, re.MULTILINE)]


def test_the_readme_shows_every_game_and_what_there_is_besides():
    assert {arguments[0] for arguments in shown()} == set(COMMANDS) - {"schema"}
    assert {arguments[1] for arguments in shown() if arguments[0] == "play"} == set(play.commands)


@pytest.mark.parametrize("arguments", [each for each in shown() if each[0] != "serve"], ids=" ".join)
def test_the_readmes_commands_work(arguments, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("book.txt").write_text("They went home with four more dogs than ever.", encoding="utf-8")
    Path("words.txt").write_text("house\nmouse\nhorse\n", encoding="utf-8")
    Path("others.txt").write_text("moose\n", encoding="utf-8")
    begun = CliRunner().invoke(main, ["play", "sonde", "--language", "fr", "--record", "game.jsonl"])
    done = CliRunner().invoke(main, arguments, env={"LETTRINE_INTERFACE": "en"})
    assert (begun.exit_code, done.exit_code) == (0, 0), done.output + done.stderr
    assert done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("group", [(), ("play",)], ids=" ".join)
def test_help_tells_every_command_in_a_whole_sentence(group: tuple[str, ...], language: str):
    shown = CliRunner().invoke(main, [*group, "--help"], env={"LETTRINE_INTERFACE": language}).stdout
    listed = [line for line in shown.splitlines() if line.strip().partition(" ")[0] in {*COMMANDS, *play.commands}]
    assert len(listed) == len(play.commands if group else COMMANDS)
    assert all(line.endswith(".") and not line.endswith("...") for line in listed), listed


PAGES = sorted(ROOT.glob("*.md")) + sorted((ROOT / "docs").rglob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page):
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_every_refusal_is_documented():
    documented = "".join(page.read_text(encoding="utf-8") for page in (ROOT / "docs/rules").glob("*.md"))
    codes = messages("en", ("refusals",)) - {"suggestions"}
    assert {code for code in codes if f"`{code}`" not in documented} == set()
