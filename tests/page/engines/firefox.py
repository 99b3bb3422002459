"""Firefox, driven by WebDriver BiDi, which it speaks by itself: no driver stands in between."""

import json
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import IO, Any

from websockets.sync.client import ClientConnection, connect

from tests.page.engines.driver import SCREEN, Missing, key_actions, pointer_actions, typing_actions

PATIENCE = 60.0
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
SETTINGS = {
    "intl.accept_languages": "en-GB",
    "ui.prefersReducedMotion": 1,
    "remote.prefs.recommended": True,
    "dom.disable_open_during_load": True,
}
"""Its own set for tests, which keeps it from calling home; and what the other engines are told as well."""
CALL = "async (given) => JSON.stringify((await ({function})(...JSON.parse(given))) ?? null)"


class Firefox:
    """One tab, at the other end of a socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket, self._numbers = socket, count(1)
        self._wrong: list[str] = []
        self._command("session.new", capabilities={})
        self._command("session.subscribe", events=["log.entryAdded"])
        self._tab = self._command("browsingContext.getTree")["contexts"][0]["context"]
        self.resize(*SCREEN)

    def open(self, url: str) -> None:
        self._command("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def resize(self, width: int, height: int) -> None:
        viewport = {"width": width, "height": height}
        self._command("browsingContext.setViewport", context=self._tab, viewport=viewport)

    def evaluate(self, function: str, *arguments: Any) -> Any:
        answer = self._command(
            "script.callFunction",
            functionDeclaration=CALL.replace("{function}", function),
            arguments=[{"type": "string", "value": json.dumps(arguments)}],
            target={"context": self._tab},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def click(self, x: float, y: float) -> None:
        self._perform(pointer_actions(x, y))

    def press(self, *keys: str) -> None:
        self._perform(key_actions(keys))

    def type(self, text: str) -> None:
        self._perform(typing_actions(text))

    def complaints(self) -> list[str]:
        self.evaluate("() => 0")  # whatever was said before comes before the answer
        return self._wrong

    def _perform(self, actions: list[dict[str, Any]]) -> None:
        self._command("input.performActions", context=self._tab, actions=actions)

    def _command(self, method: str, **parameters: Any) -> Any:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while (message := json.loads(self._socket.recv(PATIENCE))).get("id") != number:
            self._heard(message)
        assert message["type"] == "success", message
        return message["result"]

    def _heard(self, message: dict[str, Any]) -> None:
        if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
            self._wrong.append(str(message["params"]["text"]))


def program() -> str:
    """The Firefox that the environment names, else one on the PATH."""
    found = os.environ.get("LETTRINE_FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
    if not found:
        raise Missing("There is no Firefox: tests/page/get-engine firefox gets one.")
    return found


@contextmanager
def firefox() -> Iterator[Firefox]:
    """A new one with a profile of its own, until the end."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in SETTINGS.items()]
        (Path(profile) / "user.js").write_text("\n".join(lines))
        command = [program(), "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
            assert process.stderr is not None
            try:
                with connect(f"{_address(process.stderr)}/session", max_size=None, proxy=None) as socket:
                    yield Firefox(socket)
            finally:
                process.kill()


def _address(said: IO[str]) -> str:
    """Where it listens, as it says itself once it does."""
    for line in said:
        if found := LISTENING.search(line):
            return found[1]
    raise AssertionError("Firefox has stopped before it listened")
