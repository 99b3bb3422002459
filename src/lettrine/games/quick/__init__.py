"""Quick: everyone passes the pieces of a word to the left; the first to build any word out of them wins (G16)."""

from lettrine.core.editions import edition_ids
from lettrine.core.game import Game
from lettrine.games.own_words import checker, dictionary
from lettrine.games.pieces.alphabet import kept_accents
from lettrine.games.quick.actions import ACTIONS
from lettrine.games.quick.edition import PACKAGE, Edition, needed_words
from lettrine.games.quick.edition import rules as edition_rules
from lettrine.games.quick.events import EVENTS
from lettrine.games.quick.hidden_words import hidden_words
from lettrine.games.quick.rules import advance, closed, decide, decisions, expire, offers, setup, standing
from lettrine.games.quick.state import State, evolve
from lettrine.games.quick.view import View, redact, view

QUICK: Game[State, View, Edition] = Game(
    name="quick",
    actions=ACTIONS,
    events=EVENTS,
    views=View,
    editions=edition_ids(PACKAGE),
    rules=edition_rules,
    setup=setup,
    evolve=evolve,
    decisions=decisions,
    closed=closed,
    decide=decide,
    advance=advance,
    expire=expire,
    offers=offers,
    view=view,
    redact=redact,
    standing=standing,
    takes="words",
    check_pack=checker(needed_words, kept_accents),
    hidden_words=hidden_words,
    dictionary=dictionary,
)
