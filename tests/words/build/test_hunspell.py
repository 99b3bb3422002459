from lettrine.words.build.hunspell import Form, forms

AFF = """
SET UTF-8
NEEDAFFIX h
FORBIDDENWORD !
ONLYINCOMPOUND c
CIRCUMFIX f

PFX R Y 1
PFX R 0 re .

PFX N N 1
PFX N 0 non- .

PFX K Y 1
PFX K 0 kilo/S .

PFX G Y 1
PFX G 0 ge/f .

SFX S Y 3
SFX S 0 s [^sxy]
SFX S y ies [^aeiou]y
SFX S 0 es [sx]

SFX D Y 1
SFX D e ed/S e

SFX C Y 1
SFX C 0 -/c .

SFX T Y 1
SFX T en t/f en
"""


def surfaces(*entries: str, aff: str = AFF, ignore: str = "") -> set[str]:
    return {form.surface for form in expanded(*entries, aff=aff, ignore=ignore)}


def expanded(*entries: str, aff: str = AFF, ignore: str = "") -> list[Form]:
    dic = "\n".join([str(len(entries)), *entries])
    return list(forms(aff.encode(), dic.encode(), ignore))


def test_conditions_choose_the_suffix() -> None:
    assert surfaces("cat/S", "fly/S", "day/S", "box/S") == {"cat", "cats", "fly", "flies", "day", "box", "boxes"}


def test_prefixes_cross_with_suffixes_unless_they_may_not() -> None:
    assert surfaces("use/RS") == {"use", "uses", "reuse", "reuses"}
    assert surfaces("use/NS") == {"use", "uses", "non-use"}


def test_an_affix_may_carry_another() -> None:
    assert surfaces("use/D") == {"use", "used", "useds"}
    assert surfaces("gram/K") == {"gram", "kilogram", "kilograms"}


def test_a_form_says_how_it_was_made() -> None:
    made = {form.surface: form for form in expanded("use/RS\tpo:noun")}
    assert made["reuses"] == Form("reuses", "use", frozenset("RS"), ("S", "R"), "po:noun")
    assert made["use"].affixes == ()


def test_stems_that_are_no_words_do_not_come_out_bare() -> None:
    assert surfaces("fl/Sh") == {"fls"}
    assert surfaces("bound/c", "part/C") == {"part"}


def test_forbidden_words_are_struck_wherever_they_come_from() -> None:
    assert surfaces("cat/S", "cats/!") == {"cat"}


def test_the_halves_of_a_circumfix_come_together() -> None:
    assert surfaces("machen/GTh") == {"gemacht"}


def test_flags_can_be_ignored() -> None:
    assert surfaces("use/RS", ignore="R") == {"use", "uses"}


def test_flags_of_two_letters_and_of_numbers_and_aliases() -> None:
    long = "FLAG long\nSFX Pl Y 1\nSFX Pl 0 s .\nPFX Re Y 1\nPFX Re 0 re ."
    number = "FLAG num\nSFX 12 Y 1\nSFX 12 0 s .\nPFX 7 Y 1\nPFX 7 0 re ."
    assert surfaces("use/PlRe", aff=long) == surfaces("use/12,7", aff=number) == {"use", "uses", "reuse", "reuses"}
    alias = "AF 2\nAF S\nAF SR\nPFX R Y 1\nPFX R 0 re .\nSFX S Y 1\nSFX S 0 s ."
    assert surfaces("use/2", "cat/1", aff=alias) == {"use", "uses", "reuse", "reuses", "cat", "cats"}


def test_a_whole_word_is_replaced_only_with_fullstrip() -> None:
    rule = "SFX A Y 1\nSFX A go went go\n"
    assert surfaces("go/A", aff=rule) == {"go"}
    assert surfaces("go/A", aff="FULLSTRIP\n" + rule) == {"go", "went"}


def test_a_slash_can_be_part_of_a_word() -> None:
    assert surfaces("km\\/h") == {"km/h"}


def test_the_encoding_is_the_declared_one() -> None:
    found = forms("SET ISO8859-1\nSFX S Y 1\nSFX S é ée é".encode("latin-1"), "1\nété/S".encode("latin-1"))
    assert {form.surface for form in found} == {"été", "étée"}
