/** What a view of Glyphs says: what lies where, and what it leaves open. All of it is for everybody to see. */
import {
  alphabetOf,
  countPieces,
  piecesOf,
  PIECES,
  sizeOf,
  type Counts,
  type Piece,
  type Stroke,
} from '../pieces/alphabet'
import { findDecision } from '../common/view'
import { missingPieces } from '../pieces/recognition'
import { allowsJudged, type Tolerance } from './kind'
import type { CellView, View } from './types'

/** A cell of somebody's; cells are counted from 1. */
export interface Spot {
  of: number
  cell: number
}

export const cellAt = (view: View, spot: Spot | undefined): CellView | undefined =>
  spot && view.boards[spot.of]?.cells[spot.cell - 1]

/** From how many pieces on it is said that few are left (G7). */
export const FEW = 5

/** What has been found of a cell's letter. */
export const foundPieces = (cell: CellView): Counts =>
  countPieces([...(cell.loose ?? []), ...(cell.placed ?? []).map(({ piece }) => piece)])

/** The letters that a cell may hold: all that lies in it, as it lies (G8), and no more of what lies below it (G4). */
export function fittingLetters(cell: CellView, language: string, tolerance?: Tolerance): string[] {
  const there = foundPieces(cell)
  const settled = new Set(cell.below ?? [])
  return alphabetOf(language).filter((letter) => {
    const wanted = piecesOf(letter)
    const enough = (piece: Piece): boolean =>
      settled.has(piece) ? wanted[piece] === there[piece] : wanted[piece] >= there[piece]
    return PIECES.every(enough) && allowsJudged(letter, cell, tolerance)
  })
}

/** Which of somebody's words is being looked for, while it can be named by me (G10, G11). */
export const nameableWord = (view: View, of: number): number | undefined =>
  view.boards[of]?.hidden && !view.over && findDecision(view, 'name') ? (view.boards[of].past?.length ?? 0) : undefined

/** Whether I may position a piece of this kind in this cell now (G8). */
export const isPositionable = (view: View, spot: Spot, piece: Piece): boolean =>
  findDecision(view, 'position') !== undefined && (cellAt(view, spot)?.loose ?? []).includes(piece)

/** How many pieces a word would still need in these cells (G11, G12). */
export function countMissing(cells: readonly CellView[], word: string): number {
  const missing = [...word].map((letter, at) => missingPieces(piecesOf(letter), foundPieces(cells[at] ?? {})))
  return missing.reduce((sum, counts) => sum + counts.I + counts.i + counts.C + counts.u, 0)
}

/** What naming this word brings if it is right, and costs if it is not (G11, G12, G15). */
export function stake(view: View, of: number, word: string): { right: number; wrong: number } {
  const lacks = countMissing(view.boards[of]?.cells ?? [], word)
  return { right: view.rules.scoring === 'total' ? sizeOf(word) : lacks + view.rules.find_bonus, wrong: lacks }
}

/** What somebody still needs to win: the points, or only a find (G13). */
export const goalOf = (view: View, seat: number): { goal: number; reached: 'yes' | 'no' } => ({
  goal: view.rules.goal,
  reached: (view.scores[seat] ?? 0) >= view.rules.goal ? 'yes' : 'no',
})

/** Pieces of one kind together, in the order of the box. */
export function groupPieces(pieces: readonly Piece[]): { piece: Piece; count: number }[] {
  const counts = countPieces(pieces)
  return PIECES.filter((piece) => counts[piece] > 0).map((piece) => ({ piece, count: counts[piece] }))
}

/** What all words of somebody's were: those that are found, then the last. */
export const wordsOf = (view: View, seat: number): string[] => {
  const board = view.boards[seat]
  return [...(board?.past ?? []), ...(board?.word ? [board.word] : [])]
}

/** A letter's strokes, and which of them have been found: a loose piece may be any of its kind, so it is the first. */
export function markFound(strokes: readonly Stroke[], cell: CellView): (Stroke & { found: boolean })[] {
  const free = foundPieces(cell)
  const near = (cell.placed ?? []).map((placed) => closest(strokes, placed))
  return strokes
    .map((stroke) => ({ stroke, positioned: near.includes(stroke) }))
    .sort((one, other) => Number(other.positioned) - Number(one.positioned))
    .map(({ stroke }) => ({ ...stroke, found: free[stroke.piece]-- > 0 }))
    .sort((one, other) => Number(one.found) - Number(other.found)) // what is found lies above what is not
}

function closest(strokes: readonly Stroke[], placed: Stroke): Stroke | undefined {
  const away = (stroke: Stroke): number =>
    Math.hypot(stroke.x - placed.x, stroke.y - placed.y) +
    Math.abs(Math.sin(((stroke.angle - placed.angle) * Math.PI) / 180))
  return strokes.filter(({ piece }) => piece === placed.piece).sort((one, other) => away(one) - away(other))[0]
}
