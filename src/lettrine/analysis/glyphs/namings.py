"""Words that were named, and those that should have been (G10–G13)."""

from collections.abc import Sequence

from lettrine.analysis.common.missed import SURE, Opening, let_pass, missed_naming
from lettrine.analysis.common.report import MissedNaming
from lettrine.analysis.common.totals import ends_of_steps
from lettrine.analysis.glyphs.report import AnalysedGlyphsNaming
from lettrine.analysis.glyphs.secrets import Hidden
from lettrine.analysis.glyphs.steps import Scene
from lettrine.bots.pieces.action_values import stakes, worth_of_naming
from lettrine.bots.pieces.candidates import Guess
from lettrine.games.glyphs import events as e
from lettrine.games.glyphs.state import Playing, State, missing, size


def namings(played: Sequence[Scene]) -> list[AnalysedGlyphsNaming]:
    """Every word that was named, in order."""
    return [_naming(scene) for scene in played if isinstance(scene.event, e.Named)]


def _naming(scene: Scene) -> AnalysedGlyphsNaming:
    event, state = scene.event, scene.before
    guess = _guess(state, event.of, event.word, scene.held[event.of].chance(event.word))
    expected = _points(state, guess)
    return AnalysedGlyphsNaming(
        step=scene.step,
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
    """G11, G12, G15: what naming this word scores on average, for somebody whom it does not make win."""
    return worth_of_naming(guess, stakes(state.rules, state.rules.goal - 1, state.seats))


def _worth(state: State, seat: int, guess: Guess) -> float:
    """What naming this word is worth to a seat: its points, and the victory where the find would bring it (G13)."""
    return worth_of_naming(guess, stakes(state.rules, state.scores[seat], state.seats))


def missed(played: Sequence[Scene], hidden: Sequence[Hidden]) -> list[MissedNaming]:
    """Every spell in which a word could have been named with profit, and nobody did."""
    steps = [scene for scene in ends_of_steps(played) if isinstance(scene.after.phase, Playing)]
    passed = [
        missed_naming(spell, secret.seat, None, secret.word)
        for secret in hidden
        for spell in let_pass(
            [(scene.step, _opening(scene, secret)) for scene in steps if secret.during(scene.step)],
            [scene.step for scene in played if isinstance(scene.event, e.Named) and scene.event.of == secret.seat],
        )
    ]
    return sorted(passed, key=lambda naming: naming.first)


def _opening(scene: Scene, secret: Hidden) -> Opening | None:
    """Naming this word now, if that would pay somebody. G10: anyone may, at any moment."""
    state, likeliest = scene.after, scene.then[secret.seat].likeliest
    if likeliest is None or likeliest.chance < SURE:
        return None
    guess = _guess(state, secret.seat, *likeliest)
    callers = tuple(seat for seat in range(state.seats) if seat != secret.seat and _worth(state, seat, guess) > 0)
    return Opening(scene.step, callers, guess.word, guess.chance, _points(state, guess)) if callers else None
