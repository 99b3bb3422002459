"""Sonde: everyone hides a word; ask for letters, space by space, and interrupt with the whole word (S1–S37, S39)."""

from lettrine.core.editions import edition_ids
from lettrine.core.game import Game
from lettrine.games.own_words import checker, dictionary
from lettrine.games.sonde.actions import ACTIONS
from lettrine.games.sonde.dealing import dealt_in, dealt_words
from lettrine.games.sonde.decisions import closed, decisions, offers, standing
from lettrine.games.sonde.edition import PACKAGE, Edition, needed_words
from lettrine.games.sonde.edition import rules as edition_rules
from lettrine.games.sonde.events import EVENTS
from lettrine.games.sonde.evolve import evolve
from lettrine.games.sonde.flow import advance, expire
from lettrine.games.sonde.hidden_words import hidden_words
from lettrine.games.sonde.rules import decide, setup
from lettrine.games.sonde.spelling import has_cards
from lettrine.games.sonde.state import State
from lettrine.games.sonde.view import View, redact, view

SONDE: Game[State, View, Edition] = Game(
    name="sonde",
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
    header_fields=frozenset({"deck", "first", "secrets"}),
    deal=dealt_words,
    dealt=dealt_in,
    takes="words",
    check_pack=checker(needed_words, usable=has_cards),
    hidden_words=hidden_words,
    dictionary=dictionary,
)
