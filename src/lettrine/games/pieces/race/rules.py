"""What an action does in the race (G16), and what happens by itself."""

from lettrine.core.game import Context, Events, Refusal
from lettrine.games.pieces.alphabet import pieces_of
from lettrine.games.pieces.race.events import GaveUp, RaceBegan, RaceEnded, RaceHid
from lettrine.games.pieces.race.state import Race, source, waiting
from lettrine.games.pieces.random_words import word_by_lot
from lettrine.games.pieces.spelling import WordRules, judge, judge_hidden, of_length, spelled


def hide(
    race: Race, seat: int, text: str, language: str, rules: WordRules, length: int, context: Context
) -> Events | Refusal:
    """Choose the word whose pieces one passes on."""
    word = of_length(text, language, length)
    if isinstance(word, Refusal):
        return word
    return judge_hidden(rules, context.words, word) or (RaceHid(seat, word),)


def claim(race: Race, seat: int, text: str, language: str, rules: WordRules, context: Context) -> Events | Refusal:
    """G16: any allowed word out of exactly the pieces received. What is none is refused, and the race goes on."""
    word = spelled(text, language)
    if isinstance(word, Refusal):
        return word
    refusal = judge(rules, context.words, word)
    if refusal is None and pieces_of(word) != pieces_of(race.words[source(race, seat)]):
        refusal = Refusal("wrong_pieces", {"word": word})
    return refusal or (RaceEnded(seat, word, race.words),)


def give_up(race: Race, seat: int) -> Events:
    """The last one to give up ends the race."""
    gone = GaveUp(seat)
    return (gone, unwon(race)) if len(race.given_up) + 1 == len(race.words) else (gone,)


def unwon(race: Race) -> RaceEnded:
    """Nobody has built a word."""
    return RaceEnded(None, None, race.words)


def begin(race: Race, at: int) -> Events:
    """Everybody being ready, the pieces are passed on."""
    return (RaceBegan(at),) if race.began is None and all(race.words) else ()


def expire(
    race: Race, seats: tuple[int, ...], language: str, rules: WordRules, length: int, context: Context
) -> Events:
    """Whoever has not hidden in time gets a word by lot; a race that nobody wins in time is nobody's.

    Where only some have no time left, they have given up, and the race is the others'.
    """
    if race.began is None:
        return _hide_by_lot(seats, language, rules, length, context)
    return (unwon(race),) if seats == waiting(race) else tuple(map(GaveUp, seats))


def _hide_by_lot(seats: tuple[int, ...], language: str, rules: WordRules, length: int, context: Context) -> Events:
    """Whoever has not chosen in time passes on the pieces of a common word drawn by lot."""
    words = {seat: word_by_lot(rules, language, length, context, f"race {seat}") for seat in seats}
    return tuple(RaceHid(seat, word, by_lot=True) for seat, word in words.items())
