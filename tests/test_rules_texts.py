"""The help: every clause in every language, with the numbers of the table that plays."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from lettrine.core.editions import edition_ids
from lettrine.core.game import Refusal, kind_of_type
from lettrine.games.sonde.actions import ACTIONS
from lettrine.games.sonde.edition import PACKAGE, Edition, rules
from lettrine.texts import LANGUAGES, messages, text

ROOT = Path(__file__).parent.parent
EDITIONS = edition_ids(PACKAGE)
HELP = tomllib.loads((files(PACKAGE) / "help.toml").read_text(encoding="utf-8"))
LATER = {"S38"}
CLAUSES = set(re.findall(r"\*\*(S\d+)\*\*", (ROOT / "docs/rules/sonde.md").read_text(encoding="utf-8"))) - LATER
FIELDS = {*Edition.__struct_fields__, "kinds"}
HOUSES = (
    {},
    {"cards": "off", "memory": "notes", "spelling": "trust", "answers": "players"},
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


def table(edition, **options):
    resolved = rules(edition, options)
    assert not isinstance(resolved, Refusal)
    return resolved


def facts(language, table):
    """The variables of the help, as the head of en/rules.ftl describes them."""
    return {
        **{name: getattr(table, name) for name in table.__struct_fields__},
        "words": "any" if "any" in table.words else "some",
        "kinds": ", ".join(text(language, f"words-{kind}") for kind in table.words),
        "values": ", ".join(map(str, table.values[: table.spaces])),
        "deck": len(table.pack),
    }


def told(language, clause, table):
    return text(language, f"rule-{clause}", **facts(language, table))


def entries(language):
    source = (files("lettrine.texts") / language / "rules.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(source)
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return [entry for entry in resource.body if isinstance(entry, ast.Message)]


class Reader(Visitor):
    """Collects what a message says in so many words, and the variables it asks for."""

    def __init__(self):
        self.words, self.variables = [], set()

    def visit_TextElement(self, node):
        self.words.append(node.value)

    def visit_StringLiteral(self, node):
        self.words.append(node.value)

    def visit_VariableReference(self, node):
        self.variables.add(node.id.name)


def read(entry):
    reader = Reader()
    reader.visit(entry)
    return reader


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_a_title_and_a_text(language):
    written = {name for name in messages(language, ("rules",)) if name.startswith("rule-")}
    extra = {message for added in HELP["editions"].values() for message in added.values()}
    assert written == {f"rule-{clause}{part}" for clause in CLAUSES for part in ("", "-title")} | extra


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("house", range(len(HOUSES)))
def test_every_message_reads_at_every_table(language, edition, house):
    given = facts(language, table(edition, **HOUSES[house]))
    for message in messages(language, ("rules",)) - {"card-owner"}:
        sentence = text(language, message, **given)
        assert sentence.strip() == sentence != ""
        assert sentence.replace("\u00a0", " ").isprintable()
        assert not re.search(r" [ .,;]|\.\.|,,|[{}$]", sentence), sentence
        if message.startswith("rule-") and not message.endswith("-title"):
            assert sentence.endswith("."), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_of_an_edition_is_typed(language):
    for entry in entries(language):
        said = re.sub(r"\bS\d+\b|\b(1967|1976|1984)\b", "", " ".join(read(entry).words))
        assert not re.search(r"\d", said), entry.id.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variable_is_a_field_of_the_edition(language):
    for entry in entries(language):
        allowed = {"kind"} if entry.id.name == "card-owner" else FIELDS
        assert read(entry).variables <= allowed, entry.id.name


def test_the_languages_ask_for_the_same_variables():
    asked = [{entry.id.name: read(entry).variables for entry in entries(language)} for language in LANGUAGES]
    assert all(each == asked[0] for each in asked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_short(language):
    for message in messages(language, ("rules",)):
        if message.endswith("-title"):
            assert len(text(language, message).split()) <= 5, message


@pytest.mark.parametrize("house", range(len(HOUSES)))
def test_french_spaces_do_not_break(house):
    given = facts("fr", table("1967", **HOUSES[house]))
    for message in messages("fr", ("rules",)) - {"card-owner"}:
        sentence = text("fr", message, **given)
        assert not re.search("(?<!\u00a0)[:;!?»]|«(?!\u00a0)", sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotes_are_typographic(language):
    for entry in entries(language):
        assert not set("'\"") & set(" ".join(read(entry).words)), entry.id.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_are_those_of_the_table(language):
    number = {"S15": "blank_penalty", "S16": "last_space_bonus", "S28": "interrupt_hidden", "S5": "blanks"}
    for clause, field in number.items():
        assert "17" in told(language, clause, table("1976", **{field: 17}))
    assert "2" in told(language, "S33", table("1984"))
    assert "48" in told(language, "S25", table("1967"))
    assert "36" in told(language, "S25", table("1976"))
    assert "5, 10, 15, 15, 10, 5, 5, 10, 15, 15, 10, 5" in told(language, "S3", table("1984"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("clause", "field", "values"),
    [
        ("S7", "spelling", ("checked", "trust")),
        ("S9", "cards", ("on", "off")),
        ("S18", "memory", ("strict", "notes")),
        ("S26", "cards", ("on", "off")),
        ("S27", "interrupt", ("any_time", "own_turn")),
        ("S31", "answers", ("server", "players")),
        ("S32", "spelling", ("checked", "trust")),
        ("S36", "trays_for_two", (1, 2)),
    ],
)
def test_an_option_changes_its_clause(language, clause, field, values):
    one, other = (told(language, clause, table("1967", **{field: value})) for value in values)
    assert one != other


@pytest.mark.parametrize("language", LANGUAGES)
def test_S6_names_the_kinds_of_word_where_not_all_are_taken(language):
    assert text(language, "words-adverb") in told(language, "S6", table("1967"))
    assert text(language, "words-adverb") not in told(language, "S6", table("1976"))


def test_every_clause_stands_in_one_chapter():
    listed = [clause for group in HELP["groups"] for clause in group["clauses"]]
    assert sorted(listed) == sorted(CLAUSES)
    chapters = {name for name in messages("en", ("rules",)) if name.startswith("rules-")} - {"rules-sonde-intro"}
    assert {group["title"] for group in HELP["groups"]} == chapters


def test_every_action_leads_to_its_clauses():
    assert set(HELP["actions"]) == {kind_of_type(action) for action in get_args(ACTIONS)}
    for clauses in HELP["actions"].values():
        assert clauses
        assert len(clauses) == len(set(clauses))
        assert set(clauses) <= CLAUSES


def test_every_card_leads_to_its_clause():
    assert set(HELP["cards"].values()) == {f"S{number}" for number in range(19, 25)}


def test_what_an_edition_adds_belongs_to_a_clause_and_an_edition():
    for edition, added in HELP["editions"].items():
        assert edition in EDITIONS
        assert set(added) <= CLAUSES
        assert set(added.values()) <= messages("en", ("rules",))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_can_be_read_without_a_table(language):
    for kind in (*HELP["cards"], "left-tray", "right-tray"):
        given = {"kind": kind, "number": 7, "drawer": "you", "drawer_name": "", "owner": "other"}
        owner = text(language, "card-owner", kind=kind)
        assert text(language, "card-meaning", **given, owner_name=owner)
        assert text(language, "card-title", kind=kind.removesuffix("-tray"), number=7)
