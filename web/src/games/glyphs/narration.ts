/** Narration of Glyphs: what happened, and what lies in a cell, in sentences. */
import { maybe, currentLanguage, t } from '../../app/texts.svelte'
import type { Piece, Stroke } from '../pieces/alphabet'
import { type Names, eventDetails, personDetails } from '../common/narration'
import { poseDetails } from './pose'
import { groupPieces } from './view'
import type { CellView, Event, Placement } from './types'

/** The fields of an event that name somebody. */
const SEATS = ['seat', 'of', 'winner']

/** What the server leaves out because it is usually so. */
const DEFAULTS: Record<string, object> = { proposed: { points: 0, owner_points: 0 } }

/** The race's events, whose messages are those of Quick. */
const SHARED = new Set(['race_hid', 'race_began', 'race_ended', 'gave_up'])

/** The sentences for what has just happened; what the table shows by itself has none. */
export function narrate(events: readonly Event[], names: Names, me: number | null): string[] {
  return events.map((event) => narrateEvent(event, names, me)).filter((said) => said !== '')
}

function narrateEvent(event: Event, names: Names, me: number | null): string {
  const details = eventDetails({ ...DEFAULTS[event.event], ...event }, SEATS, names, me)
  if (event.event === 'ended') Object.assign(details, personDetails('winner', event.winners[0], names, me))
  if (event.event === 'race_ended') details['words'] = formatList(event.words)
  const name = event.event.replaceAll('_', '-')
  return maybe(SHARED.has(event.event) ? `said-${name}` : `said-glyphs-${name}`, '', details)
}

/** Several things in one phrase. */
export const formatList = (things: readonly string[]): string => new Intl.ListFormat(currentLanguage()).format(things)

/** So many pieces of each kind. */
export const listPieces = (pieces: readonly Piece[]): string =>
  formatList(groupPieces(pieces).map((heap) => t('glyphs-pieces', heap)))

/** A positioned piece: which, how it lies and where. */
export const describePose = (stroke: Stroke): string =>
  t('glyphs-lies', { piece: stroke.piece, ...poseDetails(stroke) })

/** Describe everything that lies in a cell. */
export function describeCell(cell: CellView): string {
  const { loose = [], placed = [], below = [], wrong = [] } = cell
  if (!loose.length && !placed.length && !below.length) return t('glyphs-cell-empty')
  const parts = [
    placed.length && t('glyphs-cell-placed', { pieces: formatList(placed.map(describePose)) }),
    loose.length && t('glyphs-cell-loose', { pieces: listPieces(loose) }),
    below.length && t('glyphs-cell-below', { pieces: listPieces(below) }),
    wrong.length && t('glyphs-cell-wrong', { pieces: formatList(wrong.map(describePose)) }),
  ]
  return parts.filter((part) => part !== 0).join(' ')
}

/** The last answer among these events: in whose cell it fell, its sign, and where a piece was put in vain. */
export function findAnswer(
  events: readonly Event[],
): { of: number; cell: number; sign: string; tried?: Placement } | undefined {
  const event = events.findLast((each) => each.event === 'proposed' || each.event === 'positioned')
  if (event?.event === 'proposed')
    return { of: event.of, cell: event.cell, sign: event.fits ? `+${event.points ?? 0}` : '✗' }
  if (event?.event !== 'positioned') return undefined
  const { of, cell, piece, x, y, angle, exact } = event
  return exact ? { of, cell, sign: '✓' } : { of, cell, sign: '✗', tried: { piece, x, y, angle } }
}
