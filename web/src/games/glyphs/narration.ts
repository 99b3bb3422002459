/** What happened, and what lies in a cell, in sentences. */
import { maybe, speaking, t } from '../../app/texts.svelte'
import type { Piece, Stroke } from '../pieces/alphabet'
import { type Names, told, who } from '../common/narration'
import { lie } from './pose'
import { heaps } from './view'
import type { CellView, Event, Placement } from './types'

/** The fields of an event that name somebody. */
const SEATS = ['seat', 'of', 'winner']

/** What the server leaves out because it is usually so. */
const DEFAULTS: Record<string, object> = { proposed: { points: 0, owner_points: 0 } }

/** The race's events are also told at a table of Quick. */
const SHARED = new Set(['race_hid', 'race_began', 'race_ended', 'gave_up'])

/** The sentences for what has just happened; what the table shows by itself is not said. */
export function sentences(events: readonly Event[], names: Names, me: number | null): string[] {
  return events.map((event) => sentence(event, names, me)).filter((said) => said !== '')
}

function sentence(event: Event, names: Names, me: number | null): string {
  const details = told({ ...DEFAULTS[event.event], ...event }, SEATS, names, me)
  if (event.event === 'ended') Object.assign(details, who('winner', event.winners[0], names, me))
  if (event.event === 'race_ended') details['words'] = listed(event.words)
  const name = event.event.replaceAll('_', '-')
  return maybe(SHARED.has(event.event) ? `said-${name}` : `said-glyphs-${name}`, '', details)
}

/** Several things in one breath. */
export const listed = (things: readonly string[]): string => new Intl.ListFormat(speaking()).format(things)

/** So many pieces of each kind. */
export const counting = (pieces: readonly Piece[]): string => listed(heaps(pieces).map((heap) => t('glyphs-pieces', heap)))

/** A positioned piece: which, how it lies and where. */
export const lies = (stroke: Stroke): string => t('glyphs-lies', { piece: stroke.piece, ...lie(stroke) })

/** All that there is to know of a cell. */
export function cellTold(cell: CellView): string {
  const { loose = [], placed = [], below = [], wrong = [] } = cell
  if (!loose.length && !placed.length && !below.length) return t('glyphs-cell-empty')
  const parts = [
    placed.length && t('glyphs-cell-placed', { pieces: listed(placed.map(lies)) }),
    loose.length && t('glyphs-cell-loose', { pieces: counting(loose) }),
    below.length && t('glyphs-cell-below', { pieces: counting(below) }),
    wrong.length && t('glyphs-cell-wrong', { pieces: listed(wrong.map(lies)) }),
  ]
  return parts.filter((part) => part !== 0).join(' ')
}

/** The last answer among these events: in whose cell it fell, its sign, and where a piece was put in vain. */
export function answered(events: readonly Event[]): { of: number; cell: number; sign: string; tried?: Placement } | undefined {
  const event = events.findLast((each) => each.event === 'proposed' || each.event === 'positioned')
  if (event?.event === 'proposed') return { of: event.of, cell: event.cell, sign: event.fits ? `+${event.points ?? 0}` : '✗' }
  if (event?.event !== 'positioned') return undefined
  const { of, cell, piece, x, y, angle, exact } = event
  return exact ? { of, cell, sign: '✓' } : { of, cell, sign: '✗', tried: { piece, x, y, angle } }
}
