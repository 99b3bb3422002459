"""WebKit, as GTK has it: its MiniBrowser on a screen that nobody sees, driven by W3C WebDriver."""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.page.engines.driver import SCREEN, Missing, key_actions, pointer_actions, typing_actions
from tests.server.server_process import Port, answers

PATIENCE = 60.0
BROWSERS = "webkit2gtk-4.*/MiniBrowser"
LIBRARIES = (Path("/usr/lib"), Path("/usr/libexec"))
STILL = "[Settings]\ngtk-enable-animations=0\n"
"""What GTK calls reduced motion."""
LISTEN = """() => {
  if (window.wrong) return
  window.wrong = []
  const note = (what) => window.wrong.push(String(what))
  addEventListener('error', (event) => note(event.message))
  addEventListener('unhandledrejection', (event) => note(event.reason))
  const said = console.error
  console.error = (...what) => (note(what.join(' ')), said(...what))
}"""
"""WebKit tells its driver nothing of the console: the page keeps it itself, from when it has loaded."""


class WebKit:
    """One window, behind its driver's address."""

    def __init__(self, driver: httpx.Client, session: str) -> None:
        self._driver, self._session = driver, session
        self.resize(*SCREEN)

    def open(self, url: str) -> None:
        self._command("url", url=url)
        self.evaluate(LISTEN)

    def resize(self, width: int, height: int) -> None:
        """As large inside: what the window needs around the page is measured."""
        self._command("window/rect", x=0, y=0, width=width, height=height)
        inside = self.evaluate("() => [innerWidth, innerHeight]")
        self._command("window/rect", x=0, y=0, width=2 * width - inside[0], height=2 * height - inside[1])

    def evaluate(self, function: str, *arguments: Any) -> Any:
        script = f"return ({function})(...arguments)"
        return self._command("execute/sync", script=script, args=list(arguments))

    def click(self, x: float, y: float) -> None:
        self._command("actions", actions=pointer_actions(x, y))

    def press(self, *keys: str) -> None:
        self._command("actions", actions=key_actions(keys))

    def type(self, text: str) -> None:
        self._command("actions", actions=typing_actions(text))

    def complaints(self) -> list[str]:
        wrong: list[str] = self.evaluate("() => window.wrong ?? []")
        return wrong

    def _command(self, what: str, **parameters: Any) -> Any:
        answer = self._driver.post(f"/session/{self._session}/{what}", json=parameters)
        assert answer.status_code == 200, answer.text
        return answer.json()["value"]


def programs() -> tuple[str, str, str]:
    """A screen, a driver and a browser."""
    found = shutil.which("Xvfb"), shutil.which("WebKitWebDriver"), _browser()
    if None in found:
        raise Missing("There is no WebKit with a driver: tests/page/get-engine webkit gets one.")
    return found  # type: ignore[return-value] # none of them is None


def _browser() -> str | None:
    places = (place for folder in LIBRARIES for place in (*folder.glob(BROWSERS), *folder.glob(f"*/{BROWSERS}")))
    return next(map(str, places), None)


@contextmanager
def webkit() -> Iterator[WebKit]:
    """A new one on a screen of its own, until the end."""
    screen, driver, browser = programs()
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        (home / "gtk-3.0").mkdir()
        (home / "gtk-3.0/settings.ini").write_text(STILL)
        folders = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"), str(home))
        shown = stack.enter_context(_screen(screen))
        language = {"LANGUAGE": "en", "LC_ALL": "en_GB.UTF-8", "NO_AT_BRIDGE": "1"}
        environment = {**os.environ, **folders, **language, "DISPLAY": shown, "GDK_BACKEND": "x11"}
        client = stack.enter_context(_driver(driver, environment))
        yield WebKit(client, stack.enter_context(_session(client, browser)))


@contextmanager
def _screen(program: str) -> Iterator[str]:
    """A screen as large as a television, by its name."""
    command = [program, "-displayfd", "1", "-screen", "0", "2200x1400x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        try:
            yield f":{process.stdout.readline().strip()}"
        finally:
            process.terminate()


@contextmanager
def _driver(program: str, environment: dict[str, str]) -> Iterator[httpx.Client]:
    port = Port()
    command = [program, f"--port={port.number}"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            until = time.monotonic() + PATIENCE
            while not answers(port.number):
                assert time.monotonic() < until, "WebKit's driver does not answer"
                time.sleep(0.02)
            with httpx.Client(base_url=f"http://127.0.0.1:{port.number}", timeout=PATIENCE, trust_env=False) as client:
                yield client
        finally:
            process.terminate()


@contextmanager
def _session(client: httpx.Client, browser: str) -> Iterator[str]:
    options = {"webkitgtk:browserOptions": {"binary": browser, "args": ["--automation"]}}
    answer = client.post("/session", json={"capabilities": {"alwaysMatch": options}})
    assert answer.status_code == 200, answer.text
    session = answer.json()["value"]["sessionId"]
    try:
        yield session
    finally:
        client.delete(f"/session/{session}")
