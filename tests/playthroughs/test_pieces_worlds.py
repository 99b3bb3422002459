"""What nobody may see of Glyphs and Quick: words that would have got the same answers are sent as the same bytes.

Which words those are is worked out by the tests' own alphabet, so that a wrong answer shows here as well.
"""

import pytest

from lettrine.words.fold import fold
from tests.games.glyphs.letters import MADE_OF, exact, pieces
from tests.playthroughs.records import frames, free, record, sent, unused, viewers

FREE = [name for name in free("glyphs") if "clock" not in record(name)[0]["options"] and "lapse" not in name]


def prefixes(lines):
    """The record up to the last of the first words, to half of what follows, and to its end."""
    hidden, end = min(len(lines), 1 + len(lines[0]["seats"])), len(lines)
    return [lines[:stop] for stop in sorted({hidden, (hidden + end) // 2, end})]


def letters(lines):
    """The letters of a record's language."""
    return [letter for letter in MADE_OF if letter.isascii() or lines[0]["language"] == "de"]


def folded(lines, word):
    return fold(word, "ÄÖÜ" if lines[0]["language"] == "de" else "")


def hidden(lines):
    """The line of every word that is hidden at the end."""
    boards = frames(lines)[-1]["view"]["boards"]
    hides = {line["seat"]: number for number, line in enumerate(lines) if line.get("do") == "hide"}
    over = frames(lines)[-1]["view"].get("over")
    return [] if over else [number for owner, number in hides.items() if boards[owner]["hidden"]]


def answers(letter, since, cell):
    """What is said about a letter to every proposal and position in its cell since it was hidden (G4, G8)."""
    laid, placed, said = [], [], []
    for line in (line for line in since if line.get("cell") == cell):
        if line["do"] == "propose":
            said.append(MADE_OF[letter][line["piece"]] > laid.count(line["piece"]))
            laid += [line["piece"]] * said[-1]
        else:
            stroke = tuple(line[field] for field in ("piece", "x", "y", "angle"))
            said.append(exact(letter, *stroke, placed))
            placed += [stroke] * said[-1]
    return said


def since(lines, number):
    """What was asked about the word that this line hides."""
    return [line for line in lines[number + 1 :] if line.get("of") == lines[number]["seat"]]


def another_word(lines, number):
    """A word that would have got the same answers, with as many other letters as can be."""
    word, asked = folded(lines, lines[number]["word"]), since(lines, number)
    alike = [
        next(x for x in sorted(letters(lines), key=lambda x: x == old) if answers(x, asked, cell) == said)
        for cell, old in enumerate(word, 1)
        for said in [answers(old, asked, cell)]
    ]
    named = [folded(lines, line["word"]) for line in asked if line["do"] == "name"]
    other = "".join(alike)
    return word if other in named else other


def worlds(names):
    """A record, the line of a hidden word in it, and the record with another word there."""
    for lines in (part for name in names for part in prefixes(record(name))):
        for number in hidden(lines):
            other = another_word(lines, number)
            if other != folded(lines, lines[number]["word"]):
                yield lines, number, [*lines[:number], {**lines[number], "word": other}, *lines[number + 1 :]]


def test_a_word_with_the_same_answers_is_not_told_apart():
    found = list(worlds(FREE))
    assert len(found) >= 300
    for lines, number, other in found:
        for viewer in viewers(lines):
            same = sent(lines, viewer) == sent(other, viewer)
            assert same is (viewer != str(lines[number]["seat"])), (lines, lines[number], other[number])


@pytest.mark.parametrize(("word", "same"), [("AEIOU", True), ("WMOUR", True), ("HMOUR", False), ("LMOUR", False)])
def test_a_word_with_another_answer_is(word, same):
    header, *hides_and_asks = record("glyphs-g08-sheet-A")[:-1]  # up to the I that is slanted as in A and in W
    lines = [{**header, "lexicon": "none"}, *hides_and_asks]
    assert lines[2]["word"] == "AMOUR"
    other = [*lines[:2], {**lines[2], "word": word}, *lines[3:]]
    assert (sent(lines, "0") == sent(other, "0")) is same


RACES = [name for name in free("quick", "glyphs") if name.startswith("quick") or "prelude" in name]


def race(name):
    """A record up to the first claim."""
    lines = record(name)
    stop = next((number for number, line in enumerate(lines) if line.get("do") in ("claim", "give_up", "lapse")), None)
    return lines[:stop]


def other_words(lines, number, viewer):
    """Words that a viewer cannot tell from the one that a line hides: if it received them, out of the same pieces."""
    word, seats = lines[number]["word"], len(lines[0]["seats"])
    began = len(lines) > seats
    if began and viewer == str((lines[number]["seat"] + 1) % seats):
        return [word[::-1]] if word[::-1] != word else []
    return [word[::-1], unused(lines) * len(word)]


@pytest.mark.parametrize("name", RACES)
def test_G16_words_passed_on_to_others_do_not_show(name):
    whole = race(name)
    for lines in (whole[:2], whole):
        for number in range(1, len(lines)):
            for viewer in {*viewers(lines)} - {str(lines[number]["seat"])}:
                for other in other_words(lines, number, viewer):
                    changed = [*lines[:number], {**lines[number], "word": other}, *lines[number + 1 :]]
                    assert pieces(other) == pieces(lines[number]["word"]) or other.count(other[0]) == len(other)
                    assert sent(lines, viewer) == sent(changed, viewer), (lines[number], other, viewer)
