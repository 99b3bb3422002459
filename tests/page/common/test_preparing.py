"""Words that the server still prepares: people see how far they are, and go on by themselves when they are there."""

import re
from collections.abc import Iterator

from playwright.sync_api import Route, expect

from tests.page.common.people import Person
from tests.page.common.visits import Invite


def prepare(person: Person, *percents: int) -> None:
    """As if the server were still at these; the first table is refused."""
    left: Iterator[int] = iter(percents)
    refusals = iter([{"type": "refused", "code": "words_preparing", "message": "…", "detail": {"language": "en"}}])

    def tell(route: Route) -> None:
        percent = next(left, 100)
        state = "ready" if percent == 100 else "preparing"
        route.fulfill(json=[{"language": "en", "state": state, "percent": percent}])

    def refuse(route: Route) -> None:
        refusal = next(refusals, None) if route.request.method == "POST" else None
        if refusal is None:
            route.continue_()
        else:
            route.fulfill(status=503, json=refusal)

    person.watch.expected += ["503"]
    person.page.route("**/api/words*", tell)
    person.page.route("**/api/tables*", refuse)


def test_the_first_page_says_how_far_the_words_are_and_a_table_opens_when_they_are_there(invite: Invite):
    (guest,) = invite("Guest", service_workers="block")
    prepare(guest, 40, 40, 90)
    guest.goes_to()
    bar = guest.page.get_by_role("progressbar", name="Preparing the English words: 40%")
    expect(bar).to_be_visible()
    expect(bar).to_have_js_property("value", 40)
    guest.button("Play now Sonde").click()
    expect(guest.page).to_have_url(re.compile("/t/"))
    expect(guest.page.get_by_role("progressbar")).to_have_count(0)
