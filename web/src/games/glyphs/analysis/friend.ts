/** What a friend would say of somebody's game of Glyphs. */
import type { GlyphsAnalysis } from '../../../wire/types'
import { percent } from '../../../app/figures'
import { t } from '../../../app/texts.svelte'
import { type Advice, friendOf } from '../../common/analysis/friend'
import { ofKind } from '../../common/analysis/rows'
import type { Sentence } from '../../common/analysis/types'
import { referTo } from '../../common/analysis/verdict'
import type { Names } from '../../common/narration'
import { describeAsked } from './pieces'
import type { Row } from './rows'
import { SOME_LUCK } from './verdict'

/** A point in Glyphs is worth several of Sonde: what costs a part of one is noticed. */
const POINT = 5

/** Three sentences; none for those who only watched. */
export function friendSays(report: GlyphsAnalysis, rows: readonly Row[], names: Names, me: number | null): Sentence[] {
  const mine = report.seats.find(({ seat }) => seat === me)
  if (!mine) return []
  return friendOf(mine, {
    won: report.winners.includes(mine.seat),
    someLuck: SOME_LUCK,
    namings: ofKind(rows, 'naming'),
    missed: ofKind(rows, 'missed'),
    asked: ofKind(rows, 'proposal').filter((row) => row.seat === me),
    worth: ({ bits_expected }) => bits_expected,
    praise: (row) => offerPraise(row, names),
    advise: offerAdvice,
  })
}

type Offer = Extract<Row, { kind: 'proposal' }>

function offerPraise(row: Offer, names: Names): Sentence {
  const asked = describeAsked({ piece: row.piece, put: null })
  const details = { ...referTo(names, null)('of', row.of), asked, cell: row.cell, chance: percent(row.chance) }
  return { text: t('friend-best-offer', details), step: row.step, row }
}

const offerAdvice = (row: Offer): Advice => ({
  cost: POINT * row.regret,
  say: () => ({
    text: t('friend-try-offer', {
      asked: describeAsked({ piece: row.piece, put: null }),
      chance: percent(row.chance),
      best_asked: describeAsked(row.best_points),
      best_cell: row.best_points.cell,
      best_chance: percent(row.best_points.chance),
    }),
    step: row.step,
    row,
  }),
})
