"""The categories that a table brings itself: what there is against them, and the dictionary with their answers.

The answers are those that bots know, and that the adviser lists. None of them need be in a lexicon: whoever gives them
says that they are spelled so.
"""

from lettrine.core import packs
from lettrine.core.game import Refusal
from lettrine.core.packs import OwnCategory, Pack
from lettrine.games.tug.cards import letters_of
from lettrine.games.tug.edition import Edition
from lettrine.games.tug.state import LONGEST
from lettrine.words.lexicon import Answers, Lexicon


def check_pack(rules: Edition, language: str, pack: Pack) -> Refusal | None:
    """What there is against a pack: no categories, one that cannot be read out, or answers that cannot be spelled."""
    unusable = (refusal for at, each in enumerate(pack.categories, 1) if (refusal := _unusable(at, each)) is not None)
    return packs.check(pack, "categories") or next(unusable, None)


def _unusable(place: int, category: OwnCategory) -> Refusal | None:
    if not category.text.strip() or not packs.is_printable(category.text):
        return Refusal("pack_category", {"line": place})
    if len(category.answers) > packs.MOST_ANSWERS:
        return Refusal("pack_answers", {"line": place, "most": packs.MOST_ANSWERS})
    wrong = (refusal for answer in category.answers if (refusal := _unspelled(place, answer)) is not None)
    return next(wrong, None)


def _unspelled(place: int, answer: str) -> Refusal | None:
    """T5, T9: an answer is one word, of letters and hyphens, and no longer than a captain may spell."""
    letters = letters_of(answer)
    if not (letters.isascii() and letters.isalpha()):
        return Refusal("pack_answer", {"line": place, "word": answer[:40]})
    return packs.too_long(place, answer, LONGEST) if len(letters) > LONGEST else None


def dictionary(words: Lexicon | None, language: str, pack: Pack | None) -> Lexicon | None:
    """The dictionary of a table: the language's lexicon, and with it the answers to the table's own categories."""
    if words is None or pack is None:
        return words
    under: dict[str, tuple[str, ...]] = {}
    for category in pack.categories:
        under[category.text] = (*under.get(category.text, ()), *category.answers)
    spelled = {letters_of(answer): answer for answers in under.values() for answer in answers}
    return words.with_answers(Answers(under, spelled))
