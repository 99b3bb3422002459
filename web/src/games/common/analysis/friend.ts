/**
 * What a friend would say of somebody's game, in three sentences: how it went, the best decision, what to try next. The
 * words fit the numbers: they go by the grades of the analysis.
 */
import { percent } from '../../../app/figures'
import { t } from '../../../app/texts.svelte'
import type { MissedRow, NamingRow } from './rows'
import type { Sentence } from './types'
import { type Scored, maxBy } from './verdict'

/** Something that could have been done better, and what it cost. */
export interface Advice {
  cost: number
  say: () => Sentence
}

/** Below so many points nobody would have noticed. */
const NOTICEABLE = 1

/** Those that there is something to say in. */
export const spoken = (sentences: readonly (Sentence | undefined)[]): Sentence[] =>
  sentences.filter((sentence): sentence is Sentence => sentence !== undefined && sentence.text !== '')

/** How it went on the whole; luck below `some` points has decided nothing. */
export function overall(mine: Scored & { grade: string | null }, won: boolean, some: number): Sentence | undefined {
  if (mine.grade === null) return undefined
  const end = won ? 'won' : mine.luck <= -some ? 'unlucky' : 'lost'
  return { text: t('friend-overall', { grade: mine.grade, end }) }
}

/** The word that I called with most right to it. */
export function bestCall(namings: readonly NamingRow[], me: number): Sentence | undefined {
  const best = maxBy(
    namings.filter((naming) => naming.seat === me && naming.right && !naming.rash),
    (naming) => naming.points_expected,
  )
  if (!best) return undefined
  const { sequence, chance, step } = best
  return { text: t('friend-best-call', { sequence, chance: percent(chance) }), step, row: best }
}

/** Words that I should have called: only such as would have been right, since nobody likes to be told otherwise. */
export const missedAdvice = (missed: readonly MissedRow[], me: number): Advice[] =>
  missed
    .filter(({ right, seats }) => right && seats.includes(me))
    .map((row) => ({
      cost: row.points_expected,
      say: () => ({
        text: t('friend-try-call', { sequence: row.sequence, chance: percent(row.chance) }),
        step: row.step,
        row,
      }),
    }))

export const rashAdvice = (namings: readonly NamingRow[], me: number): Advice[] =>
  namings
    .filter(({ rash, seat }) => rash && seat === me)
    .map((row) => ({
      cost: -row.points_expected,
      say: () => ({
        text: t('friend-try-wait', { sequence: row.sequence, chance: percent(row.chance) }),
        step: row.step,
        row,
      }),
    }))

/** What cost most; if nothing did, to aim higher. */
export function whatToTry(advice: readonly Advice[]): Sentence {
  const most = maxBy(advice, ({ cost }) => cost)
  return most && most.cost >= NOTICEABLE ? most.say() : { text: t('friend-try-more') }
}
