/** What a friend would say of somebody's game of Sonde. */
import type { Analysis } from '../../../wire/types'
import { percent } from '../../../app/figures'
import { t } from '../../../app/texts.svelte'
import {
  type Advice,
  bestCall,
  missedAdvice,
  overall,
  rashAdvice,
  spoken,
  whatToTry,
} from '../../common/analysis/friend'
import { ofKind } from '../../common/analysis/rows'
import type { Sentence } from '../../common/analysis/types'
import { maxBy, referTo } from '../../common/analysis/verdict'
import type { Names } from '../../common/narration'
import type { Row } from './rows'
import { SOME_LUCK, letterName } from './verdict'

/** Three sentences; none for those who only watched. */
export function friendSays(report: Analysis, rows: readonly Row[], names: Names, me: number | null): Sentence[] {
  const mine = report.seats.find(({ seat }) => seat === me)
  if (!mine) return []
  const { seat, score } = mine
  const won = report.seats.every((each) => each.score <= score)
  const [questions, namings] = [ofKind(rows, 'question').filter((row) => row.seat === seat), ofKind(rows, 'naming')]
  const advice = [
    ...missedAdvice(ofKind(rows, 'missed'), seat),
    ...rashAdvice(namings, seat),
    ...questions.filter(({ blunder }) => blunder).map(questionAdvice),
  ]
  return spoken([
    overall(mine, won, SOME_LUCK),
    bestCall(namings, seat) ?? bestQuestion(questions, names),
    whatToTry(advice),
  ])
}

type Question = Extract<Row, { kind: 'question' }>

/** The question that promised most of those than which there was none better. */
function bestQuestion(questions: readonly Question[], names: Names): Sentence | undefined {
  const first = questions.filter(({ rank }) => rank === 1)
  const best = maxBy(first.length ? first : questions, ({ points_expected }) => points_expected)
  if (!best) return undefined
  const details = {
    ...referTo(names, null)('of', best.of),
    letter: letterName(best.letter),
    chance: percent(best.chance),
  }
  return { text: t('friend-best-question', details), step: best.step, row: best }
}

const questionAdvice = (row: Question): Advice => ({
  cost: row.regret,
  say: () => ({
    text: t('friend-try-question', {
      letter: letterName(row.letter),
      chance: percent(row.chance),
      best_letter: letterName(row.best_points.letter),
      best_chance: percent(row.best_points.chance),
    }),
    step: row.step,
    row,
  }),
})
