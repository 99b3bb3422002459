"""Words drawn by lot, for whoever did not choose one in time and for a solitaire that the game sets up."""

from lettrine.core.game import Context
from lettrine.games.pieces.alphabet import letters_in
from lettrine.games.pieces.glossary import column, places_to_hide
from lettrine.games.pieces.spelling import WordRules
from lettrine.words.secrets import BY_LOT


def word_by_lot(rules: WordRules, language: str, length: int, context: Context, key: str) -> str:
    """A common word that these rules admit, decided by chance; without a lexicon, just letters."""
    pick, *letters = context.luck.numbers(key, (2**32, *[26] * length))
    if context.words is not None:
        words, places = column(context.words, length), places_to_hide(context.words, rules, length, BY_LOT)
        if len(places):
            return words.word(int(places[pick % len(places)]))
    return "".join(letters_in(language)[letter] for letter in letters)
