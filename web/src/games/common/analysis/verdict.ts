/** Sentences that games of questions share: who played best, who was lucky, which word was named too soon or not at all. */
import { figure, percent } from '../../../app/figures'
import { t } from '../../../app/texts.svelte'
import { type Details, type Names, who } from '../narration'
import type { Named, Passed } from './rows'
import type { Sentence } from './types'

/** How a sentence speaks of somebody in a role. */
export type As = (role: string, seat: number) => Details
export const speaker = (names: Names, me: number | null): As => (role, seat) => who(role, seat, names, me)

/** What is to be known of a player's score. */
export interface Scored {
  seat: number
  score: number
  luck: number
  skill: number
}

/** The one with most of something; of several, the first. */
export const most = <Each>(all: readonly Each[], of: (each: Each) => number): Each | undefined =>
  all.reduce<Each | undefined>((best, each) => (best === undefined || of(each) > of(best) ? each : best), undefined)

export function skillTold(winner: Scored | undefined, seats: readonly Scored[], as: As): Sentence {
  const best = most(seats, (seat) => seat.skill)
  if (!winner || !best) return { said: '' }
  if (winner.skill === best.skill) return { said: t('analysis-verdict-deserved', { ...as('winner', winner.seat), skill: figure(winner.skill) }) }
  const skills = { best_skill: figure(best.skill), winner_skill: figure(winner.skill) }
  return { said: t('analysis-verdict-better', { ...as('winner', winner.seat), ...as('best', best.seat), ...skills }) }
}

/** Who was lucky and who was not; luck below `some` points is not worth a sentence. */
export function luckTold(seats: readonly Scored[], some: number, as: As): Sentence[] {
  const lucky = most(seats, (seat) => seat.luck)
  const poor = most(seats, (seat) => -seat.luck)
  const said = []
  if (lucky && lucky.luck >= some) said.push(t('analysis-verdict-lucky', { ...as('seat', lucky.seat), points: figure(lucky.luck) }))
  if (poor && poor.luck <= -some) said.push(t('analysis-verdict-unlucky', { ...as('seat', poor.seat), points: figure(-poor.luck) }))
  return (said.length ? said : [t('analysis-verdict-even')]).map((sentence) => ({ said: sentence }))
}

/** The word that was named least wisely. */
export function rashTold(namings: readonly Named[], as: As): Sentence[] {
  const worst = most(namings.filter((naming) => naming.rash), (naming) => -naming.points_expected)
  if (!worst) return []
  const { seat, of, sequence, chance, step } = worst
  return [{ said: t('analysis-verdict-rash', { ...as('seat', seat), ...as('of', of), sequence, chance: percent(chance) }), step, stroke: worst }]
}

/** The word that it would have paid most to name; one that would have been right, if there was any. */
export function missedTold(missed: readonly Passed[], as: As): Sentence {
  const right = missed.filter((passed) => passed.right)
  const worst = most(right.length ? right : missed, (passed) => passed.points_expected)
  if (!worst) return { said: t('analysis-verdict-none-missed') }
  const { of, sequence, chance, points_expected, step } = worst
  return { said: t('analysis-verdict-missed', { ...as('of', of), sequence, chance: percent(chance), points: figure(points_expected) }), step, stroke: worst }
}
