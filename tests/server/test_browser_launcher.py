"""`--open`: whoever starts the server is shown the page, if there is a browser to show it in."""

import time
import webbrowser
from pathlib import Path

import pytest

from lettrine.server.browser_launcher import open_page, page_url
from tests.server.server_process import PATIENCE, Server


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000/"),
        ("192.168.1.20", "http://192.168.1.20:8000/"),
        ("0.0.0.0", "http://localhost:8000/"),
        ("::", "http://localhost:8000/"),
        ("::1", "http://[::1]:8000/"),
        ("fe80::1%eth0", "http://[fe80::1]:8000/"),
    ],
)
def test_the_address_is_one_that_a_browser_here_can_open(host: str, url: str):
    assert page_url(host, 8000) == url


class Window(webbrowser.BaseBrowser):
    def __init__(self) -> None:
        self.shown: list[str] = []

    def open(self, url: str, new: int = 0, autoraise: bool = True) -> bool:
        self.shown.append(url)
        return True


class InTheTerminal(webbrowser.GenericBrowser):
    def open(self, url: str, new: int = 0, autoraise: bool = True) -> bool:
        raise AssertionError("the terminal is taken")


def test_a_browser_with_a_window_is_shown_the_page(monkeypatch: pytest.MonkeyPatch):
    window = Window()
    monkeypatch.setattr(webbrowser, "get", lambda: window)
    open_page("http://localhost:8000/")
    assert window.shown == ["http://localhost:8000/"]


def test_a_browser_in_the_terminal_is_left_alone(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("BROWSER", raising=False)
    monkeypatch.setattr(webbrowser, "GenericBrowser", InTheTerminal)
    monkeypatch.setattr(webbrowser, "get", lambda: InTheTerminal("lynx"))
    open_page("http://localhost:8000/")


def test_without_a_browser_nothing_happens(monkeypatch: pytest.MonkeyPatch):
    def none() -> None:
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "get", none)
    open_page("http://localhost:8000/")


def test_a_server_that_listens_shows_its_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    browser, shown = tmp_path / "browser", tmp_path / "shown"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {shown}.new && mv {shown}.new {shown}\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", f"{browser} %s")
    server = Server(tmp_path, OPEN="true")
    server.start()
    try:
        until = time.monotonic() + PATIENCE
        while not shown.exists() and time.monotonic() < until:
            time.sleep(0.02)
        assert shown.read_text() == f"{server.url}/"
    finally:
        server.kill()
