"""Tables with words of their own in the browser: Sonde with a pasted list, Tug with categories, files, saved links."""

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.page.common.people import Person
from tests.page.common.visits import Invite
from tests.page.tug.table import Tug, draw


def begins_own(person: Person, game: str, kind: str, text: str) -> None:
    person.goes_to(f"/new/{game}")
    person.page.get_by_label("Your name").fill(person.name)
    person.page.get_by_text(f"Own {kind}").click()
    person.page.get_by_label(re.compile(f"^Your {kind}")).fill(text)


def test_a_list_is_checked_read_by_those_who_sit_there_and_played_with(invite: Invite):
    ada, ben, eve = invite("Ada", "Ben", "Eve")
    begins_own(ada, "sonde", "words", "ribosome\npear 2\nnucleus")
    ada.page.get_by_role("radio", name="2", exact=True).check()
    ada.watch.expected.append("422")
    ada.button("Check the list").click()
    expect(ada.page.get_by_role("alert").filter(has_text="Line 2")).to_contain_text("“pear 2” cannot be played with")
    ada.page.get_by_label(re.compile("^Your words")).fill("ribosome\nnucleus\nmembrane")
    ada.button("Check the list").click()
    expect(ada.page.get_by_text("3 words: ready to play.")).to_be_visible()
    path = ada.opens_it()

    eve.goes_to(path)
    expect(eve.page.get_by_text("Own list: 3 words")).to_be_visible()
    eve.page.get_by_text("Own list: 3 words").click()
    assert "membrane" not in eve.whole_page()
    ben.goes_to(path)
    ben.sits_down()
    ben.page.get_by_text("Own list: 3 words").click()
    expect(ben.page.get_by_role("group", name="Own list: 3 words")).to_contain_text("membrane")
    ada.begins(ben)
    expect(ada.desk).to_be_visible()
    assert "membrane" not in "".join((*eve.heard, *ben.heard))


def test_categories_are_saved_behind_a_link_and_played_with(invite: Invite):
    ada, ben = invite("Ada", "Ben")
    begins_own(ada, "tug", "categories", "Part of a cell: nucleus, ribosome")
    ada.button("Check the list").click()
    ada.button("Save it behind a link").click()
    expect(ada.button("Delete the saved list")).to_be_visible()
    ada.page.get_by_role("radio", name="2", exact=True).check()
    path = ada.opens_it()
    ben.goes_to(path)
    ben.sits_down()
    ada.begins(ben)
    drawer, _ = Tug(ada, ben).drawer()
    draw(drawer).click()
    for person in (ada, ben):
        expect(person.page.get_by_text("Part of a cell").first).to_be_visible()


def test_a_saved_list_is_opened_again_by_its_link_and_played_with(invite: Invite):
    (ada,) = invite("Ada", permissions=["clipboard-read", "clipboard-write"])
    begins_own(ada, "sonde", "words", "ribosome, nucleus\nmembrane")
    ada.page.get_by_label("Name of the list").fill("Cells")
    ada.button("Check the list").click()
    ada.button("Save it behind a link").click()
    ada.button("Copy the link of the list").click()
    expect(ada.button("Copied")).to_be_visible()
    link = ada.page.evaluate("navigator.clipboard.readText()")

    (ben,) = invite("Ben")
    ben.page.goto(link)
    words = ben.page.get_by_label(re.compile("^Your words"))
    expect(words).to_have_value("ribosome\nnucleus\nmembrane")
    expect(ben.page.get_by_label("Name of the list")).to_have_value("Cells")
    expect(ben.page.get_by_text("3 words: ready to play.")).to_be_visible()
    expect(ben.button("Copy the link of the list")).to_be_visible()
    expect(ben.button("Delete the saved list")).not_to_be_visible()
    ben.opens_it()
    ben.page.get_by_text("Own list “Cells”: 3 words").click()
    expect(ben.page.get_by_role("group", name="Own list “Cells”")).to_contain_text("membrane")

    ada.button("Delete the saved list").click()
    expect(ada.button("Save it behind a link")).to_be_visible()
    (eve,) = invite("Eve")
    eve.watch.expected.append("404")
    eve.page.goto(link)
    expect(eve.page.get_by_text("There is no such list, or it has been deleted.")).to_be_visible()


def test_what_is_changed_in_a_saved_list_is_saved_anew(invite: Invite):
    (ada,) = invite("Ada")
    begins_own(ada, "sonde", "words", "ribosome")
    ada.button("Check the list").click()
    ada.button("Save it behind a link").click()
    expect(ada.button("Copy the link of the list")).to_be_visible()
    ada.page.get_by_label(re.compile("^Your words")).fill("ribosome\nnucleus")
    expect(ada.button("Copy the link of the list")).not_to_be_visible()
    ada.button("Check the list").click()
    ada.button("Save it behind a link").click()
    expect(ada.button("Copy the link of the list")).to_be_visible()


def test_a_file_is_a_text_or_json(invite: Invite, tmp_path: Path):
    text, told, wrong = (tmp_path / name for name in ("week 3.txt", "cells.json", "wrong.json"))
    text.write_text("# Week 3\nribosome\nnucleus\n", encoding="utf-8")
    told.write_text(json.dumps({"name": "Cells", "words": ["membrane"]}), encoding="utf-8")
    wrong.write_text('{"words": [\n"membrane",\n"pear 2"]}', encoding="utf-8")
    (ada,) = invite("Ada")
    begins_own(ada, "sonde", "words", "")
    chooser = ada.page.get_by_label("Choose a file")
    words, name = ada.page.get_by_label(re.compile("^Your words")), ada.page.get_by_label("Name of the list")
    chooser.set_input_files(told)
    expect(ada.page.get_by_text("1 word: ready to play.")).to_be_visible()
    expect(words).to_have_value("membrane")
    expect(name).to_have_value("Cells")
    ada.watch.expected.append("422")
    chooser.set_input_files(wrong)
    expect(ada.page.get_by_role("alert").filter(has_text="Line 3")).to_contain_text("“pear 2” cannot be played with")
    assert words.evaluate("area => area.value.slice(area.selectionStart, area.selectionEnd)") == '"pear 2"]}'
    name.fill("")
    chooser.set_input_files(text)
    expect(ada.page.get_by_text("2 words: ready to play.")).to_be_visible()
    expect(name).to_have_value("week 3")
