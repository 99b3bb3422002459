"""Screens of those who want to play better: the analysis of a game, and practice."""

from playwright.sync_api import Page

from tests.page.common.scene import Parts, Scene


def _chosen(page: Page) -> None:
    """A mistake with all its figures."""
    page.locator(".filter [type=checkbox]").check()
    page.locator(".stroke").first.click()
    page.locator(".detail").evaluate("detail => detail.scrollIntoView({ block: 'center' })")


def _in_detail(page: Page) -> None:
    """Whatever can be unfolded, the figures of the charts as tables among it."""
    for summary in page.locator("main summary").all():
        summary.click()


def _answered(page: Page) -> None:
    page.keyboard.press("r")
    page.locator(".grade").wait_for()


EXERCISE = Parts(board=".player .tray", letters=".player .open, .player .closed:has(.through)", action=".keys button")
GRADED = EXERCISE._replace(action="main .button.main, main .row .main")

ANALYSIS = {
    "analysis": Scene("/t/study/analysis", ".verdict"),
    "analysis-question": Scene("/t/study/analysis", ".verdict", _chosen),
    "analysis-detail": Scene("/t/study/analysis", ".verdict", _in_detail),
    "analysis-two": Scene("/t/two-end/analysis", ".verdict", stranger=True),
    "analysis-glyphs": Scene("/t/glyphs-end/analysis", ".verdict"),
    "analysis-glyphs-piece": Scene("/t/glyphs-end/analysis", ".verdict", _chosen),
    "analysis-glyphs-detail": Scene("/t/glyphs-end/analysis", ".verdict", _in_detail),
    "analysis-tug": Scene("/t/tug-study/analysis", ".verdict"),
    "analysis-tug-word": Scene("/t/tug-study/analysis", ".verdict", _chosen),
    "analysis-tug-detail": Scene("/t/tug-study/analysis", ".verdict", _in_detail, stranger=True),
    "analysis-none": Scene("/t/ask/analysis", "main [role=alert]"),
    "practice": Scene("/practice", ".keys", parts=EXERCISE),
    "practice-late": Scene("/practice/en/1984/7/5", ".keys", parts=EXERCISE),
    "practice-daily": Scene("/practice/daily", ".keys", _answered, stranger=True, parts=GRADED),
    "practice-own": Scene("/t/study/practice", ".keys", parts=EXERCISE),
    "practice-answered": Scene("/t/study/practice", ".keys", _answered, parts=GRADED),
}
