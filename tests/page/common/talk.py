"""Somebody's conversation at a table, as they hold it on the page."""

from playwright.sync_api import Locator, expect

from tests.page.common.people import Person


class Talk:
    """Somebody's conversation, opened."""

    def __init__(self, person: Person) -> None:
        self.person = person
        person.page.get_by_role("button", name="Chat").click()
        self.dialog = person.page.get_by_role("dialog", name="Chat")

    def say(self, text: str) -> None:
        self.dialog.get_by_role("textbox", name="Say something").fill(text)
        with self.person.acting():
            self.dialog.get_by_role("textbox", name="Say something").press("Enter")

    def call_oneself(self, name: str) -> None:
        self.dialog.get_by_label("Your name").fill(name)

    def said(self, text: str) -> Locator:
        return self.dialog.get_by_role("listitem").filter(has_text=text)

    def not_hear(self, name: str, on: bool = True) -> None:
        box = self.dialog.get_by_role("checkbox", name=f"Mute {name}")
        if not box.is_visible():
            self.dialog.get_by_text("Mute someone").click()
        with self.person.acting():
            box.set_checked(on)

    def close(self) -> None:
        self.person.page.keyboard.press("Escape")
        expect(self.dialog).not_to_be_visible()
