/** A game of Glyphs in a few sentences: who played best, who was lucky, which find decided it, and what was let pass. */
import type { GlyphsAnalysis } from '../../../wire/types'
import { percent } from '../../../app/figures'
import { t } from '../../../app/texts.svelte'
import { ofKind } from '../../common/analysis/rows'
import type { Sentence } from '../../common/analysis/types'
import { type As, luckTold, missedTold, most, rashTold, skillTold, speaker } from '../../common/analysis/verdict'
import type { Names } from '../../common/narration'
import { askedTold } from './pieces'
import type { Stroke } from './rows'

/** Luck below this is not worth a sentence: a game is won with some 25 points (G13). */
const SOME = 3

/** Two paragraphs: how it came to this end, and what could have been done better. */
export function verdict(told: GlyphsAnalysis, strokes: readonly Stroke[], names: Names, me: number | null): Sentence[][] {
  const as = speaker(names, me)
  const winner = told.seats.find((seat) => told.winners.includes(seat.seat))
  return [
    [skillTold(winner, told.seats, as), ...luckTold(told.seats, SOME, as), ...lastFind(strokes, as)],
    [blunder(strokes, as), ...rashTold(ofKind(strokes, 'naming'), as), missedTold(ofKind(strokes, 'missed'), as)],
  ]
}

/** The find that won the game (G13). */
function lastFind(strokes: readonly Stroke[], as: As): Sentence[] {
  const find = ofKind(strokes, 'naming').findLast((naming) => naming.right && naming.wins)
  return find ? [{ said: t('analysis-verdict-last-find', { ...as('of', find.of), sequence: find.sequence, chance: percent(find.chance) }), step: find.step, stroke: find }] : []
}

function blunder(strokes: readonly Stroke[], as: As): Sentence {
  const worst = most(ofKind(strokes, 'proposal').filter((proposal) => proposal.blunder), (proposal) => proposal.regret)
  if (!worst) return { said: t('analysis-verdict-no-blunder') }
  const { best_points: best } = worst
  const asked = { ...as('seat', worst.seat), ...as('of', worst.of), cell: worst.cell, asked: askedTold({ piece: worst.piece, put: null }), chance: percent(worst.chance) }
  const better = { ...as('best', best.of), best_cell: best.cell, best_asked: askedTold(best), best_chance: percent(best.chance) }
  return { said: t('analysis-verdict-proposal', { ...asked, ...better }), step: worst.step, stroke: worst }
}
