"""Pages by whoever runs a server: shown in the reader's language, and refused at the start if they cannot be."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lettrine.server.operator_pages import page_in, parse, read_pages
from lettrine.wire.bodies import TextBlock, TextSpan
from tests.server.http.answers import refused
from tests.server.http.openapi_document import conforms
from tests.server.in_process import InProcess, in_process

IMPRINT = """# Who we are

The Word House
1 Letter Lane

- [mail](mailto:house@example.org)
- see [our site](https://example.org/a?b=c), too
"""


def write(folder: Path, **pages: str) -> str:
    for name, text in pages.items():
        (folder / f"{name.replace('_', '.')}.md").write_text(text, encoding="utf-8")
    return str(folder)


def test_a_text_has_headings_paragraphs_items_and_links():
    assert list(parse(IMPRINT)) == [
        TextBlock("heading", (TextSpan("Who we are"),)),
        TextBlock("paragraph", (TextSpan("The Word House\n1 Letter Lane"),)),
        TextBlock("item", (TextSpan("mail", "mailto:house@example.org"),)),
        TextBlock("item", (TextSpan("see "), TextSpan("our site", "https://example.org/a?b=c"), TextSpan(", too"))),
    ]


@pytest.mark.parametrize("scheme", ["javascript:alert(1)", "data:text/html,x", "JAVASCRIPT:x", "//elsewhere", "/t/x"])
def test_nothing_but_web_pages_and_mail_is_linked(scheme: str):
    (block,) = parse(f"[click]({scheme})")
    assert [span.link for span in block.spans] == [None]


@given(st.text(alphabet=st.sampled_from("ab[]()#-* \n:/<>&") | st.characters(exclude_categories=["Cs"]), max_size=80))
def test_every_word_of_a_text_is_shown_and_links_lead_only_where_they_may(text: str):
    blocks = list(parse(text))
    shown = "".join(span.text + (span.link or "") for block in blocks for span in block.spans)
    assert {letter for letter in text if letter.isalnum()} <= set(shown)
    assert all(span.link is None or span.link.startswith(("http", "mailto:")) for b in blocks for span in b.spans)


def test_a_page_is_in_the_readers_language_or_in_the_one_for_all(tmp_path: Path):
    pages = read_pages(write(tmp_path, imprint="for all", imprint_fr="pour vous", privacy_de="nur deutsch"))
    assert [page_in(pages, "imprint", language).blocks[0].spans[0].text for language in ("fr", "de")] == [
        "pour vous",
        "for all",
    ]
    only = page_in(pages, "privacy", "en")
    assert only is not None
    assert only.language == "de"
    assert page_in(pages, "terms", "en") is None


@pytest.mark.parametrize(
    ("files", "reason"),
    [
        ({}, "has no page"),
        ({"imprnt": "x"}, "imprnt.md is no page"),
        ({"privacy_es": "x"}, "privacy.es.md is no page"),
    ],
)
def test_a_folder_that_cannot_be_meant_is_refused(tmp_path: Path, files: dict[str, str], reason: str):
    with pytest.raises(ValueError, match=reason):
        read_pages(write(tmp_path, **files))


def test_a_folder_that_is_not_there_and_a_file_that_is_no_text_are_refused(tmp_path: Path):
    with pytest.raises(ValueError, match="there is no folder"):
        read_pages(str(tmp_path / "nowhere"))
    (tmp_path / "imprint.md").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ValueError, match=r"imprint\.md cannot be read"):
        read_pages(str(tmp_path))


@pytest.mark.anyio
async def test_the_pages_that_there_are_can_be_asked_for(tmp_path: Path):
    async with in_process(pages=read_pages(write(tmp_path, imprint=IMPRINT))) as app:
        person = app.person()
        assert (await person.get("/api/pages")).json() == ["imprint"]
        answer = await person.get("/api/pages/imprint?interface=de")
        await conforms(app, "GET /api/pages/{name}", answer)
        assert answer.json()["blocks"][2]["spans"] == [{"text": "mail", "link": "mailto:house@example.org"}]
        refused(await person.get("/api/pages/privacy"), 404, "no_such_page")


@pytest.mark.anyio
async def test_without_any_there_are_none(app: InProcess):
    assert (await app.person().get("/api/pages")).json() == []
    refused(await app.person().get("/api/pages/imprint"), 404, "no_such_page")
