/** What a friend would say of somebody's game of Sonde. */
import type { Analysis } from '../../../wire/types'
import { percent } from '../../../app/figures'
import { t } from '../../../app/texts.svelte'
import { type Advice, friendOf } from '../../common/analysis/friend'
import { ofKind } from '../../common/analysis/rows'
import type { Sentence } from '../../common/analysis/types'
import { referTo } from '../../common/analysis/verdict'
import type { Names } from '../../common/narration'
import type { Row } from './rows'
import { SOME_LUCK, letterName } from './verdict'

/** Three sentences; none for those who only watched. */
export function friendSays(report: Analysis, rows: readonly Row[], names: Names, me: number | null): Sentence[] {
  const mine = report.seats.find(({ seat }) => seat === me)
  if (!mine) return []
  return friendOf(mine, {
    won: report.seats.every((each) => each.score <= mine.score),
    someLuck: SOME_LUCK,
    namings: ofKind(rows, 'naming'),
    missed: ofKind(rows, 'missed'),
    asked: ofKind(rows, 'question').filter((row) => row.seat === me),
    worth: ({ points_expected }) => points_expected,
    praise: (row) => questionPraise(row, names),
    advise: questionAdvice,
  })
}

type Question = Extract<Row, { kind: 'question' }>

function questionPraise(row: Question, names: Names): Sentence {
  const letter = letterName(row.letter)
  const details = { ...referTo(names, null)('of', row.of), letter, chance: percent(row.chance) }
  return { text: t('friend-best-question', details), step: row.step, row }
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
