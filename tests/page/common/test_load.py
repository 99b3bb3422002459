"""What the page weighs, and what of it is there without a network. How long it takes is for `bench/page.py` to say."""

from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.page.common.browser import PHONE
from tests.page.common.people import OPENING, Person
from tests.page.common.visits import Invite

BUDGET = 150_000
"""Bytes as they come over the wire, headers included, and packed as any browser can take them."""
MOVE = 4_000
"""What a move may weigh, of which there can be many before the first turn comes round."""
GZIP = {"extra_http_headers": {"Accept-Encoding": "gzip"}}
SHELL_KEPT = """() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller ??
  new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done))).then(() => true)"""

SIZE = "url => fetch(url).then((got) => got.blob()).then(createImageBitmap).then((it) => `${it.width}x${it.height}`)"


class Scales:
    """Weighs the files and answers that a page gets."""

    def __init__(self, person: Person) -> None:
        self.bytes = 0
        wire = person.context.new_cdp_session(person.page)
        wire.on("Network.loadingFinished", self._add)
        wire.send("Network.enable")
        wire.send("Network.setCacheDisabled", {"cacheDisabled": True})

    def _add(self, loaded: dict[str, Any]) -> None:
        self.bytes += int(loaded["encodedDataLength"])

    def taken(self) -> int:
        """What has come since the last time."""
        count, self.bytes = self.bytes, 0
        return count


def asks_for_the_first_letter(guest: Person) -> None:
    """From the first page to the letters, by whatever is to be done on the way."""
    guest.button("Play now Sonde").tap()
    guest.button("Hide it").tap()  # the word that was picked
    letters, others = guest.page.get_by_role("group", name="Letters"), guest.button("Draw a card")
    asked = guest.button(OPENING)
    while not letters.is_visible():
        letters.or_(others).or_(asked).first.wait_for()
        for duty in (others, asked):
            if duty.is_visible():
                with guest.acting():
                    duty.tap()


def test_the_first_page_and_the_way_to_the_first_letter_are_light(invite: Invite):
    (guest,) = invite("Guest", **PHONE, **GZIP)
    scales = Scales(guest)
    guest.page.goto(guest.url, wait_until="networkidle")
    assert 50_000 < scales.taken() <= BUDGET
    asks_for_the_first_letter(guest)
    assert 5_000 < scales.taken() <= BUDGET
    assert max(map(len, guest.heard)) <= MOVE


def test_the_page_opens_without_a_network_and_says_so(invite: Invite):
    (guest,) = invite("Guest", **PHONE)
    guest.watch.expected.append("ERR_INTERNET_DISCONNECTED")
    guest.goes_to()
    guest.page.evaluate(SHELL_KEPT)
    guest.context.set_offline(True)
    guest.page.reload()
    expect(guest.page.get_by_role("status")).to_contain_text("There is no connection")
    guest.button("Play now Sonde").tap()
    guest.sees_alert("There is no connection at the moment.")
    guest.goes_to("/t/somewhere")
    expect(guest.page.get_by_role("status").filter(has_text="Connecting")).to_be_visible()
    guest.context.set_offline(False)


def test_no_answer_of_the_servers_is_kept(invite: Invite):
    (guest,) = invite("Guest", **PHONE)
    guest.goes_to()
    guest.page.evaluate(SHELL_KEPT)
    asks_for_the_first_letter(guest)
    guest.page.reload()
    guest.page.get_by_role("group", name="Letters").wait_for()
    kept = {urlsplit(url).path for url in guest.kept()["caches"]}
    assert "/" in kept
    assert {path for path in kept if path != "/" and not path.startswith("/assets/")} == set()


def test_the_page_can_be_installed(invite: Invite):
    (guest,) = invite("Guest", **PHONE)
    guest.goes_to()
    guest.page.evaluate(SHELL_KEPT)
    wire = guest.context.new_cdp_session(guest.page)
    told = wire.send("Page.getAppManifest")
    assert told["errors"] == []
    assert {told["manifest"][name] for name in ("startUrl", "scope")} == {f"{guest.url}/"}
    assert told["manifest"]["display"] == "kStandalone"
    pictures = [icon for icon in told["manifest"]["icons"] if icon["type"] == "image/png"]
    assert [guest.page.evaluate(SIZE, icon["url"]) for icon in pictures] == [icon["sizes"] for icon in pictures]
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in pictures}
    # A headless shell knows no reason against it; a whole browser would tell, and does so only of its private windows.
    reasons = {each["errorId"] for each in wire.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert reasons <= {"in-incognito"}
