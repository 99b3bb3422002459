/** What a friend would say of a team's game of Tug. */
import type { TugAnalysis } from '../../../wire/types'
import { t } from '../../../app/texts.svelte'
import { type Advice, NOTICEABLE, spoken, whatToTry } from '../../common/analysis/friend'
import { ofKind } from '../../common/analysis/rows'
import type { Sentence } from '../../common/analysis/types'
import { maxBy } from '../../common/analysis/verdict'
import type { ChallengeRow, Row, WordRow } from './rows'

/** What a turn is worth that a rash check costs (T10). */
const TURN = 1

/** Three sentences; none for those who only watched. */
export function friendSays(report: TugAnalysis, rows: readonly Row[], me: number | null): Sentence[] {
  const mine = report.teams.find(({ seats }) => me !== null && seats.includes(me))
  if (!mine) return []
  const words = ofKind(rows, 'word')
  const [ours, theirs] = [0, 1].map((other) => words.filter(({ team }) => Number(team !== mine.team) === other))
  const checks = ofKind(rows, 'challenge').filter(({ rash, team }) => rash && team === mine.team)
  const end = mine.seats.some((seat) => report.winners.includes(seat)) ? 'won' : 'lost'
  const best = bestWord(ours ?? [])
  const others = [
    ...(ours ?? []).filter((row) => row !== best).flatMap(wordAdvice),
    ...(theirs ?? []).flatMap(checkAdvice),
    ...checks.map(trustAdvice),
  ]
  // What is praised is blamed only where nothing else can be, and is then not praised.
  const isBlamed = best !== undefined && best.regret >= NOTICEABLE && others.every(({ cost }) => cost < NOTICEABLE)
  return spoken([
    mine.grade === null ? undefined : { text: t('friend-team', { grade: mine.grade, end }) },
    best && !isBlamed ? praise(best) : undefined,
    whatToTry(isBlamed ? wordAdvice(best) : others, mine.grade, end === 'won'),
  ])
}

/** What nobody noticed to be misspelt is nothing to be praised for. */
const bestWord = (words: readonly WordRow[]): WordRow | undefined =>
  maxBy(
    words.filter(({ stands, word, misspelt }) => stands && word && misspelt !== true),
    ({ worth }) => worth,
  )

function praise(row: WordRow): Sentence {
  const { word, category, step } = row
  return { text: t('friend-best-word', { word, category }), step, row }
}

function wordAdvice(row: WordRow): Advice[] {
  const [best] = row.best
  const { category, step } = row
  if (!best) return []
  return [{ cost: row.regret, say: () => ({ text: t('friend-try-word', { category, best: best.word }), step, row }) }]
}

/** T10: a misspelt word of the others that stood. */
function checkAdvice(row: WordRow): Advice[] {
  const { word, step, worth } = row
  if (!row.stands || row.misspelt !== true) return []
  return [{ cost: worth, say: () => ({ text: t('friend-try-check', { word }), step, row }) }]
}

const trustAdvice = (row: ChallengeRow): Advice => ({
  cost: TURN,
  say: () => ({ text: t('friend-try-trust', { word: row.word }), step: row.step, row }),
})
