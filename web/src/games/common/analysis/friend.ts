/**
 * What a friend would say of somebody's game, in three sentences: how it went, the best decision, what to try next. The
 * words fit the numbers: they go by the grades of the analysis, and nothing is both praised and blamed.
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
export const NOTICEABLE = 1

/** Those that there is something to say in. */
export const spoken = (sentences: readonly (Sentence | undefined)[]): Sentence[] =>
  sentences.filter((sentence): sentence is Sentence => sentence !== undefined && sentence.text !== '')

/** How somebody's questions were on average, and how many of them the report calls blunders. */
export interface Graded extends Scored {
  grade: string | null
  blunders: number
}

/** The grade in words: who has blundered did not ask as well as anyone could, and who never did was not far off. */
export function spokenGrade({ grade, blunders }: Graded): string | null {
  if (grade === 'best' && blunders > 0) return 'good'
  return grade === 'blunder' && blunders === 0 ? 'weak' : grade
}

/** How it went on the whole; luck below `some` points has decided nothing. */
export function overall(mine: Graded, won: boolean, some: number): Sentence | undefined {
  const grade = spokenGrade(mine)
  if (grade === null) return undefined
  const end = won ? 'won' : mine.luck <= -some ? 'unlucky' : 'lost'
  return { text: t('friend-overall', { grade, end }) }
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

/**
 * Words that I should have called: only such as would have been right, since nobody likes to be told otherwise, and only
 * such as I did not call after all.
 */
export const missedAdvice = (missed: readonly MissedRow[], namings: readonly NamingRow[], me: number): Advice[] =>
  missed
    .filter(({ right, seats }) => right && seats.includes(me))
    .filter(
      ({ of, sequence }) => !namings.some((each) => each.seat === me && each.of === of && each.sequence === sequence),
    )
    .map((row) => ({
      cost: row.points_expected,
      say: () => ({
        text: t('friend-try-call', { sequence: row.sequence, chance: percent(row.chance) }),
        step: row.step,
        row,
      }),
    }))

/** Words that I called too soon, and in vain. */
export const rashAdvice = (namings: readonly NamingRow[], me: number): Advice[] =>
  namings
    .filter(({ rash, right, seat }) => rash && !right && seat === me)
    .map((row) => ({
      cost: -row.points_expected,
      say: () => ({
        text: t('friend-try-wait', { sequence: row.sequence, chance: percent(row.chance) }),
        step: row.step,
        row,
      }),
    }))

/** A question, with the likeliest of those that promised most. */
interface Asked {
  chance: number
  rank: number
  blunder: boolean
  best_points: { chance: number }
}

/** Behind the best by so much a question is weak, as the grades of the analysis have it. */
const WEAK = 0.15

/** Those of which it can be said that something was likelier. */
export const weakOnes = <Each extends Asked>(asked: readonly Each[]): Each[] =>
  asked.filter(({ chance, best_points }) => best_points.chance - chance > WEAK)

/** What cost most; if nothing did, and it went well on the whole, that there is nothing. */
export function whatToTry(advice: readonly Advice[], grade: string | null, won: boolean): Sentence | undefined {
  const most = maxBy(advice, ({ cost }) => cost)
  if (most && most.cost >= NOTICEABLE) return most.say()
  return grade === 'best' || grade === 'good'
    ? { text: t('friend-try-more', { end: won ? 'won' : 'lost' }) }
    : undefined
}

/** What a game of questions has of its own to say. */
interface Asking<Row> {
  won: boolean
  /** Luck below so many points has decided nothing. */
  someLuck: number
  namings: readonly NamingRow[]
  missed: readonly MissedRow[]
  /** My questions; the sentence that praises one, and the advice after one. */
  asked: readonly Row[]
  /** What a question is praised for, of those than which there was none better. */
  worth: (row: Row) => number
  praise: (row: Row) => Sentence
  advise: (row: Row) => Advice
}

/** The three sentences on a game of questions. */
export function friendOf<Row extends Asked>(mine: Graded, game: Asking<Row>): Sentence[] {
  const { namings, missed } = game
  // Nobody is praised for a question where there was a better one.
  const best = maxBy(
    game.asked.filter(({ rank, blunder }) => rank === 1 && !blunder),
    game.worth,
  )
  const advice = [
    ...missedAdvice(missed, namings, mine.seat),
    ...rashAdvice(namings, mine.seat),
    ...weakOnes(game.asked).map(game.advise),
  ]
  return spoken([
    overall(mine, game.won, game.someLuck),
    bestCall(namings, mine.seat) ?? (best && game.praise(best)),
    whatToTry(advice, spokenGrade(mine), game.won),
  ])
}
