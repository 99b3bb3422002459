/** When the winner of a game of Sonde went ahead for the last time, and what did it. */
import type { AnalysedMoment, AnalysedSeat, Analysis } from '../../../wire/types'
import { figure } from '../../../app/figures'
import { t } from '../../../app/texts.svelte'
import type { Sentence } from '../../common/analysis/types'
import type { Refer } from '../../common/analysis/verdict'
import type { Row } from './rows'

/** The sentence leads to the question or the naming that did it; if there was none, it says what did. */
export function turningPoint(
  { course }: Analysis,
  rows: readonly Row[],
  winner: AnalysedSeat,
  refer: Refer,
): Sentence[] {
  const behind = course.findLastIndex(({ scores }) => !isAhead(winner.seat, scores))
  const [before, after] = [course[behind], course[behind + 1]]
  if (!before || !after) return []
  const { step } = after
  const row = rows.find((each) => each.to === step && helps(each, winner.seat))
  if (row) return [{ text: t('analysis-verdict-ahead', { ...refer('seat', winner.seat), step }), step, row }]
  const points = { from: figure(before.scores[winner.seat] ?? 0), to: figure(after.scores[winner.seat] ?? 0) }
  return [
    {
      text: t(`analysis-verdict-ahead-${otherwise(before, after, winner)}`, {
        ...refer('seat', winner.seat),
        step,
        ...points,
      }),
      step,
    },
  ]
}

function isAhead(seat: number, scores: readonly number[]): boolean {
  return scores.every((score, other) => other === seat || score < (scores[seat] ?? 0))
}

/** Whether it brought this player points, or cost another some. */
function helps(row: Row, seat: number): boolean {
  if (row.kind === 'missed') return false
  return row.seat === seat ? row.points > 0 : row.points < 0
}

/**
 * What was neither asked nor named: a card, whose points are luck to the last (S21, S24); what stayed hidden (S34); or
 * a penalty.
 */
function otherwise(
  before: AnalysedMoment,
  after: AnalysedMoment,
  { seat, kept }: AnalysedSeat,
): 'card' | 'kept' | 'other' {
  const more = (of: 'scores' | 'luck') => Math.round((after[of][seat] ?? 0) - (before[of][seat] ?? 0))
  if (more('scores') > 0 && more('scores') === more('luck')) return 'card'
  return more('scores') > 0 && more('scores') === kept ? 'kept' : 'other'
}
