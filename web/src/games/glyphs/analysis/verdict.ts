/** The verdict on a game of Glyphs: who played best, who was lucky, which find decided it, and what was missed. */
import type { GlyphsAnalysis } from '../../../wire/types'
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
import { describeAsked } from './pieces'
import type { Row } from './rows'

/** Luck below this is not worth a sentence: a game is won with some 25 points (G13). */
export const SOME_LUCK = 3

/** Two paragraphs: how it came to this end, and what could have been done better. */
export function verdict(report: GlyphsAnalysis, rows: readonly Row[], names: Names, me: number | null): Sentence[][] {
  const refer = referTo(names, me)
  const winner = toldWinner(
    report.seats.filter(({ seat }) => report.winners.includes(seat)),
    me,
  )
  return [
    [
      skillSentence(winner, report.seats, refer),
      ...luckSentences(report.seats, SOME_LUCK, refer),
      ...lastFind(rows, refer),
    ],
    [
      blunder(rows, refer),
      ...rashSentences(ofKind(rows, 'naming'), refer),
      missedSentence(ofKind(rows, 'missed'), refer),
    ],
  ]
}

/** The find that won the game (G13). */
function lastFind(rows: readonly Row[], refer: Refer): Sentence[] {
  const find = ofKind(rows, 'naming').findLast((naming) => naming.right && naming.wins)
  return find
    ? [
        {
          text: t('analysis-verdict-last-find', {
            ...refer('of', find.of),
            sequence: find.sequence,
            chance: percent(find.chance),
          }),
          step: find.step,
          row: find,
        },
      ]
    : []
}

function blunder(rows: readonly Row[], refer: Refer): Sentence {
  const worst = maxBy(
    ofKind(rows, 'proposal').filter((proposal) => proposal.blunder),
    (proposal) => proposal.regret,
  )
  if (!worst) return { text: t('analysis-verdict-no-blunder') }
  const { best_points: best } = worst
  const asked = {
    ...refer('seat', worst.seat),
    ...refer('of', worst.of),
    cell: worst.cell,
    asked: describeAsked({ piece: worst.piece, put: null }),
    chance: percent(worst.chance),
  }
  const better = {
    ...refer('best', best.of),
    best_cell: best.cell,
    best_asked: describeAsked(best),
    best_chance: percent(best.chance),
  }
  return { text: t('analysis-verdict-proposal', { ...asked, ...better }), step: worst.step, row: worst }
}
