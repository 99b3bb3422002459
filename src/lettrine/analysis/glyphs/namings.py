"""Words that were named, and those that should have been (G10–G13)."""

from collections.abc import Sequence

from lettrine.analysis.common.missed_namings import SURE, Opportunities, Opportunity, missed_naming, missed_stretches
from lettrine.analysis.common.report import MissedNaming
from lettrine.analysis.common.totals import last_of_each_step
from lettrine.analysis.glyphs.report import AnalysedGlyphsNaming
from lettrine.analysis.glyphs.secrets import HiddenWord
from lettrine.analysis.glyphs.steps import GlyphsTransition
from lettrine.bots.pieces.action_values import naming_value, payoffs_for
from lettrine.bots.pieces.candidates import Guess
from lettrine.games.glyphs import events as e
from lettrine.games.glyphs.state import Playing, State, missing, size


def namings(history: Sequence[GlyphsTransition]) -> list[AnalysedGlyphsNaming]:
    """Every word that was named, in order."""
    return [_naming(transition) for transition in history if isinstance(transition.event, e.Named)]


def _naming(transition: GlyphsTransition) -> AnalysedGlyphsNaming:
    event, state = transition.event, transition.before
    guess = _guess(state, event.of, event.word, transition.known_before[event.of].chance(event.word))
    expected = _points(state, guess)
    return AnalysedGlyphsNaming(
        step=transition.step,
        seat=event.seat,
        of=event.of,
        tray=None,
        sequence=event.word,
        right=event.right,
        chance=guess.chance,
        points=event.points,
        points_expected=expected,
        luck=event.points - expected,
        rash=_worth(state, event.seat, guess) < 0,
        wins=state.scores[event.seat] >= state.rules.goal,
    )


def _guess(state: State, of: int, word: str, chance: float) -> Guess:
    return Guess(word, chance, size(word), missing(state.boards[of], word))


def _points(state: State, guess: Guess) -> float:
    """G11, G12, G15: the expected points of naming this word, without what winning is worth."""
    return naming_value(guess, payoffs_for(state.rules, state.rules.goal - 1, state.seats))


def _worth(state: State, seat: int, guess: Guess) -> float:
    """The value to a seat of naming this word: its points, and the victory where the find would win (G13)."""
    return naming_value(guess, payoffs_for(state.rules, state.scores[seat], state.seats))


def missed_namings(history: Sequence[GlyphsTransition], hidden: Sequence[HiddenWord]) -> list[MissedNaming]:
    """Every stretch in which a word could have been named with profit, and nobody did."""
    waiting = [each for each in last_of_each_step(history) if isinstance(each.after.phase, Playing)]
    missed = [
        missed_naming(stretch, secret.seat, None, secret.word)
        for secret in hidden
        for stretch in missed_stretches(_opportunities(waiting, secret), _naming_steps(history, secret.seat))
    ]
    return sorted(missed, key=lambda naming: naming.first)


def _naming_steps(history: Sequence[GlyphsTransition], seat: int) -> list[int]:
    """The steps in which somebody named a word of this seat."""
    return [each.step for each in history if isinstance(each.event, e.Named) and each.event.of == seat]


def _opportunities(waiting: Sequence[GlyphsTransition], secret: HiddenWord) -> Opportunities:
    return [(each.step, _opportunity(each, secret)) for each in waiting if secret.is_hidden_at(each.step)]


def _opportunity(transition: GlyphsTransition, secret: HiddenWord) -> Opportunity | None:
    """Naming this word now, if that would pay somebody. G10: anyone may, at any moment."""
    state, likeliest = transition.after, transition.known_after[secret.seat].likeliest
    if likeliest is None or likeliest.chance < SURE:
        return None
    guess = _guess(state, secret.seat, *likeliest)
    callers = tuple(seat for seat in range(state.seats) if seat != secret.seat and _worth(state, seat, guess) > 0)
    return Opportunity(transition.step, callers, guess.word, guess.chance, _points(state, guess)) if callers else None
