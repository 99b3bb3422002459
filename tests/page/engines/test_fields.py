"""Fields in which words are typed, in every engine: capitals are written by code, and each engine has its own caret."""

import pytest

from tests.page.engines.driver import Launch
from tests.page.engines.visitor import Visitor
from tests.server.server_process import Server


def code(visitor: Visitor) -> str:
    visitor.goes_to()
    return "Table code"


def first_word(visitor: Visitor) -> str:
    visitor.goes_to("/new/solitaire")
    visitor.uses("radio", "I type them")
    return "Word 1"


@pytest.mark.parametrize("launch", ["firefox", "webkit"], indirect=True)
def test_capitals_lose_no_letter_after_a_sharp_s(launch: Launch, brisk: Server):
    with launch() as driver:
        visitor = Visitor(driver, brisk.url)
        for find in (code, first_word):
            field = find(visitor)
            visitor.uses("textbox", field)
            visitor.types("straße")
            assert [found.text for found in visitor.all("textbox", field)] == ["STRASSE"]
            visitor.presses("Control", "a")
            visitor.types("cat")
            assert [found.text for found in visitor.all("textbox", field)] == ["CAT"]
        assert driver.complaints() == []
