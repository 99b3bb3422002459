"""Glyphs: every letter is built out of four pieces; find the pieces, place them, name the word (G1–G15)."""

from lettrine.core.editions import edition_ids
from lettrine.core.game import Game
from lettrine.games.glyphs.actions import ACTIONS
from lettrine.games.glyphs.decisions import closed, decisions, offers, standing
from lettrine.games.glyphs.edition import PACKAGE, Edition, needed_words
from lettrine.games.glyphs.edition import rules as edition_rules
from lettrine.games.glyphs.events import EVENTS
from lettrine.games.glyphs.evolve import evolve
from lettrine.games.glyphs.flow import advance, expire
from lettrine.games.glyphs.hidden_words import hidden_words
from lettrine.games.glyphs.rules import decide, setup
from lettrine.games.glyphs.state import State
from lettrine.games.glyphs.view import View, redact, view
from lettrine.games.own_words import checker, dictionary
from lettrine.games.pieces.alphabet import kept_accents

GLYPHS: Game[State, View, Edition] = Game(
    name="glyphs",
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
    header_fields=frozenset({"first"}),
    takes="words",
    check_pack=checker(needed_words, kept_accents),
    hidden_words=hidden_words,
    dictionary=dictionary,
)
