"""The help of every game: every clause in every language, with the numbers of the table that plays."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from lettrine.core.editions import ChoiceOption, FlagOption, NumberOption, options_of
from lettrine.core.game import Game, Refusal, kind_of_type, types_in
from lettrine.games import GAMES
from lettrine.games.glyphs import GLYPHS
from lettrine.games.quick import QUICK
from lettrine.games.solitaire import SOLITAIRE
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.edition import Edition
from lettrine.games.tug import TUG
from lettrine.texts import LANGUAGES, messages, text
from tests.ftl import FRENCH_MISPRINT, entries, read, variables

ROOT = Path(__file__).parent.parent
PARTS = {"card-owner", "kept-many-points", "formed-in-rounds", "formed-at-will"}
"""Messages that are only a part of others."""


def help_file(game):
    return files(f"lettrine.games.{game.name}") / "help.toml"


class Book(NamedTuple):
    """A game's help: where its sentences are, where its clauses are stated, and tables to read it at."""

    game: Game[Any, Any, Any]
    subject: str
    page: str
    houses: tuple[dict[str, Any], ...]

    @classmethod
    def of(cls, game):
        """That of a game which has all of it to itself, at tables that each change one option."""
        return cls(game, f"{game.name}-rules", f"{game.name}.md", tuple(_houses(game)))

    @property
    def help(self):
        return tomllib.loads(help_file(self.game).read_text(encoding="utf-8"))

    @property
    def clauses(self):
        return [clause for group in self.help["groups"] for clause in group["clauses"]]

    @property
    def messages(self):
        """What a reader of this help is shown."""
        added = {message for each in self.help.get("editions", {}).values() for message in each.values()}
        rules = {f"rule-{clause}{part}" for clause in self.clauses for part in ("", "-title")}
        return {f"rules-{self.game.name}-intro", *(group["title"] for group in self.help["groups"])} | rules | added

    def table(self, edition=None, **options):
        resolved = self.game.rules(edition or self.game.editions[0], options)
        assert not isinstance(resolved, Refusal)
        return resolved


def _houses(game):
    yield {}
    for option in options_of(game.rules(game.editions[0], {})):
        match option:
            case ChoiceOption(choices=choices):
                yield from ({option.name: choice} for choice in choices)
            case NumberOption(least=least, most=most):
                yield from ({option.name: number} for number in {least, max(least, 1), most})
            case FlagOption():
                yield from ({option.name: flag} for flag in (True, False))


ANY_WORD = {"people": True, "places": True, "slang": True, "inflected": False}
SONDE_HOUSES = (
    {},
    {"cards": "off", "memory": "notes", "spelling": "trust", "answers": "players"},
    {"inflected": False, "letters": "box", "answers": "players", "unanswered": "stays"},
    {"secrets": "dealt", "answers": "players"},
    {"interrupt": "own_turn", "trays_for_two": 1, "words": ["noun"], "most_seats": 6},
    {"interrupt": "any_time", "most_seats": 2, "blanks": 0, "deck": {"normal": 1}},
    {
        "spelling": "trust",
        "answers": "players",
        **dict.fromkeys(("blank_penalty", "last_space_bonus", "interrupt_bonus", "interrupt_penalty"), 0),
        **dict.fromkeys(("denial_penalty", "spelling_penalty", "kept_bonus", "kept_many", "kept_many_bonus"), 0),
    },
    {
        "spelling": "trust",
        "answers": "players",
        **dict.fromkeys(("spaces", "blanks", "interrupt_hidden", "last_turns", "kept_many", "kept_bonus"), 1),
        **dict.fromkeys(("blank_penalty", "last_space_bonus", "interrupt_bonus", "interrupt_penalty"), 1),
        **dict.fromkeys(("denial_penalty", "spelling_penalty", "kept_many_bonus"), 1),
    },
)
GLYPHS_HOUSES = (
    {},
    {"miss_point": "owner", "scoring": "total", "prelude": "quick", **ANY_WORD},
    {"miss_point": "none", "prelude": "quick", **dict.fromkeys(("goal", "find_bonus", "prelude_points"), 0)},
    {"prelude": "quick", **dict.fromkeys(("goal", "find_bonus", "prelude_points"), 1), "box": dict.fromkeys("IiCu", 1)},
)
QUICK_HOUSES = ({}, {"length": 6, **ANY_WORD})
SOLITAIRE_HOUSES = (
    {},
    {"clock": 0, **ANY_WORD},
    {"clock": 1, "length": 5},
    {"clock": 600, "rounds": "off"},
    {"clock": 0, "rounds": "on"},
)
TUG_HOUSES = (
    {},
    {"fair_start": True},
    {"fair_start": True, **dict.fromkeys(("lanes", "turning", "challenge", "fair_steps"), 1)},
    {"turning": 0, "glass_times": "thinking", "level": "easy", "misspelt": "keep", "hyphens": False},
    {"level": "hard", "doubts": "one", "content": False, "stray_hyphens": "ignored", "names": "asked"},
)

SONDE_BOOK = Book(SONDE, "sonde-rules", "sonde.md", SONDE_HOUSES)
GLYPHS_BOOK = Book(GLYPHS, "pieces-rules", "glyphs.md", GLYPHS_HOUSES)
QUICK_BOOK = Book(QUICK, "pieces-rules", "glyphs.md", QUICK_HOUSES)
SOLITAIRE_BOOK = Book(SOLITAIRE, "pieces-rules", "glyphs.md", SOLITAIRE_HOUSES)
TUG_BOOK = Book(TUG, "tug-rules", "tug.md", TUG_HOUSES)
WRITTEN = {book.game.name: book for book in (SONDE_BOOK, GLYPHS_BOOK, QUICK_BOOK, SOLITAIRE_BOOK, TUG_BOOK)}
"""The books of games that share their sentences with others, or whose tables must be chosen."""
BOOKS = tuple(WRITTEN.get(game.name) or Book.of(game) for game in GAMES if help_file(game).is_file())
SUBJECTS = tuple(dict.fromkeys(book.subject for book in BOOKS))
LATER = {"S38"}
NAMED = sorted({edition for game in GAMES for edition in game.editions})
"""Editions may be called by their names, which are years."""

of_every_book = pytest.mark.parametrize("book", BOOKS, ids=[book.game.name for book in BOOKS])
in_every_language = pytest.mark.parametrize("language", LANGUAGES)
in_every_file = pytest.mark.parametrize("subject", SUBJECTS)


def sharing(subject):
    """The games whose sentences are in the same file."""
    return [book for book in BOOKS if book.subject == subject]


def facts(language, table):
    """The variables of the help, as the page has them (web/src/app/facts.ts) and the heads of the English files say."""
    told = {name: value for field in table.__struct_fields__ for name, value in _field(field, getattr(table, field))}
    return told | (_sonde_facts(language, table) if isinstance(table, Edition) else {})


def _field(name, value):
    match value:
        case bool():
            yield name, "yes" if value else "no"
        case int() | str():
            yield name, value
        case dict():
            yield from ((f"{name}_{key}", each) for key, each in value.items() if isinstance(each, int))


def _sonde_facts(language, table):
    return {
        "words": "any" if "any" in table.words else "some",
        "kinds": ", ".join(text(language, f"words-{kind}") for kind in table.words),
        "values": ", ".join(map(str, table.values[: table.spaces])),
        "deck": len(table.pack),
    }


def told(language, clause, table):
    return text(language, f"rule-{clause}", **facts(language, table))


def stated(page):
    """The clauses that a page of the rules states."""
    source = (ROOT / "docs/rules" / page).read_text(encoding="utf-8")
    return set(re.findall(r"\*\*([A-Z]\d+)\*\*", source))


def test_a_game_with_a_book_of_its_own_is_read_at_both_ends_of_every_option():
    book = Book.of(TUG)
    assert (book.subject, book.page) == (TUG_BOOK.subject, TUG_BOOK.page)
    assert {"to_win": 7} in book.houses
    assert {"lanes": 1} in book.houses
    assert {"lanes": 5} in book.houses
    assert {"fair_start": True} in book.houses


@in_every_language
@in_every_file
def test_a_file_holds_what_its_games_show_and_nothing_else(language, subject):
    shown = set().union(*(book.messages for book in sharing(subject)))
    assert messages(language, (subject,)) - PARTS == shown


@in_every_file
def test_every_clause_of_the_documents_is_shown_by_some_game(subject):
    books = sharing(subject)
    shown = {clause for book in books for clause in book.clauses}
    assert set().union(*(stated(book.page) for book in books)) - LATER == shown


@of_every_book
@in_every_language
def test_every_message_reads_at_every_table(book, language):
    tables = [book.table(edition, **house) for edition in book.game.editions for house in book.houses]
    for given in [facts(language, table) for table in tables]:
        for message in book.messages:
            sentence = text(language, message, **given)
            assert sentence.strip() == sentence != ""
            assert sentence.replace("\u00a0", " ").replace("\u202f", " ").isprintable()
            assert not re.search(r" [ .,;]|\.\.|,,|[{}$]", sentence), sentence
            if message.startswith("rule-") and not message.endswith("-title"):
                assert sentence.endswith("."), sentence


@in_every_language
@in_every_file
def test_no_number_of_an_edition_is_typed(language, subject):
    for entry in entries(language, subject):
        said = re.sub(r"\b[A-Z]\d+\b", "", " ".join(read(entry).words))
        said = re.sub(rf"\b({'|'.join(NAMED)})\b", "", said)
        assert not re.search(r"\d", said), entry.id.name


@of_every_book
@in_every_language
def test_every_variable_is_a_fact_of_the_edition(book, language):
    known = set(facts(language, book.table()))
    asked = variables(language, book.subject)
    for message in book.messages:
        assert asked[message] <= known, message


@in_every_file
def test_the_languages_ask_for_the_same_variables(subject):
    asked = [variables(language, subject) for language in LANGUAGES]
    assert all(each == asked[0] for each in asked)


@in_every_language
@in_every_file
def test_titles_are_short(language, subject):
    for message in messages(language, (subject,)):
        if message.endswith("-title"):
            assert len(text(language, message).split()) <= 5, message


@of_every_book
def test_french_spaces_do_not_break(book):
    for given in [facts("fr", book.table(**house)) for house in book.houses]:
        for message in book.messages:
            sentence = text("fr", message, **given)
            assert not FRENCH_MISPRINT.search(sentence), sentence


@in_every_language
@in_every_file
def test_apostrophes_and_quotes_are_typographic(language, subject):
    for entry in entries(language, subject):
        assert not set("'\"") & set(" ".join(read(entry).words)), entry.id.name


@in_every_language
@pytest.mark.parametrize(
    ("book", "clause", "field"),
    [
        (SONDE_BOOK, "S5", "blanks"),
        (SONDE_BOOK, "S15", "blank_penalty"),
        (SONDE_BOOK, "S16", "last_space_bonus"),
        (SONDE_BOOK, "S28", "interrupt_hidden"),
        (GLYPHS_BOOK, "G11", "find_bonus"),
        (GLYPHS_BOOK, "G13", "goal"),
        (SOLITAIRE_BOOK, "G17", "clock"),
        (TUG_BOOK, "T4", "glass"),
        (TUG_BOOK, "T4", "turning"),
        (TUG_BOOK, "T12", "challenge"),
    ],
)
def test_the_numbers_are_those_of_the_table(language, book, clause, field):
    assert "17" in told(language, clause, book.table(**{field: 17}))


@in_every_language
def test_the_numbers_are_those_of_the_edition(language):
    assert "2" in told(language, "S33", SONDE_BOOK.table("1984"))
    assert "48" in told(language, "S25", SONDE_BOOK.table("1967"))
    assert "36" in told(language, "S25", SONDE_BOOK.table("1976"))
    assert "5, 10, 15, 15, 10, 5, 5, 10, 15, 15, 10, 5" in told(language, "S3", SONDE_BOOK.table("1984"))
    assert re.findall(r"\d+", told(language, "G7", GLYPHS_BOOK.table())) == ["52", "52", "20", "24"]
    assert "25" in told(language, "G13", GLYPHS_BOOK.table())
    assert re.findall(r"\d+", told(language, "T4", TUG_BOOK.table())) == ["5", "30"]
    assert re.findall(r"\d+", told(language, "T12", TUG_BOOK.table(to_win=7))) == ["7", "10"]


@in_every_language
@pytest.mark.parametrize(
    ("book", "clause", "field", "values"),
    [
        (SONDE_BOOK, "E6", "secrets", ("own", "dealt")),
        (SONDE_BOOK, "S7", "spelling", ("checked", "trust")),
        (SONDE_BOOK, "S9", "cards", ("on", "off")),
        (SONDE_BOOK, "S18", "memory", ("strict", "notes")),
        (SONDE_BOOK, "S26", "cards", ("on", "off")),
        (SONDE_BOOK, "S27", "interrupt", ("any_time", "own_turn")),
        (SONDE_BOOK, "S31", "answers", ("server", "players")),
        (SONDE_BOOK, "S32", "spelling", ("checked", "trust")),
        (SONDE_BOOK, "S36", "trays_for_two", (1, 2)),
        (GLYPHS_BOOK, "G6", "miss_point", ("asker", "owner", "none")),
        (GLYPHS_BOOK, "G11", "scoring", ("missing", "total")),
        (GLYPHS_BOOK, "G15", "scoring", ("missing", "total")),
        (GLYPHS_BOOK, "G15", "prelude", ("none", "quick")),
        (SOLITAIRE_BOOK, "G17", "rounds", ("on", "off")),
        (SOLITAIRE_BOOK, "G17", "clock", (0, 900)),
        (TUG_BOOK, "T12", "to_win", (6, 7, 8)),
        (TUG_BOOK, "T14", "fair_start", (True, False)),
        (TUG_BOOK, "T3", "level", ("all", "easy", "hard")),
        (TUG_BOOK, "T4", "turning", (0, 1, 5)),
        (TUG_BOOK, "T4", "glass_times", ("word", "thinking")),
        (TUG_BOOK, "T9", "hyphens", (True, False)),
        (TUG_BOOK, "T10", "stray_hyphens", ("ignored", "wrong")),
        (TUG_BOOK, "T10", "misspelt", ("back", "keep")),
        (TUG_BOOK, "T10", "names", ("asked", "everywhere")),
        (TUG_BOOK, "T11", "names", ("asked", "everywhere")),
        (TUG_BOOK, "T11", "content", (True, False)),
        (TUG_BOOK, "T11", "doubts", ("one", "both")),
        *[(GLYPHS_BOOK, "G14", field, (True, False)) for field in ANY_WORD],
    ],
)
def test_an_option_changes_its_clause(language, book, clause, field, values):
    said = [told(language, clause, book.table(**{field: value})) for value in values]
    assert len(set(said)) == len(values)


@in_every_language
def test_S6_names_the_kinds_of_word_where_not_all_are_taken(language):
    assert text(language, "words-adverb") in told(language, "S6", SONDE_BOOK.table("1967"))
    assert text(language, "words-adverb") not in told(language, "S6", SONDE_BOOK.table("1976"))


@of_every_book
def test_a_clause_stands_in_one_chapter_only(book):
    assert len(book.clauses) == len(set(book.clauses))
    titles = [group["title"] for group in book.help["groups"]]
    assert len(titles) == len(set(titles))


@of_every_book
def test_every_action_leads_to_its_clauses(book):
    assert set(book.help["actions"]) == {kind_of_type(action) for action in types_in(book.game.actions)}
    for clauses in book.help["actions"].values():
        assert clauses
        assert len(clauses) == len(set(clauses))
        assert set(clauses) <= set(book.clauses)


def test_every_card_leads_to_its_clause():
    assert set(SONDE_BOOK.help["cards"].values()) == {f"S{number}" for number in range(19, 25)}


@of_every_book
def test_what_an_edition_adds_belongs_to_a_clause_and_an_edition(book):
    for edition, added in book.help.get("editions", {}).items():
        assert edition in book.game.editions
        assert set(added) <= set(book.clauses)


@in_every_language
def test_the_cards_can_be_read_without_a_table(language):
    for kind in (*SONDE_BOOK.help["cards"], "left-tray", "right-tray"):
        given = {"kind": kind, "number": 7, "drawer": "you", "drawer_name": "", "owner": "other"}
        owner = text(language, "card-owner", kind=kind)
        assert text(language, "card-meaning", **given, owner_name=owner)
        assert text(language, "card-title", kind=kind.removesuffix("-tray"), number=7)
