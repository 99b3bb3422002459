"""The screens that every scene has to fit: for pictures of it, and for holding it against rules."""

from typing import NamedTuple

from playwright.sync_api import Page

from tests.thorough import ALL_SCREENS


class Size(NamedTuple):
    """A screen, in pixels of the style sheet."""

    width: int
    height: int
    text: int = 100
    """How large somebody wants text to be, in per cent."""
    dots: int = 1
    """How many dots each pixel has in a picture."""

    def __str__(self) -> str:
        return f"{self.width}x{self.height}" + (f"@{self.text}" if self.text != 100 else "")


PHONE, DESKTOP = Size(390, 844, dots=2), Size(1280, 800)
"""The two that the documents show."""
SMALL, SAFARI, ANDROID = Size(320, 568), Size(390, 664), Size(360, 640)
"""An old phone; and what browsers leave of today's."""
HARDEST = (SMALL, Size(740, 360), Size(1024, 768), Size(3840, 2160), Size(640, 900, text=200))
OTHERS = (
    *(ANDROID, Size(375, 667), SAFARI, Size(390, 844), Size(412, 732), Size(844, 390)),
    *(Size(820, 1180), Size(1440, 900), Size(1920, 1080), Size(1280, 800, text=200)),
)


def sizes_of(number: int) -> tuple[Size, ...]:
    """The sizes to see a scene at, by its number: all of them, or in a sample one of the hardest, each in its turn."""
    return (*HARDEST, *OTHERS) if ALL_SCREENS else (HARDEST[1:][number % (len(HARDEST) - 1)],)


TEXT = "text => { document.documentElement.style.fontSize = text === 100 ? '' : `${text}%` }"


def resize(page: Page, size: Size) -> None:
    """Give a page that is there already another screen."""
    page.set_viewport_size({"width": size.width, "height": size.height})
    page.evaluate(TEXT, size.text)
