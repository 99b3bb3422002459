/** What a friend would say of somebody's game of Glyphs. */
import type { GlyphsAnalysis } from '../../../wire/types'
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
import { describeAsked } from './pieces'
import type { Row } from './rows'
import { SOME_LUCK } from './verdict'

/** A point in Glyphs is worth several of Sonde: what costs a part of one is noticed. */
const POINT = 5

/** Three sentences; none for those who only watched. */
export function friendSays(report: GlyphsAnalysis, rows: readonly Row[], names: Names, me: number | null): Sentence[] {
  const mine = report.seats.find(({ seat }) => seat === me)
  if (!mine) return []
  const { seat } = mine
  const [offers, namings] = [ofKind(rows, 'proposal').filter((row) => row.seat === seat), ofKind(rows, 'naming')]
  const advice = [
    ...missedAdvice(ofKind(rows, 'missed'), seat),
    ...rashAdvice(namings, seat),
    ...offers.filter(({ blunder }) => blunder).map(offerAdvice),
  ]
  return spoken([
    overall(mine, report.winners.includes(seat), SOME_LUCK),
    bestCall(namings, seat) ?? bestOffer(offers, names),
    whatToTry(advice),
  ])
}

type Offer = Extract<Row, { kind: 'proposal' }>

function bestOffer(offers: readonly Offer[], names: Names): Sentence | undefined {
  const best = maxBy(offers, ({ regret, bits_expected }) => bits_expected - regret)
  if (!best) return undefined
  const { cell, of, step } = best
  const asked = describeAsked({ piece: best.piece, put: null })
  const details = { ...referTo(names, null)('of', of), asked, cell, chance: percent(best.chance) }
  return { text: t('friend-best-offer', details), step, row: best }
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
