"""Every language says everything, every code has its sentence, and so has whatever happens."""

import inspect
import json
import re
from collections import Counter
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime.types import fluent_number

import lettrine
from lettrine.core.game import kind_of_type, types_in
from lettrine.games import GAMES
from lettrine.games.glyphs import GLYPHS
from lettrine.games.glyphs.state import unaskable
from lettrine.games.pieces.alphabet import PIECES
from lettrine.games.quick import QUICK
from lettrine.games.solitaire import SOLITAIRE
from lettrine.games.typed_word import SIGNS
from lettrine.texts import LANGUAGES, SUBJECTS, explain, interface_language, messages, text
from lettrine.texts.elision import elide
from tests.ftl import FRENCH_MISPRINT, entries, variables

SOURCE = Path(lettrine.__file__).parent
ELISIONS = json.loads((Path(__file__).parent / "elisions.json").read_text(encoding="utf-8"))
"""How French joins a particle and a name: the page is held to the same."""
SILENT = {"started", "clock_set"}
"""Events that the table itself shows."""


FIELDS = {
    **dict.fromkeys(("seat", "of"), ("you", "other")),
    **dict.fromkeys(("fits", "exact", "right"), ("yes", "no")),
    **dict.fromkeys(("points", "score"), (0, 1, 5)),
    "winner": ("you", "other", "nobody"),
    "owner_points": (0, 1),
    "piece": PIECES,
    **dict.fromkeys(("cell", "group", "number"), (2,)),
    **dict.fromkeys(("word", "built"), ("TUE",)),
    "words": ("EUT, SEL",),
    **dict.fromkeys(("seat_name", "of_name", "winner_name"), ("Ada",)),
}
"""What a sentence about an event may be filled with."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing_in_a_language(language):
    assert messages(language) == messages("en")


def test_no_message_is_in_two_files():
    """The one that is read first would be said, whichever was meant."""
    names = Counter(name for subject in SUBJECTS for name in messages("en", (subject,)))
    assert [name for name, files in names.items() if files > 1] == []


@pytest.mark.parametrize("subject", SUBJECTS)
def test_the_languages_ask_for_the_same_details(subject):
    asked = [variables(language, subject) for language in LANGUAGES]
    assert all(each == asked[0] for each in asked)


def sources():
    return [file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py")]


def test_every_code_has_a_sentence():
    pattern = re.compile(
        r'Refusal\(\s*"(\w+)"|code = "(\w+)"|return "(not_\w+|already_\w+|nothing_\w+|other_team|game_over)"'
    )
    codes = {code for source in sources() for found in pattern.findall(source) for code in found if code}
    codes |= {*SIGNS.values(), "slang", "inflected"}
    assert {"not_your_turn", "unreadable", "unknown_word", "hyphen", "apostrophe", "missing_source"} <= codes
    assert codes <= messages("en")


def test_a_code_that_comes_alone_needs_no_details():
    closing = "".join(inspect.getsource(inspect.getmodule(game.closed)) for game in GAMES) + inspect.getsource(
        unaskable
    )
    lines = [line for line in closing.splitlines() if "Refusal(" not in line]
    returned = {code for line in lines for code in re.findall(r'"(\w+)"', line)} & messages("en", ("refusals",))
    bare = {code for source in sources() for code in re.findall(r'Refusal\("(\w+)"\)', source)}
    assert {"nothing_hidden", "out_of_pieces"} <= returned
    for language in LANGUAGES:
        asked = variables(language, "refusals")
        assert [code for code in (bare | returned) & asked.keys() if asked[code]] == []


def told_events():
    """The messages about what happens in the games of pieces, with the fields of their events."""
    for game in (GLYPHS, QUICK, SOLITAIRE):
        for event in types_in(game.events):
            name, shared = event.__struct_config__.tag, ".race." in event.__module__
            if name not in SILENT:
                yield f"said-{name}" if shared else f"said-{game.name}-{name}", set(event.__struct_fields__)


WITHIN = {"points"}
"""Parts of other sentences."""


def test_whatever_happens_among_pieces_has_a_sentence():
    asked = variables("en", "pieces")
    told = {message.replace("_", "-"): fields for message, fields in told_events()}
    assert {name for name in asked if name.startswith("said-")} - {"said-glyphs-points"} == set(told)
    for message, fields in told.items():
        people = {f"{role}_name" for role in fields} | ({"winner", "winner_name"} if "winners" in fields else set())
        assert asked[message] <= fields | people, message


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_sentence_about_what_happens_is_about_an_event_of_its_game(game):
    """A narrator looks a sentence up by the event's name; under any other it would never be said."""
    start = f"said-{game.name}-"
    written = {entry.id.name for file in (SOURCE / "texts/en").glob("*.ftl") for entry in entries("en", file.stem)}
    about = {name.removeprefix(start) for name in written if name.startswith(start)} - WITHIN
    assert about <= {kind_of_type(event).replace("_", "-") for event in types_in(game.events)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_among_pieces_reads_well(language):
    asked = variables(language, "pieces")
    for message in {message.replace("_", "-") for message, _ in told_events()}:
        names = sorted(asked[message] | {"piece", "points"})  # those of the messages within it
        for values in product(*(FIELDS[name] for name in names)):
            sentence = text(language, message, **dict(zip(names, values, strict=True))).strip()
            assert re.search(r"[.!]$", sentence), sentence
            assert not re.search(r"\s\s| [.,]|\.\.|[{}$'\"]", sentence), sentence
            assert language != "fr" or not FRENCH_MISPRINT.search(sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_names_of_its_own(language):
    for message in ("piece-name", "piece-one"):
        assert len({text(language, message, piece=piece) for piece in PIECES}) == len(PIECES)


def test_what_a_word_holds_cannot_break_the_line():
    told = explain("en", "unknown_word", {"word": "A\x1b[31m\nB", "suggestions": ["x\ty"]})
    assert told.isprintable()


def test_suggestions_follow_the_sentence():
    told = explain("fr", "unknown_word", {"word": "TRESORRIER", "suggestions": ["trésorier"]})
    assert told == "«\u00a0TRESORRIER\u00a0» n’est pas dans le dictionnaire. Vouliez-vous dire\u00a0: trésorier\u202f?"


def test_the_language_is_the_systems_where_we_have_it(monkeypatch):
    monkeypatch.delenv("LETTRINE_INTERFACE", raising=False)
    monkeypatch.delenv("LC_ALL", raising=False)
    for system, ours in {"fr_CA.UTF-8": "fr", "de": "de", "pt_BR": "en", "C": "en"}.items():
        monkeypatch.setenv("LANG", system)
        assert interface_language() == ours
    assert interface_language("fr") == "fr"


@pytest.mark.parametrize(("particle", "name", "joined"), ELISIONS)
def test_french_elides_before_a_vowel(particle, name, joined):
    assert elide(particle, name) == joined


def test_a_french_sentence_elides_before_a_name():
    assert text("fr", "practice-turn", name="Alice") == "C’est le tour d’Alice."
    assert text("fr", "practice-turn", name="Bodoni") == "C’est le tour de Bodoni."


@pytest.mark.parametrize(
    ("language", "value", "told"),
    [("fr", 1.9, "1,9 bit"), ("fr", 3.2, "3,2 bits"), ("en", 1.2, "1.2 bits"), ("de", 3.2, "3,2 Bits")],
)
def test_bits_are_counted_as_the_language_does(language, value, told):
    bits = fluent_number(value, minimumFractionDigits=1, maximumFractionDigits=1)
    assert text(language, "bits-count", bits=bits) == told


def test_a_message_nobody_wrote_is_an_error():
    with pytest.raises(LookupError):
        text("en", "no-such-message")
