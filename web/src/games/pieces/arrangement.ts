/**
 * The arrangement of pieces on a workbench: every piece is in the heap or in a cell. A value: each change makes a new
 * one.
 */
import { LETTERS, PIECES, piecesOf, type Counts, type Piece, type Stroke } from './alphabet'
import { countStrokes, fitPieces, isNone, missingPieces, lettersFrom, recognize } from './recognition'

/**
 * A piece of its own. In a cell, its place is the cell's; in the heap, once it was moved, a part of the heap's width
 * and height.
 */
export interface Token extends Stroke {
  id: number
  cell: number | null
  moved: boolean
}

export interface Cell {
  id: number
  /** What its pieces are; null while they are no letter. */
  letter: string | null
}

export interface Arrangement {
  language: string
  tokens: readonly Token[]
  cells: readonly Cell[]
}

/** The cell that is not there yet. */
export const NEW = -1

/** All the pieces in a heap. */
export function createArrangement(counts: Readonly<Partial<Record<Piece, number>>>, language: string): Arrangement {
  const pieces = PIECES.flatMap((piece) => Array<Piece>(counts[piece] ?? 0).fill(piece))
  const tokens = pieces.map((piece, id) => ({ id, piece, x: 0, y: 0, angle: angleOf(id), cell: null, moved: false }))
  return { language, tokens, cells: [] }
}

/** Pieces are strewn, but the same way every time. */
const angleOf = (id: number): number => ((id * 5 + 2) % 12) * 15 - 75

export const inCell = (arrangement: Arrangement, cell: number | null): Token[] =>
  arrangement.tokens.filter((token) => token.cell === cell)
export const loosePieces = (arrangement: Arrangement): Token[] => inCell(arrangement, null)

/** The letters that stand there; nothing while a cell holds none. */
export function wordOf(arrangement: Arrangement): string | undefined {
  const letters = arrangement.cells.map((cell) => cell.letter)
  return letters.length && letters.every((letter) => letter !== null) ? letters.join('') : undefined
}

/** Whether every piece has found its letter. */
export const isComplete = (arrangement: Arrangement): boolean =>
  wordOf(arrangement) !== undefined && loosePieces(arrangement).length === 0

/** What can still be built with: the heap, and whatever lies in cells without being a letter. */
export function availablePieces(arrangement: Arrangement): Token[] {
  const unfinished = new Set<number | null>(
    arrangement.cells.filter((cell) => cell.letter === null).map((cell) => cell.id),
  )
  return [...loosePieces(arrangement), ...arrangement.tokens.filter((token) => unfinished.has(token.cell))]
}

/** Put a letter together after another one, or at the end; or what is missing for it. */
export function buildLetter(
  arrangement: Arrangement,
  letter: string,
  after: number | null,
): { arrangement: Arrangement; cell: number } | { missing: Counts } {
  const [wanted, there] = [piecesOf(letter), availablePieces(arrangement)]
  const missing = missingPieces(wanted, countStrokes(there))
  if (!isNone(missing)) return { missing }
  const taken = PIECES.flatMap((piece) => there.filter((token) => token.piece === piece).slice(0, wanted[piece]))
  const id = 1 + Math.max(NEW, ...arrangement.cells.map((cell) => cell.id))
  const from = [...new Set(taken.map((token) => token.cell))]
  const at = arrangement.cells.findIndex((cell) => cell.id === after)
  const cells = arrangement.cells.toSpliced(at < 0 ? arrangement.cells.length : at + 1, 0, { id, letter })
  const built = placePieces({ ...arrangement, cells }, taken, fitPieces(taken, LETTERS[letter] ?? []).places, id)
  return { arrangement: from.reduce<Arrangement>(settleCell, built), cell: id }
}

function placePieces(
  arrangement: Arrangement,
  pieces: readonly Token[],
  places: readonly Stroke[],
  cell: number,
): Arrangement {
  const by = new Map(pieces.map((token, number) => [token.id, places[number]]))
  return {
    ...arrangement,
    tokens: arrangement.tokens.map((token) => (by.has(token.id) ? { ...token, ...by.get(token.id), cell } : token)),
  }
}

/** A cell whose pieces have changed: it is what they are now, and without any it is gone. */
function settleCell(arrangement: Arrangement, cell: number | null): Arrangement {
  const pieces = cell === null ? [] : inCell(arrangement, cell)
  if (cell === null) return arrangement
  if (!pieces.length) return { ...arrangement, cells: arrangement.cells.filter((each) => each.id !== cell) }
  const found = recognize(pieces, arrangement.language)
  const cells = arrangement.cells.map((each) => (each.id === cell ? { ...each, letter: found?.letter ?? null } : each))
  return found ? placePieces({ ...arrangement, cells }, pieces, found.places, cell) : { ...arrangement, cells }
}

const EDGE = 0.12
const within = (value: number): number => Math.min(1 - EDGE, Math.max(EDGE, value))

/**
 * Lay a piece into a cell, or into a new one at the end; it and the others there fall into place if they are a letter.
 */
export function putPiece(
  arrangement: Arrangement,
  id: number,
  cell: number,
  x: number,
  y: number,
): { arrangement: Arrangement; cell: number } {
  const to = cell === NEW ? 1 + Math.max(NEW, ...arrangement.cells.map((each) => each.id)) : cell
  const from = arrangement.tokens.find((token) => token.id === id)?.cell ?? null
  const cells = cell === NEW ? [...arrangement.cells, { id: to, letter: null }] : arrangement.cells
  const tokens = arrangement.tokens.map((token) =>
    token.id === id ? { ...token, cell: to, x: within(x), y: within(y) } : token,
  )
  return { arrangement: [from, to].reduce<Arrangement>(settleCell, { ...arrangement, cells, tokens }), cell: to }
}

/** Lay a piece onto the heap: somewhere, or where it came from. */
export function moveToHeap(arrangement: Arrangement, id: number, where?: { x: number; y: number }): Arrangement {
  const from = arrangement.tokens.find((token) => token.id === id)?.cell ?? null
  const tokens = arrangement.tokens.map((token) =>
    token.id === id ? { ...token, ...where, cell: null, moved: where !== undefined } : token,
  )
  return settleCell({ ...arrangement, tokens }, from)
}

/** Turn a piece where it lies. */
export function turnPiece(arrangement: Arrangement, id: number, by: number): Arrangement {
  const tokens = arrangement.tokens.map((token) => (token.id === id ? { ...token, angle: token.angle + by } : token))
  return settleCell({ ...arrangement, tokens }, arrangement.tokens.find((token) => token.id === id)?.cell ?? null)
}

/** A letter's pieces go back to the heap. */
export function takeApart(arrangement: Arrangement, cell: number): Arrangement {
  return inCell(arrangement, cell).reduce((rest, token) => moveToHeap(rest, token.id), arrangement)
}

/** The other letters that a cell's pieces can be, in turn. */
export function otherLetters(arrangement: Arrangement, cell: number): string[] {
  const now = arrangement.cells.find((each) => each.id === cell)?.letter
  const all = lettersFrom(countStrokes(inCell(arrangement, cell)), arrangement.language)
  const at = all.indexOf(now ?? '')
  return [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))]
}

/** The same pieces as another letter. */
export function readAs(arrangement: Arrangement, cell: number, letter: string): Arrangement {
  const pieces = inCell(arrangement, cell)
  const cells = arrangement.cells.map((each) => (each.id === cell ? { ...each, letter } : each))
  return placePieces({ ...arrangement, cells }, pieces, fitPieces(pieces, LETTERS[letter] ?? []).places, cell)
}

/** Set a letter at another place of the word. */
export function moveCell(arrangement: Arrangement, cell: number, to: number): Arrangement {
  const at = arrangement.cells.findIndex((each) => each.id === cell)
  const moving = arrangement.cells[at]
  if (!moving) return arrangement
  return { ...arrangement, cells: arrangement.cells.toSpliced(at, 1).toSpliced(Math.max(0, to), 0, moving) }
}
