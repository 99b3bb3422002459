/** What lies on a workbench: every piece in the heap or in a cell. Each change makes a new whole, so that none is half made. */
import { LETTERS, PIECES, needs, type Counts, type Piece, type Stroke } from './alphabet'
import { countOf, fitted, isNone, lacking, readings, snapped } from './recognition'

/** A piece of its own. In a cell, its place is the cell's; in the heap, once it was moved, a part of the heap's width and height. */
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

export interface Laid {
  language: string
  tokens: readonly Token[]
  cells: readonly Cell[]
}

/** The cell that is not there yet. */
export const NEW = -1

/** All the pieces in a heap. */
export function heaped(counts: Readonly<Partial<Record<Piece, number>>>, language: string): Laid {
  const pieces = PIECES.flatMap((piece) => Array<Piece>(counts[piece] ?? 0).fill(piece))
  const tokens = pieces.map((piece, id) => ({ id, piece, x: 0, y: 0, angle: angleOf(id), cell: null, moved: false }))
  return { language, tokens, cells: [] }
}

/** Pieces are strewn, but the same way every time. */
const angleOf = (id: number): number => ((id * 5 + 2) % 12) * 15 - 75

export const inCell = (laid: Laid, cell: number | null): Token[] => laid.tokens.filter((token) => token.cell === cell)
export const loose = (laid: Laid): Token[] => inCell(laid, null)

/** The letters that stand there; nothing while a cell holds none. */
export function word(laid: Laid): string | undefined {
  const letters = laid.cells.map((cell) => cell.letter)
  return letters.length && letters.every((letter) => letter !== null) ? letters.join('') : undefined
}

/** Whether every piece has found its letter. */
export const complete = (laid: Laid): boolean => word(laid) !== undefined && loose(laid).length === 0

/** What can still be built with: the heap, and whatever lies in cells without being a letter. */
export function available(laid: Laid): Token[] {
  const unfinished = new Set<number | null>(laid.cells.filter((cell) => cell.letter === null).map((cell) => cell.id))
  return [...loose(laid), ...laid.tokens.filter((token) => unfinished.has(token.cell))]
}

/** Put a letter together after another one, or at the end; or what is missing for it. */
export function build(laid: Laid, letter: string, after: number | null): { laid: Laid; cell: number } | { missing: Counts } {
  const [wanted, there] = [needs(letter), available(laid)]
  const missing = lacking(wanted, countOf(there))
  if (!isNone(missing)) return { missing }
  const taken = PIECES.flatMap((piece) => there.filter((token) => token.piece === piece).slice(0, wanted[piece]))
  const id = 1 + Math.max(NEW, ...laid.cells.map((cell) => cell.id))
  const from = [...new Set(taken.map((token) => token.cell))]
  const at = laid.cells.findIndex((cell) => cell.id === after)
  const cells = laid.cells.toSpliced(at < 0 ? laid.cells.length : at + 1, 0, { id, letter })
  const built = placed({ ...laid, cells }, taken, fitted(taken, LETTERS[letter] ?? []).places, id)
  return { laid: from.reduce<Laid>(settled, built), cell: id }
}

function placed(laid: Laid, pieces: readonly Token[], places: readonly Stroke[], cell: number): Laid {
  const by = new Map(pieces.map((token, number) => [token.id, places[number]]))
  return { ...laid, tokens: laid.tokens.map((token) => (by.has(token.id) ? { ...token, ...by.get(token.id), cell } : token)) }
}

/** A cell whose pieces have changed: it is what they are now, and without any it is gone. */
function settled(laid: Laid, cell: number | null): Laid {
  const pieces = cell === null ? [] : inCell(laid, cell)
  if (cell === null) return laid
  if (!pieces.length) return { ...laid, cells: laid.cells.filter((each) => each.id !== cell) }
  const found = snapped(pieces, laid.language)
  const cells = laid.cells.map((each) => (each.id === cell ? { ...each, letter: found?.letter ?? null } : each))
  return found ? placed({ ...laid, cells }, pieces, found.places, cell) : { ...laid, cells }
}

const EDGE = 0.12
const within = (value: number): number => Math.min(1 - EDGE, Math.max(EDGE, value))

/** Lay a piece into a cell, or into a new one at the end; it and the others there fall into place if they are a letter. */
export function put(laid: Laid, id: number, cell: number, x: number, y: number): { laid: Laid; cell: number } {
  const to = cell === NEW ? 1 + Math.max(NEW, ...laid.cells.map((each) => each.id)) : cell
  const from = laid.tokens.find((token) => token.id === id)?.cell ?? null
  const cells = cell === NEW ? [...laid.cells, { id: to, letter: null }] : laid.cells
  const tokens = laid.tokens.map((token) => (token.id === id ? { ...token, cell: to, x: within(x), y: within(y) } : token))
  return { laid: [from, to].reduce<Laid>(settled, { ...laid, cells, tokens }), cell: to }
}

/** Lay a piece onto the heap: somewhere, or where it came from. */
export function toHeap(laid: Laid, id: number, where?: { x: number; y: number }): Laid {
  const from = laid.tokens.find((token) => token.id === id)?.cell ?? null
  const tokens = laid.tokens.map((token) => (token.id === id ? { ...token, ...where, cell: null, moved: where !== undefined } : token))
  return settled({ ...laid, tokens }, from)
}

/** Turn a piece where it lies. */
export function turned(laid: Laid, id: number, by: number): Laid {
  const tokens = laid.tokens.map((token) => (token.id === id ? { ...token, angle: token.angle + by } : token))
  return settled({ ...laid, tokens }, laid.tokens.find((token) => token.id === id)?.cell ?? null)
}

/** A letter's pieces go back to the heap. */
export function apart(laid: Laid, cell: number): Laid {
  return inCell(laid, cell).reduce((rest, token) => toHeap(rest, token.id), laid)
}

/** The other letters that a cell's pieces can be, in turn. */
export function others(laid: Laid, cell: number): string[] {
  const now = laid.cells.find((each) => each.id === cell)?.letter
  const all = readings(countOf(inCell(laid, cell)), laid.language)
  const at = all.indexOf(now ?? '')
  return [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))]
}

/** The same pieces as another letter. */
export function become(laid: Laid, cell: number, letter: string): Laid {
  const pieces = inCell(laid, cell)
  const cells = laid.cells.map((each) => (each.id === cell ? { ...each, letter } : each))
  return placed({ ...laid, cells }, pieces, fitted(pieces, LETTERS[letter] ?? []).places, cell)
}

/** Set a letter at another place of the word. */
export function shifted(laid: Laid, cell: number, to: number): Laid {
  const at = laid.cells.findIndex((each) => each.id === cell)
  const moving = laid.cells[at]
  if (!moving) return laid
  return { ...laid, cells: laid.cells.toSpliced(at, 1).toSpliced(Math.max(0, to), 0, moving) }
}
