"""Solitaire: four words, fifteen minutes; form new ones out of exactly the same pieces, in rounds or not (G17)."""

from lettrine.core.editions import edition_ids
from lettrine.core.game import Game
from lettrine.games.own_words import checker, dictionary
from lettrine.games.pieces.alphabet import kept_accents
from lettrine.games.pieces.glossary import pool
from lettrine.games.solitaire.actions import ACTIONS
from lettrine.games.solitaire.edition import PACKAGE, Edition, needed_words
from lettrine.games.solitaire.edition import rules as edition_rules
from lettrine.games.solitaire.events import EVENTS
from lettrine.games.solitaire.rules import advance, closed, decide, decisions, expire, offers, setup, standing
from lettrine.games.solitaire.state import State, evolve
from lettrine.games.solitaire.view import View, redact, view

SOLITAIRE: Game[State, View, Edition] = Game(
    name="solitaire",
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
    header_fields=frozenset({"words"}),
    prepare=pool,
    takes="words",
    check_pack=checker(needed_words, kept_accents),
    dictionary=dictionary,
)
