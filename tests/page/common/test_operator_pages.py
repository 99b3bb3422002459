"""The operator's own pages, as people read them; without any, our own words about privacy."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.page.common.browser import served
from tests.page.common.visits import Invite, visits

TEXT = """## Who we are
<b onclick=alert(1)>The Word House</b>
1 Letter Lane

- [mail](mailto:house@example.org)
- [no link](javascript:alert(1))
"""


@pytest.fixture
def guests(browser: Browser, tmp_path: Path) -> Iterator[Invite]:
    """Come to a server whose operator has an imprint."""
    pages = tmp_path / "pages"
    pages.mkdir()
    (pages / "imprint.md").write_text(TEXT)
    server = served(tmp_path, PAGES=str(pages))
    server.start()
    try:
        with visits(browser, server) as come:
            yield come
    finally:
        server.kill()


def test_an_imprint_is_linked_and_shown_as_it_is_written(guests: Invite):
    (guest,) = guests("Guest")
    guest.goes_to()
    guest.link("Imprint").click()
    expect(guest.page.get_by_role("heading", name="Imprint")).to_be_visible()
    expect(guest.page.get_by_role("heading", name="Who we are")).to_be_visible()
    expect(guest.page.get_by_text("<b onclick=alert(1)>The Word House</b>")).to_be_visible()
    assert [link.get_attribute("href") for link in guest.page.locator("main a").all()] == ["mailto:house@example.org"]


def test_without_texts_of_the_operators_there_is_ours_about_privacy_and_no_imprint(invite: Invite):
    (guest,) = invite("Guest")
    guest.goes_to()
    guest.link("Privacy").click()
    expect(guest.page.get_by_text("There are no accounts.")).to_be_visible()
    guest.goes_to("/imprint")
    expect(guest.page.get_by_role("heading", name="Imprint")).to_have_count(0)
    expect(guest.page.locator("main").get_by_role("link", name="Home")).to_be_visible()
