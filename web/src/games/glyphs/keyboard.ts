/** Glyphs by keyboard: from cell to cell, and to a piece. */
import type { Piece } from '../pieces/alphabet'
import type { Spot } from './view'

/** A small arc and a big one have a letter each, whether shift is held or not. */
export const PIECE_KEYS: Record<string, Piece> = { I: 'I', i: 'i', C: 'C', c: 'C', U: 'u', u: 'u' }

const ALONG: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }
const ACROSS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * Where a key leads from the chosen cell, among the cells of these players; from nowhere, to the first of the first.
 */
export function nextSpot(
  { key, code, shiftKey }: KeyboardEvent,
  from: Spot | undefined,
  players: readonly number[],
  cells: number,
): Spot | undefined {
  const [first] = players
  if (first === undefined) return undefined
  const number = shiftKey ? undefined : /^Digit([1-9])$/.exec(code)?.[1] // the row of digits, whatever a layout has on it
  const { of, cell } = from ?? { of: first, cell: 0 }
  if (number) return { of, cell: Math.min(cells, Number(number)) }
  const [along, across] = [ALONG[key], ACROSS[key]]
  if (along) return { of, cell: Math.max(1, Math.min(cells, cell + along)) }
  if (!across) return undefined
  const next = (players.indexOf(of) + across + players.length) % players.length
  return from ? { of: players[next] ?? of, cell } : { of, cell: 1 }
}
