"""The page's language is one thing, the words' another; and whatever is refused is told in the page's."""

import pytest
from playwright.sync_api import expect

from tests.page.common.people import Person
from tests.page.common.visits import Invite
from tests.page.sonde.table import Table


def speaks(person: Person, settings: str, language: str) -> None:
    """Change the page's language: whoever cannot read it finds their own in the menu."""
    person.page.get_by_label(settings).click()
    person.button(language).click()
    person.page.keyboard.press("Escape")


@pytest.mark.parametrize(
    ("locale", "greeting"),
    [("fr-CA", "Jouer tout de suite Sonde"), ("de-AT", "Sofort spielen Sonde"), ("pt-BR", "Play now Sonde")],
)
def test_the_page_speaks_the_browsers_language_where_it_can(invite: Invite, locale: str, greeting: str):
    (guest,) = invite("Guest", locale=locale)
    guest.goes_to()
    expect(guest.button(greeting)).to_be_visible()
    expect(guest.page.locator("html")).to_have_attribute("lang", {"pt-BR": "en"}.get(locale, locale[:2]))


def test_a_page_in_french_for_a_game_with_german_words(invite: Invite):
    (guest,) = invite("Guest")
    guest.goes_to()
    speaks(guest, "Settings", "Français")
    guest.page.get_by_role("radio", name="mots allemands").check()
    guest.button("Jouer tout de suite Sonde").click()
    word = guest.page.get_by_role("textbox", name="Cachez un mot mots allemands")
    word.fill("montagne")
    with guest.acting("refused"):
        guest.button("Cacher").click()
    guest.sees_alert("n’est pas dans le dictionnaire")
    word.fill("Straßenbahn")
    with guest.acting():
        guest.button("Cacher").click()
    hidden = guest.page.get_by_role("list", name="Plateau d’Anonyme").get_by_role("listitem").filter(has_text="cachée")
    expect(hidden).to_contain_text(list("STRASSENBAHN"))


def test_changing_the_language_in_the_middle_of_a_game_keeps_the_game(invite: Invite):
    table = Table(*invite("Ada", "Ben"))
    table.gather(Cards="without cards")
    table.hide(Ada=("CHOCOLATE", "BUTTERFLY"), Ben=("WONDERFUL", "ENVELOPES"))
    ada, ben = table.turn_of("Ada"), table.people["Ben"]
    ada.asks("Ben", "N")
    ben.opens(2, "Right")
    ada.is_told("Ben opens space 2 on the right: N, 10 points for you.")

    speaks(ada, "Settings", "Deutsch")
    expect(ada.page.get_by_role("heading", name="Frag Ben nach einem Buchstaben")).to_be_visible()
    trays = {side: ada.page.get_by_role("list", name=f"{side} Leiste von") for side in ("Linke", "Rechte")}
    expect(trays["Rechte"].first.get_by_role("listitem").nth(1)).to_contain_text("Feld 2, 10: N")
    expect(trays["Linke"].last.get_by_role("listitem").first).to_contain_text("C, verdeckt")
    desk = ada.page.get_by_role("region", name="Du bist dran")
    expect(desk.get_by_text("Ben öffnet Feld 2 rechts: N, 10 Punkte für dich.")).to_be_visible()
    with ada.acting():
        ada.page.keyboard.press("x")
    assert table.asker() is ben


def test_what_is_refused_is_told_in_the_pages_language_and_what_was_typed_still_stands_there(invite: Invite):
    ada, ben = invite("Ada", "Ben")
    table = Table(ada, ben)
    table.gather()
    speaks(ada, "Settings", "Français")
    ada.page.reload()
    word = ada.page.get_by_role("textbox", name="Un mot")
    word.fill("Qwxvzk")
    ada.page.get_by_role("group", name="blancs avant").get_by_role("button", name="Un de plus").click()
    with ada.acting("refused"):
        ada.button("Cacher").click()
    ada.sees_alert("« QWXVZK » n’est pas dans le dictionnaire.")
    expect(word).to_have_value("QWXVZK")
    expect(ada.page.get_by_role("group", name="blancs avant")).to_contain_text("1")
    word.fill("garden")
    with ada.acting():
        ada.button("Cacher").click()
    expect(ada.page.get_by_role("textbox", name="Et un")).to_have_value("")


def test_a_refusal_follows_the_page_when_its_language_is_changed_at_the_table(invite: Invite):
    (ada,) = invite("Ada")
    ada.goes_to()
    ada.button("Play now Sonde").click()
    word = ada.page.get_by_role("textbox", name="Hide a word")
    word.fill("Qwxvzk")
    speaks(ada, "Settings", "Deutsch")
    expect(ada.page.get_by_role("textbox", name="englische Wörter")).to_have_value("QWXVZK")
    ada.button("Verstecken").click()
    ada.sees_alert("steht nicht im Wörterbuch")
