"""Tug: two teams, a category, thirty seconds; each letter of the word steps toward the team that spells it (T1–T14)."""

from lettrine.core.editions import edition_ids
from lettrine.core.game import Game
from lettrine.games.tug.actions import ACTIONS
from lettrine.games.tug.decisions import closed, decisions, offers, standing
from lettrine.games.tug.edition import PACKAGE, Edition
from lettrine.games.tug.edition import rules as edition_rules
from lettrine.games.tug.events import EVENTS
from lettrine.games.tug.evolve import evolve
from lettrine.games.tug.flow import advance, expire
from lettrine.games.tug.own_categories import check_pack, dictionary
from lettrine.games.tug.rules import decide, setup
from lettrine.games.tug.spelling import compounds
from lettrine.games.tug.state import State, team_of
from lettrine.games.tug.view import View, redact, view

TUG: Game[State, View, Edition] = Game(
    name="tug",
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
    header_fields=frozenset({"deck", "first", "teams", "captains"}),
    team=team_of,
    starters=2,
    prepare=compounds,
    takes="categories",
    check_pack=check_pack,
    dictionary=dictionary,
)
