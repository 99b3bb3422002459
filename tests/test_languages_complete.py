"""Every language has all that a language needs; what one lacks is listed by name (docs/adding-a-language.md)."""

import ast
import re
import shutil
from pathlib import Path

import pytest

from lettrine.languages import CODES, FALLBACK, LANGUAGES, Language, letters_kept
from lettrine.words.cache import RECIPES
from tests import language_completeness
from tests.language_completeness import lacks

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src/lettrine"
EXCUSED: dict[tuple[str, str], str] = {}
"""What a language does without on purpose, by its code and the room, and why."""
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
NOT_SHIPPED = ("testing.ts", "messages.d.ts")
"""What of the page only helps tests and the compiler."""
REGISTRIES = {
    "words/cache.py": "RECIPES, a row a language",
    "words/build/frequencies.py": "whose names are much the same: languages of the frequency lists, ours or not",
}
"""Where a language may be named in code, and why: data that happens to be Python."""


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is told of Polish where its files are copies of the first language's."""
    texts, cards, offensive = (tmp_path / folder for folder in ("texts", "games/tug/categories", "words/offensive"))
    for code in (FALLBACK, "pl"):
        shutil.copytree(SOURCE / "texts" / FALLBACK, texts / code)
        shutil.copytree(SOURCE / "games/tug/categories" / FALLBACK, cards / code)
        offensive.mkdir(parents=True, exist_ok=True)
        shutil.copy(SOURCE / f"words/offensive/{FALLBACK}.toml", offensive / f"{code}.toml")
    monkeypatch.setattr(language_completeness, "SOURCE", tmp_path)
    monkeypatch.setattr(language_completeness, "TEXTS", texts)
    return lacks("pl")


def room_of(lack: str) -> str:
    return lack.partition(":")[0]


@pytest.mark.parametrize("code", dict.fromkeys((*CODES, *RECIPES)))
def test_a_language_is_complete(code: str):
    missing = [lack for lack in lacks(code) if (code, room_of(lack)) not in EXCUSED]
    assert missing == [], "\n".join([f"{code} lacks:", *missing])


def test_every_excuse_is_still_needed():
    assert [(code, room) for code, room in EXCUSED if room not in map(room_of, lacks(code))] == []


def test_a_language_that_there_is_nothing_of_is_told_everything_that_it_lacks():
    """The list that whoever adds a language begins with."""
    missing = lacks("qq")
    rooms = "row text glossary plurals recipe offensive sounds cards page examples measure"
    assert list(dict.fromkeys(map(room_of, missing))) == rooms.split()
    assert "row: qq in languages/languages.json" in missing
    assert "text: texts/qq/page.ftl" in missing
    assert "text: words-of-qq in texts/fr/games.ftl" in missing
    assert "text: words-preparing in texts/de/page.ftl for [qq]" in missing
    assert "text: words_missing in texts/en/tables.ftl for [qq]" in missing
    assert "recipe: a row in RECIPES, words/cache.py" in missing
    assert "cards: qq under [letters] in games/tug/editions/standard.toml" in missing
    assert "cards: games/tug/categories/qq/food.toml" in missing
    assert "measure: bench/yardsticks/words/qq-everyday.txt" in missing
    assert "measure: bench/yardsticks/words/named-qq.txt" in missing


def test_a_row_that_does_not_fit_is_told_what_is_wrong(monkeypatch: pytest.MonkeyPatch):
    row = Language(keys=("QWERTY", "", ""), letters="ÖŐĈ", own_keys=("Ö", "", ""))
    monkeypatch.setitem(LANGUAGES, "qq", row)
    told = [lack for lack in lacks("qq") if room_of(lack) in ("row", "alphabet")]
    assert told == [
        "row: `keys`, three rows with A to Z once each",
        "row: `own_keys`, where its keyboard has the letters of `letters`",
        "alphabet: Ö out of `letters`, which has one letter for each of A to Z at most",
        "alphabet: Ő in games/pieces/alphabet.json; until then it loses its accent",
        "alphabet: Ő out of `letters`, which has one letter for each of A to Z at most",
        "alphabet: Ĉ in games/pieces/alphabet.json; until then it loses its accent",
    ]


def test_a_code_has_two_letters():
    assert [room_of(lack) for lack in lacks("gsw")] == ["row"]


def test_the_plural_forms_of_a_language_are_asked_for(copied: list[str]):
    """Polish has forms that English lacks."""
    assert not [lack for lack in lacks(FALLBACK) if room_of(lack) == "plurals"]
    assert [lack for lack in copied if re.fullmatch(r"plurals: [\w-]+ in texts/pl/[\w-]+\.ftl for few, many", lack)]


def test_what_is_copied_and_not_translated_is_told(copied: list[str]):
    assert "text: texts/pl/games.ftl, most of which reads as in texts/en/" in copied
    assert "glossary: texts/pl/glossary.toml, which is a copy of texts/en/glossary.toml" in copied
    assert "offensive: words/offensive/pl.toml, which is a copy of words/offensive/en.toml" in copied
    assert "cards: games/tug/categories/pl/food.toml, which is a copy of games/tug/categories/en/food.toml" in copied


def test_a_language_that_is_not_known_has_no_letters_of_its_own():
    assert letters_kept("qq") == ""


# Its code is written nowhere but in data


def named(source: str) -> list[str]:
    """The languages that strings of a Python file are the codes of, or locales of."""
    code = re.compile(rf"({'|'.join(CODES)})([-_][A-Z]+)?")
    constants = (node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant))
    return [each for each in constants if isinstance(each, str) and code.fullmatch(each)]


def named_on_the_page(source: str) -> list[str]:
    """The same of TypeScript and Svelte; texts are looked up by names that end with a code: `words-of-fr`."""
    return re.findall(rf"[\"'`](?:[\w-]+-)?(?:{'|'.join(CODES)})(?:-[A-Z]+)?[\"'`]", COMMENT.sub("", source))


def is_of_one_language(file: str) -> bool:
    """A recipe is written for one language, whose endings may look like codes."""
    return any(file.startswith(f"words/build/{code}/") for code in RECIPES)


def test_no_language_is_named_in_code():
    files = {str(file.relative_to(SOURCE)): named(file.read_text(encoding="utf-8")) for file in SOURCE.rglob("*.py")}
    found = {file: codes for file, codes in files.items() if codes and not is_of_one_language(file)}
    assert found.keys() == REGISTRIES.keys(), found


def test_no_language_is_named_on_the_page():
    page = [ROOT / "web/plugins.ts", *(ROOT / "web/src").rglob("*.ts"), *(ROOT / "web/src").rglob("*.svelte")]
    ours = [file for file in page if not file.name.endswith(".test.ts") and file.name not in NOT_SHIPPED]
    assert len(ours) > 100
    found = {str(file): named_on_the_page(file.read_text(encoding="utf-8")) for file in ours}
    assert {file: codes for file, codes in found.items() if codes} == {}


@pytest.mark.parametrize("line", ['language == "fr"', 'x = {"de": 1}', 'locale = "en-GB"', 'f("en")'])
def test_a_code_in_a_line_is_found(line: str):
    assert named(line)


@pytest.mark.parametrize("line", ["language === 'fr'", "t('words-of-de')", "emptyBundle(`en`)", "'en-GB'"])
def test_a_code_in_a_line_of_the_page_is_found(line: str):
    assert named_on_the_page(line)
