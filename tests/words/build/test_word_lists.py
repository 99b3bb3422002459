from pathlib import Path

from lettrine.words.build.word_lists import read_lemmas, read_list, read_lists

TOML = """
# Comments say why.
first = \"\"\"
un deux
trois
\"\"\"

[verbs]
be = "am is"
"""


def test_a_text_file_is_one_list_without_its_comments(tmp_path: Path) -> None:
    (tmp_path / "list.txt").write_text("# why\n\nun deux\ntrois\n", encoding="utf-8")
    assert read_list(tmp_path / "list.txt") == {"un", "deux", "trois"}


def test_a_toml_file_has_lists_and_tables_of_forms_by_lemma(tmp_path: Path) -> None:
    (tmp_path / "lists.toml").write_text(TOML, encoding="utf-8")
    assert read_lists(tmp_path / "lists.toml") == {"first": {"un", "deux", "trois"}}
    assert read_lemmas(tmp_path / "lists.toml", "verbs") == {"am": "be", "is": "be"}
