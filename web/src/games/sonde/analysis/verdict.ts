/** A game of Sonde in a few sentences: who played best, who was lucky, when it was decided, and what was let pass. */
import type { AnalysedSeat, Analysis } from '../../../wire/types'
import { percent } from '../../../app/figures'
import { t } from '../../../app/texts.svelte'
import { ofKind } from '../../common/analysis/rows'
import type { Sentence } from '../../common/analysis/types'
import { type As, luckTold, missedTold, most, rashTold, skillTold, speaker } from '../../common/analysis/verdict'
import type { Names } from '../../common/narration'
import type { Stroke } from './rows'
import { turningPoint } from './turningPoint'

/** Luck below this is not worth a sentence. */
const SOME = 10

/** Two paragraphs: how it came to this end, and what could have been done better. */
export function verdict(told: Analysis, strokes: readonly Stroke[], names: Names, me: number | null): Sentence[][] {
  const as = speaker(names, me)
  const winner = winnerOf(told)
  return [
    [skillTold(winner, told.seats, as), ...luckTold(told.seats, SOME, as), ...(winner ? turningPoint(told, strokes, winner, as) : [])],
    [blunder(strokes, as), ...rashTold(ofKind(strokes, 'naming'), as), missedTold(ofKind(strokes, 'missed'), as)],
  ]
}

function winnerOf(told: Analysis): AnalysedSeat | undefined {
  const score = Math.max(...told.seats.map((seat) => seat.score))
  return most(told.seats.filter((seat) => seat.score === score), (seat) => seat.skill)
}

function blunder(strokes: readonly Stroke[], as: As): Sentence {
  const worst = most(ofKind(strokes, 'question').filter((question) => question.blunder), (question) => question.regret)
  if (!worst) return { said: t('analysis-verdict-no-blunder') }
  const { best_points: best } = worst
  const asked = { ...as('seat', worst.seat), ...as('of', worst.of), letter: read(worst.letter), chance: percent(worst.chance) }
  return { said: t('analysis-verdict-blunder', { ...asked, ...as('best', best.of), best_letter: read(best.letter), best_chance: percent(best.chance) }), step: worst.step, stroke: worst }
}

/** A letter as a sentence takes it. */
export const read = (letter: string): string => (letter === '.' ? 'blank' : letter)
