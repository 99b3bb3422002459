/**
 * Sentences that games of questions share: who played best, who was lucky, which word was named too soon or not at all.
 */
import { amount, figure, percent } from '../../../app/figures'
import { t } from '../../../app/texts.svelte'
import { type Details, type Names, personDetails } from '../narration'
import type { NamingRow, MissedRow } from './rows'
import type { Sentence } from './types'

/** The variables with which a message names somebody in a role. */
export type Refer = (role: string, seat: number) => Details
export const referTo =
  (names: Names, me: number | null): Refer =>
  (role, seat) =>
    personDetails(role, seat, names, me)

/** A player's score, and what it is made of. */
export interface Scored {
  seat: number
  score: number
  luck: number
  skill: number
}

/** The one with most of something; of several, the first. */
export const maxBy = <Each>(all: readonly Each[], of: (each: Each) => number): Each | undefined =>
  all.reduce<Each | undefined>((best, each) => (best === undefined || of(each) > of(best) ? each : best), undefined)

export function skillSentence(winner: Scored | undefined, seats: readonly Scored[], refer: Refer): Sentence {
  const best = maxBy(seats, (seat) => seat.skill)
  if (!winner || !best) return { text: '' }
  // As they are shown: who is better by a part of a point is not said to be.
  if (Math.round(winner.skill) >= Math.round(best.skill))
    return { text: t('analysis-verdict-deserved', { ...refer('winner', winner.seat), skill: figure(winner.skill) }) }
  const skills = { best_skill: figure(best.skill), winner_skill: figure(winner.skill) }
  return {
    text: t('analysis-verdict-better', { ...refer('winner', winner.seat), ...refer('best', best.seat), ...skills }),
  }
}

/** Who is said to have won: of several me, if I am one of them, else who played best. */
export const toldWinner = <Seat extends Scored>(winners: readonly Seat[], me: number | null): Seat | undefined =>
  winners.find(({ seat }) => seat === me) ?? maxBy(winners, ({ skill }) => skill)

/** Who was lucky and who was not; luck below `some` points is not worth a sentence. */
export function luckSentences(seats: readonly Scored[], some: number, refer: Refer): Sentence[] {
  const lucky = maxBy(seats, (seat) => seat.luck)
  const poor = maxBy(seats, (seat) => -seat.luck)
  const said = []
  if (lucky && lucky.luck >= some)
    said.push(t('analysis-verdict-lucky', { ...refer('seat', lucky.seat), points: amount(lucky.luck) }))
  if (poor && poor.luck <= -some)
    said.push(t('analysis-verdict-unlucky', { ...refer('seat', poor.seat), points: amount(-poor.luck) }))
  return (said.length ? said : [t('analysis-verdict-even')]).map((sentence) => ({ text: sentence }))
}

/** The word that was named least wisely. */
export function rashSentences(namings: readonly NamingRow[], refer: Refer): Sentence[] {
  const worst = maxBy(
    namings.filter((naming) => naming.rash),
    (naming) => -naming.points_expected,
  )
  if (!worst) return []
  const { seat, of, sequence, chance, step } = worst
  return [
    {
      text: t('analysis-verdict-rash', {
        ...refer('seat', seat),
        ...refer('of', of),
        sequence,
        chance: percent(chance),
      }),
      step,
      row: worst,
    },
  ]
}

/** The word that it would have paid most to name; one that would have been right, if there was any. */
export function missedSentence(missed: readonly MissedRow[], refer: Refer): Sentence {
  const right = missed.filter((row) => row.right)
  const worst = maxBy(right.length ? right : missed, (row) => row.points_expected)
  if (!worst) return { text: t('analysis-verdict-none-missed') }
  const { of, sequence, chance, points_expected, step } = worst
  return {
    text: t('analysis-verdict-missed', {
      ...refer('of', of),
      sequence,
      chance: percent(chance),
      points: amount(points_expected),
      right: worst.right ? 'yes' : 'no',
    }),
    step,
    row: worst,
  }
}
