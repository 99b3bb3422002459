"""What the documents show works."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import lettrine
from lettrine.cli import main
from lettrine.texts import messages

ROOT = Path(__file__).parent.parent


def test_the_readmes_example_runs():
    code = re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    done = subprocess.run([sys.executable, "-c", code[1]], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "View(" in done.stdout
    assert "HOUSE" not in done.stdout


def test_the_public_surface_is_what_it_was_meant_to_be():
    names = "GAMES SONDE Aid Decision Entry Frame Game Luck Match Refusal Seating frame lexicon"
    assert lettrine.__all__ == names.split()
    assert all(hasattr(lettrine, name) for name in lettrine.__all__)


def test_the_readmes_commands_exist():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for command in re.findall(r"\.venv/bin/lettrine (\w+)", text):
        assert command in main.commands


PAGES = sorted(ROOT.glob("*.md")) + sorted((ROOT / "docs").rglob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page):
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_every_refusal_is_documented():
    documented = (ROOT / "docs/rules/sonde.md").read_text(encoding="utf-8")
    codes = messages("en", ("refusals",)) - {"suggestions"}
    assert {code for code in codes if f"`{code}`" not in documented} == set()
