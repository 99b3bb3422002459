/** The verdict on a game of Sonde: who played best, who was lucky, when it was decided, and what was missed. */
import type { AnalysedSeat, Analysis } from '../../../wire/types'
import { percent } from '../../../app/figures'
import { t } from '../../../app/texts.svelte'
import { ofKind } from '../../common/analysis/rows'
import type { Sentence } from '../../common/analysis/types'
import {
  type Refer,
  luckSentences,
  missedSentence,
  maxBy,
  rashSentences,
  skillSentence,
  referTo,
  toldWinner,
} from '../../common/analysis/verdict'
import type { Names } from '../../common/narration'
import type { Row } from './rows'
import { turningPoint } from './turningPoint'

/** Luck below this is not worth a sentence. */
export const SOME_LUCK = 10

/** Two paragraphs: how it came to this end, and what could have been done better. */
export function verdict(report: Analysis, rows: readonly Row[], names: Names, me: number | null): Sentence[][] {
  const refer = referTo(names, me)
  const winner = toldWinner(winnersOf(report), me)
  return [
    [
      skillSentence(winner, report.seats, refer),
      ...luckSentences(report.seats, SOME_LUCK, refer),
      ...(winner ? turningPoint(report, rows, winner, refer) : []),
    ],
    [
      blunder(rows, refer),
      ...rashSentences(ofKind(rows, 'naming'), refer),
      missedSentence(ofKind(rows, 'missed'), refer),
    ],
  ]
}

function winnersOf(report: Analysis): AnalysedSeat[] {
  const score = Math.max(...report.seats.map((seat) => seat.score))
  return report.seats.filter((seat) => seat.score === score)
}

function blunder(rows: readonly Row[], refer: Refer): Sentence {
  const worst = maxBy(
    ofKind(rows, 'question').filter((question) => question.blunder),
    (question) => question.best_points.chance - question.chance,
  )
  if (!worst) return { text: t('analysis-verdict-no-blunder') }
  const { best_points: best } = worst
  const asked = {
    ...refer('seat', worst.seat),
    ...refer('of', worst.of),
    letter: letterName(worst.letter),
    chance: percent(worst.chance),
  }
  return {
    text: t('analysis-verdict-blunder', {
      ...asked,
      ...refer('best', best.of),
      best_letter: letterName(best.letter),
      best_chance: percent(best.chance),
    }),
    step: worst.step,
    row: worst,
  }
}

/** A letter as a sentence takes it. */
export const letterName = (letter: string): string => (letter === '.' ? 'blank' : letter)
