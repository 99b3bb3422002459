"""Names can be seen, and are nobody else's; nothing that is said turns the words of others around."""

import unicodedata

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from lettrine.core.game import Refusal
from lettrine.play import commands
from lettrine.play import table_events as te
from lettrine.play.chats import Chats
from lettrine.play.names import is_visible, look_alike
from lettrine.play.plain_text import without_directions
from tests.play.processes import Processes, done

IGNORABLE = regex.findall(r"\p{Default_Ignorable_Code_Point}", "".join(map(chr, range(0x110000))))
CONTROLS = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800",
        "\u115f",
        "\u1160",
        "\uffa0",
        "\u200d",
        "\ufe0f",
        "\u0301",
        "\u0301\u0308",
        " ",
        "\u00a0",
        "\U0001d159",
        "\u2028",
        "\u2029",
        "\u0085",
        "\u0378",
        "\ufffc",
    ],
)
def test_what_cannot_be_seen_is_no_name_and_no_part_of_one(name: str):
    assert not is_visible(name)
    assert name in " \u00a0" or not is_visible(f"A {name}")


def test_what_unicode_says_may_be_ignored_is_in_no_name():
    assert len(IGNORABLE) > 4000
    assert [letter for letter in IGNORABLE if is_visible(letter) or is_visible(f"A{letter}B")] == []


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "Zoë",
        "Zoe\u0308",
        "Nguyễn Thị",
        "О’Коннор",
        "李小龍",
        "محمد",
        "ශ්\u200dරී",
        "👩\u200d🚀",
        "❤\ufe0f",
        "1\ufe0f\u20e3",
        "👍🏽",
        ":-)",
        "M. K.",
    ],
)
def test_a_name_in_any_script_can_be_seen(name: str):
    assert is_visible(name)


@pytest.mark.parametrize(
    "name", ["e" + 4 * "\u0301", "A\u20dd\u20dd\u20dd\u20dd", "ế\u0301\u0301", "ก" + 5 * "\u0e34", "e" + 39 * "\u0301"]
)
def test_marks_do_not_pile_up_in_a_name(name: str):
    assert not is_visible(name)


@pytest.mark.parametrize(
    "name",
    [
        unicodedata.normalize("NFD", "Nguyễn Thị Diệu"),
        "שּׁ\u05b8לוֹם",
        "מִרְיָם",
        "مُحَمَّدٌ",
        "हिंदी",
        "กิ่ง",
        "နွှဲ့",
        "བསྒྲུབས",
    ],
)
def test_as_many_marks_as_any_script_needs_can_be_seen(name: str):
    assert is_visible(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Ann\u0323"),
        ("Ann", "A\u0332nn"),
        ("Ann", "A\u0335nn"),
        ("Ann", "Ann\u20e3"),
        ("Ann", "Ann\u0e3a"),
        ("Ann", "Ann\u1cd0"),
        ("Anna", "Аnnа\u0323"),
        ("Ada", "ADA"),
        ("Ada", "Аdа"),
        ("ADA", "АDА"),
        ("Paolo", "Ρaolo"),
        ("Bob", "B0b"),
        ("Bill", "BiIl"),
        ("Bill", "Bi11"),
        ("Ada", "Ａｄａ"),
        ("Ada", "𝓐𝓭𝓪"),
        ("Ada B", "Ada  B"),
        ("Ada B", "AdaB"),
        ("Вова", "ВОВА"),
        ("Emma", "Ernma"),
        ("Zoë", "Zoe\u0308"),
        ("❤", "❤\ufe0f"),
        ("Zoë", "Zоë"),
    ],
)
def test_names_that_could_be_taken_for_each_other(one: str, other: str):
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Ida"),
        ("Zoë", "Zoe"),
        ("François", "Francois"),
        ("कि", "कु"),
        ("Lê", "Le"),
        ("P1", "P2"),
        ("Вова", "Boba"),
        ("李", "王"),
    ],
)
def test_names_that_could_not(one: str, other: str):
    assert not look_alike(one, other)


@given(st.text())
def test_any_name_looks_like_itself_in_capitals(name: str):
    assert look_alike(name, name)
    assert look_alike(name.casefold(), name)


@given(st.text())
def test_nothing_is_left_that_changes_the_direction(text: str):
    assert not set(without_directions(text + CONTROLS)) & set(CONTROLS)
    assert without_directions(text) == "".join(letter for letter in text if letter not in CONTROLS)


in_a_loop = pytest.mark.anyio


@in_a_loop
async def test_nobody_passes_for_somebody_at_the_table(processes: Processes):
    tables = processes.process()
    await done(tables.open("t", te.Plan("sonde", "1976", "en", 4, lexicon="none"), "c"))
    await done(tables.do("t", commands.sit(0, "Ada", "k0")))
    assert await tables.do("t", commands.sit(1, "Аdа", "k1")) == Refusal("name_taken", {"name": "Аdа"})
    assert await tables.do("t", commands.sit(1, "\u3164", "k1")) == Refusal("bad_name")
    chats = Chats(tables, tables.store.chat)
    assert await chats.do("t", commands.say("k9", "hello", name="АDА")) == Refusal("name_taken", {"name": "АDА"})
    assert await chats.do("t", commands.say("k9", "hello", name="\u2800")) == Refusal("bad_name")
    bots = await done(tables.do("t", commands.seat_bot(2, "club", ["Аda", "Bodoni"])))
    assert bots.sitters[2].name == "Bodoni"


@in_a_loop
async def test_bots_have_names_of_their_own_where_all_of_theirs_are_taken(processes: Processes):
    tables = processes.process()
    await done(tables.open("t", te.Plan("sonde", "1976", "en", 4, lexicon="none"), "c"))
    await done(tables.do("t", commands.sit(0, "Bot 2", "k0")))
    seated = await done(tables.do("t", commands.seat_bot(2, "club", ["bot 2"])))
    assert not look_alike(seated.sitters[2].name, "Bot 2")


@in_a_loop
async def test_controls_of_direction_are_not_stored_with_what_is_said(processes: Processes):
    tables = processes.process()
    table = await processes.seated(tables)
    chats = Chats(tables, tables.store.chat)
    await done(chats.do(table, commands.say("key0", "abc\u202eקול\u2066x")))
    assert (await chats.chat(table)).talk[-1].text == "abcקולx"
    assert await chats.do(table, commands.say("key0", "\u202e\u2066")) == Refusal("nothing_said")


@in_a_loop
@pytest.mark.parametrize(
    "text", [" ", " \n\t", "\u200b\u200b", "\0\x01\x1b", "\u2028", "\u3164", "\u00ad\ufe0f", "\u0301", "\ufffc"]
)
async def test_nothing_is_said_where_nothing_can_be_seen(processes: Processes, text: str):
    tables = processes.process()
    table = await processes.seated(tables)
    assert await Chats(tables, tables.store.chat).do(table, commands.say("key0", text)) == Refusal("nothing_said")


@in_a_loop
@pytest.mark.parametrize(
    ("text", "stored"),
    [
        ("a\0b\x1b[31mc\u0085", "ab[31mc"),
        ("one\ntwo\tthree", "one\ntwo three"),
        ("👩\u200d🚀 ❤\ufe0f שּׁ\u05b8", "👩\u200d🚀 ❤\ufe0f שּׁ\u05b8"),
        ("e" + 39 * "\u0301" + "!", "e\u0301\u0301\u0301!"),
    ],
)
async def test_controls_and_piles_of_marks_are_taken_out_of_what_is_said(processes: Processes, text: str, stored: str):
    tables = processes.process()
    table = await processes.seated(tables)
    chats = Chats(tables, tables.store.chat)
    await done(chats.do(table, commands.say("key0", text)))
    assert (await chats.chat(table)).talk[-1].text == stored
