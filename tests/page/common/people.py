"""People at the page, each with a browser of their own: what they see and do there, by the names that it tells them.

They know the page as anybody does who hears it read out: by roles, labels and sentences, never by its code.
"""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Locator, Page, Request, Response, WebSocket, expect

BLANK = "blank: −50 if there is none"
LETTERS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
ANSWERS = ("done", "refused")
OPENING = re.compile("^Open (it|the one worth least)$")
"""What opens a space that is not chosen: the only one, or one of several."""
DUTIES = {
    "Pick one for me": "hide",
    "Draw a card": "draw",
    "Open it": "expose",
    "Open the one worth least": "expose",
    "No": "answer",
}
"""What somebody has to do, by a button that then stands on their desk."""


class Watch:
    """Whatever must not happen in a browser: errors, and calls to anybody but us."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.host = urlsplit(url).hostname
        self.wrong: list[str] = []
        self.expected: list[str] = []
        """What a test brings about on purpose: parts of messages."""
        context.on("request", self._requested)
        context.on("console", lambda said: self._note(said.text, said.type == "error"))
        context.on("weberror", lambda failed: self._note(str(failed.error)))
        context.on("response", self._answered)

    def connected(self, socket: WebSocket) -> None:
        self._note(f"a socket to {socket.url}", urlsplit(socket.url).hostname != self.host)

    def complaints(self) -> list[str]:
        return [each for each in self.wrong if not any(part in each for part in self.expected)]

    def _requested(self, request: Request) -> None:
        where = urlsplit(request.url)
        self._note(f"a request to {request.url}", where.scheme not in ("data", "blob") and where.hostname != self.host)

    def _answered(self, response: Response) -> None:
        self._note(f"{response.status} from {response.url}", response.status >= 500)

    def _note(self, what: str, wrong: bool = True) -> None:
        if wrong:
            self.wrong.append(what)


class Person:
    """Somebody at one page of their browser."""

    def __init__(self, context: BrowserContext, url: str, name: str, watch: Watch) -> None:
        self.context, self.url, self.name, self.watch = context, url, name, watch
        self.page: Page = context.new_page()
        self.heard: list[str] = []
        """All that came by socket, as it came."""
        self.socket: WebSocket | None = None
        self.page.on("websocket", self._connected)

    def _connected(self, socket: WebSocket) -> None:
        self.socket = socket
        self.watch.connected(socket)
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def another_tab(self) -> "Person":
        """The same person at another page of the same browser."""
        return Person(self.context, self.url, self.name, self.watch)

    def view(self) -> dict[str, Any]:
        """The newest view that came to them."""
        frames = (json.loads(frame) for frame in reversed(self.heard))
        told = next(frame for frame in frames if frame["type"] in ("frame", "welcome"))
        view: dict[str, Any] = (told["frame"] if told["type"] == "welcome" else told)["view"]
        return view

    # Finding things ----------------------------------------------------------------------------------------------

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def link(self, name: str) -> Locator:
        return self.page.get_by_role("link", name=name, exact=True)

    @property
    def desk(self) -> Locator:
        return self.page.get_by_role("region", name="Your move")

    @property
    def after(self) -> Locator:
        """What is shown when the game is over."""
        return self.page.get_by_role("region", name=re.compile("wins? with|share the win"))

    def player(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=f"Player {name}", exact=True)

    def tray(self, name: str, side: str = "") -> Locator:
        """Somebody's tray; with two, the Left or the Right one."""
        return self.page.get_by_role("list", name=f"{side} tray of {name}" if side else f"Tray of {name}", exact=True)

    # Coming to a table -------------------------------------------------------------------------------------------

    def goes_to(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def sets_up_a_table(self, edition: str = "1976", seats: int = 4) -> None:
        self.goes_to()
        self.link("With friends Sonde").click()
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("radio", name=edition).check()
        self.page.get_by_role("radio", name=str(seats), exact=True).check()

    def opens_a_table(self, edition: str = "1976", seats: int = 4, **house_rules: str) -> str:
        """Set a table up as the form offers it, and open it: its path."""
        self.sets_up_a_table(edition, seats)
        if house_rules:
            self.page.get_by_text("House rules").click()
        for option, choice in house_rules.items():
            self.page.get_by_role("combobox", name=option).select_option(choice)
        return self.opens_it()

    def opens_it(self) -> str:
        self.button("Open the table").click()
        self.page.wait_for_url("**/t/*")
        return urlsplit(self.page.url).path

    def comes_by_code(self, code: str) -> None:
        self.goes_to()
        self.page.get_by_label("Table code").fill(code)
        self.button("Join").click()

    def sits_down(self) -> None:
        self.page.get_by_label("Your name").fill(self.name)
        self.button("Sit here").first.click()
        self.sees_own_seat()

    def sees_own_seat(self) -> None:
        seats = self.page.get_by_role("list", name="Seats").get_by_role("listitem")
        expect(seats.filter(has_text=self.name).filter(has_text="(you)")).to_be_visible()

    def begins(self, *others: "Person") -> None:
        """Start the game; if it is rated, all have agreed to that before."""
        if others:
            for person in (self, *others):
                person.agrees()
        self.button(re.compile("^Start the (rated )?game$")).click()

    def agrees(self) -> None:
        """Be ready, where one is asked."""
        meaning = self.page.get_by_text(re.compile("^(Rated|Not rated):"))
        expect(meaning).to_be_visible()
        if meaning.inner_text().startswith("Rated"):
            self.button("I’m ready").click()
            expect(self.button("I’m ready")).to_have_attribute("aria-pressed", "true")

    # Playing -----------------------------------------------------------------------------------------------------

    @contextmanager
    def acting(self, answer: str = "done") -> Iterator[None]:
        """Do something that goes to the table, and wait until the table has answered."""
        assert self.socket is not None
        with self.socket.expect_event("framereceived", lambda frame: _kind(frame) in ANSWERS) as answered:
            yield
        assert _kind(answered.value) == answer, answered.value

    @contextmanager
    def hearing(self, what: str) -> Iterator[None]:
        """Do something, and wait until this comes by socket."""
        assert self.socket is not None
        with self.socket.expect_event("framereceived", lambda frame: what in str(frame)):
            yield

    def duty(self) -> str | None:
        """What the page asks of them now, if it is something that they can do at once."""
        offered = self.desk.get_by_role("button", disabled=False).all_inner_texts()
        if LETTERS & set(offered):
            return "ask"
        return next((duty for button, duty in DUTIES.items() if button in offered), None)

    def hides(self, word: str, before: int = 0, after: int = 0) -> None:
        self.page.get_by_role("textbox", name=re.compile("word|tray")).fill(word)
        for where, count in (("blanks before", before), ("blanks after", after)):
            for _ in range(count):
                self.page.get_by_role("group", name=where).get_by_role("button", name="One more").click()
        with self.acting():
            self.button("Hide it").click()

    def draws(self) -> None:
        with self.acting():
            self.button("Draw a card").click()

    def asks(self, whom: str, letter: str) -> None:
        """Choose somebody, then a letter."""
        self.player(whom).get_by_role("button", name="choose to ask").click()
        expect(self.desk.get_by_role("heading", name=f"Ask {whom} for a letter")).to_be_visible()
        with self.acting():
            self.page.get_by_role("group", name="Letters").get_by_role("button", name=letter, exact=True).click()

    def choices(self) -> list[int]:
        """The spaces of their own that they may open now."""
        names = self.page.get_by_role("button", name="Open space").evaluate_all(
            "buttons => buttons.map(button => button.ariaLabel)"
        )
        return [int(re.findall(r"\d+", name)[0]) for name in names]

    def opens(self, space: int, side: str = "") -> None:
        with self.acting():
            self.tray(self.name, side).get_by_role("button", name=f"Open space {space}:").click()

    def answers(self, yes: bool) -> None:
        with self.acting():
            self.button("Yes" if yes else "No").click()

    def names(self, whom: str, word: str, side: str = "") -> None:
        """Name a whole word: what lies open already stands there."""
        tray = f"{whom}’s {side.lower()} tray" if side else f"{whom}’s tray"
        self.button(f"Call the word on {tray}").click()
        boxes = self.page.get_by_role("dialog").get_by_role("textbox")
        for box, letter in zip(boxes.all(), word, strict=True):
            if box.is_editable():
                box.fill(letter)
        with self.acting():
            self.button("Call it").click()

    # Seeing ------------------------------------------------------------------------------------------------------

    def score(self, name: str) -> int:
        points = self.player(name).get_by_role("status").get_attribute("aria-label") or ""
        return int(points.split(" ")[0])

    def factor(self) -> int:
        """How many times the next hit counts (S23): it stands beside whom to ask."""
        found = re.search(r"×(\d)", self.desk.get_by_role("heading").inner_text())
        return int(found[1]) if found else 1

    def last_turns(self) -> str:
        """How many turns there are still to come, once the last turns are announced."""
        told = re.compile(r"^(\d+ more turns?|last turn)$")
        return self.page.get_by_text(told).inner_text()

    def sees_score(self, name: str, points: int) -> None:
        told = f"{points} point" if points == 1 else f"{points} points"
        expect(self.player(name).get_by_role("status", name=told, exact=True)).to_be_attached()

    def space(self, name: str, space: int, side: str = "") -> Locator:
        return self.tray(name, side).get_by_role("listitem").nth(space - 1)

    def sees_letter(self, name: str, space: int, letter: str, side: str = "") -> None:
        """Somebody's space lies open, with this letter on it."""
        expect(self.space(name, space, side)).to_have_text(re.compile(rf"Space {space}, \d+: {letter}$"))

    def sees_hidden(self, name: str, space: int, side: str = "") -> None:
        expect(self.space(name, space, side)).to_have_text(re.compile(rf"Space {space}, \d+: hidden$"))

    def sees_through(self, name: str, space: int, letter: str, side: str = "") -> None:
        """The space is closed, but whoever looks may see what is under the flap."""
        expect(self.space(name, space, side)).to_have_text(re.compile(rf"Space {space}, \d+: {letter}, hidden$"))

    def sees_no_word(self, name: str, side: str = "") -> None:
        expect(self.space(name, 1, side)).to_have_text(re.compile("Space 1: not in use$"))

    def hidden(self, name: str, side: str = "") -> list[int]:
        """The values of the spaces that are hidden to them."""
        spaces = self.tray(name, side).get_by_role("listitem").filter(has_text=": hidden").all_inner_texts()
        return [int(value) for space in spaces for value in re.findall(r"Space \d+, (\d+):", space)]

    def is_told(self, sentence: str | re.Pattern[str]) -> None:
        """The desk says something that has just happened."""
        expect(self.desk).to_contain_text(sentence)

    def sees_alert(self, sentence: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_role("alert")).to_contain_text(sentence)

    # What is left behind -----------------------------------------------------------------------------------------

    def whole_page(self) -> str:
        """All that is in the page: texts, attributes and what stands in its fields."""
        fields = "[...document.querySelectorAll('input, select, textarea')].map(field => field.value).join('\\n')"
        return f"{self.page.content()}\n{self.page.evaluate(fields)}"

    def kept(self) -> dict[str, Any]:
        """All that the browser keeps for the page."""
        found: dict[str, Any] = self.page.evaluate(KEPT)
        return found


def _kind(frame: str | bytes) -> str:
    return str(json.loads(frame)["type"])


KEPT = """async () => {
  const caches_ = {}
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) caches_[request.url] = await (await cache.match(request)).text()
  }
  return {
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: caches_,
  }
}"""
