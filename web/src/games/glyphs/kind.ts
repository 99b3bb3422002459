/**
 * The classes by which the server judges where a piece lies (G8). What was judged tells more of a letter than its
 * pieces do.
 */
import { LETTERS, type Piece, type Stroke } from '../pieces/alphabet'
import { lean, quarterTurns } from './pose'
import type { CellView, View } from './types'

export type Tolerance = View['rules']['tolerance']

interface Kind {
  piece: Piece
  lie: string
  zone: string
}
type Extents = Map<string, [number, number]>

/** The class of a placement: two of one class are the same. */
export function kindOf(stroke: Stroke, tolerance: Tolerance = 'middle'): string {
  const { piece, lie, zone } = tolerance === 'fixed' ? nameKind(stroke) : reachKind(stroke)
  return `${piece} ${lie} ${zone}`
}

/** By fixed limits: so the letters' own strokes have their classes, and at tables of before the ruling every piece. */
function nameKind({ piece, x, y, angle }: Stroke): Kind {
  if (!isBar(piece)) return { piece, lie: String(quarterTurns(angle)), zone: piece === 'u' ? half(y) : '' }
  const lie = lean(angle)
  if (lie === 'level') return { piece, lie, zone: y <= 0.35 ? 'high' : y <= 0.6 ? 'middle' : 'low' }
  if (piece === 'i') return { piece, lie, zone: half(y) }
  return { piece, lie, zone: lie === 'upright' ? (x < 0.4 ? 'left' : x <= 0.6 ? 'middle' : 'right') : '' }
}

/** Each class reaches to the middle between it and the next one that some letter has for that piece. */
function reachKind(stroke: Stroke): Kind {
  const { piece, angle } = stroke
  const named = nameKind(stroke)
  const period = isBar(piece) ? 180 : 360
  const turns = [-1, 0, 1].map((times) => (((angle % period) + period) % period) + times * period)
  const lie = closest(
    extentsOf(STROKES.filter(({ kind }) => kind.piece === piece).map((each) => [each.kind.lie, turnOf(each.stroke)])),
    turns,
    named.lie,
  )
  const axis = piece === 'I' && lie === 'upright' ? 'x' : 'y'
  const places = STROKES.filter(({ kind }) => kind.piece === piece && kind.zone && isJudgedWith(kind, lie))
  const extents = extentsOf(places.map((each) => [each.kind.zone, each.stroke[axis]]))
  return { piece, lie, zone: extents.size ? closest(extents, [stroke[axis]], named.zone) : '' }
}

/** The heights of an i that does not lie level are judged together, and so are those of a u. */
function isJudgedWith(kind: Kind, lie: string): boolean {
  if (kind.piece === 'I') return kind.lie === lie
  return kind.piece === 'u' || (kind.lie === 'level') === (lie === 'level')
}

function extentsOf(values: [string, number][]): Extents {
  const extents: Extents = new Map()
  for (const [name, value] of values) {
    const [least, most] = extents.get(name) ?? [value, value]
    extents.set(name, [Math.min(least, value), Math.max(most, value)])
  }
  return extents
}

/** The nearest class; on the border the wider one. What lies between two alike is like neither: a level I. */
function closest(extents: Extents, values: readonly number[], named: string): string {
  const away = (value: number, [least, most]: [number, number]): number => Math.max(least - value, value - most, 0)
  const ranks = [...extents].map(([name, extent]) => ({
    name,
    distance: Math.min(...values.map((value) => away(value, extent))),
    width: extent[1] - extent[0],
  }))
  const distance = Math.min(...ranks.map((rank) => rank.distance))
  const near = ranks.filter((rank) => rank.distance === distance)
  const width = Math.max(...near.map((rank) => rank.width))
  const nearest = near.filter((rank) => rank.width === width)
  return (nearest.length === 1 && nearest[0]?.name) || named
}

const isBar = (piece: Piece): boolean => piece === 'I' || piece === 'i'
const turnOf = ({ piece, angle }: Stroke): number =>
  isBar(piece) ? ((((angle + 90) % 180) + 180) % 180) - 90 : ((angle % 360) + 360) % 360

const half = (y: number): string => (y <= 0.5 ? 'high' : 'low')

/** Every stroke of every letter. */
const STROKES = Object.values(LETTERS).flatMap((strokes) =>
  strokes.map((stroke) => ({ stroke, kind: nameKind(stroke) })),
)

/** Whether a letter has a stroke for every piece that was positioned, and none more where one was put in vain. */
export function allowsJudged(letter: string, { placed = [], wrong = [] }: CellView, tolerance?: Tolerance): boolean {
  const judged = (stroke: Stroke): string => kindOf(stroke, tolerance)
  const strokes = (LETTERS[letter] ?? []).map(judged)
  const taken = placed.map(judged)
  const count = (kinds: readonly string[], kind: string): number => kinds.filter((each) => each === kind).length
  return (
    taken.every((kind) => count(strokes, kind) >= count(taken, kind)) &&
    wrong.map(judged).every((kind) => count(strokes, kind) <= count(taken, kind))
  )
}
