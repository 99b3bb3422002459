/** Where everything on a workbench is, in pixels: a row of cells, and the heap below it. */
import type { Piece } from './alphabet'
import type { Laid, Token } from './arrangement'

export interface Point {
  x: number
  y: number
}

/** The room there is for it; a cell is at most so large, and pieces lie at least so far apart. */
export interface Room {
  width: number
  height: number
  cell: number
  pitch: number
}

export interface Plan {
  width: number
  /** How much height it cannot do without. */
  least: number
  /** The side of a cell, and how many stand in a row. */
  cell: number
  columns: number
  /** Where the heap begins, and how tall it is. */
  top: number
  heap: number
  /** The heap's own grid: where its first row begins, so many pieces in a row, each in so much room. */
  first: number
  across: number
  pitch: number
}

/** The smallest cell and the room between two, how many there is always room for, and what keeps the heap off them. */
const [LEAST, GAP, SHOWN, ABOVE] = [48, 6, 4, 10]
/** Pieces that lie farther apart than this are too large for any hand. */
const FAR = 92

/** The plan for a word of so many cells, the empty one included, and so many pieces. */
export function planned(room: Room, cells: number, pieces: number): Plan {
  const { width, height } = room
  const columns = Math.max(1, Math.min(Math.max(cells, SHOWN), Math.floor((width + GAP) / (LEAST + GAP))))
  const cell = Math.min(room.cell, Math.floor((width + GAP) / columns) - GAP)
  const rows = Math.ceil(Math.max(cells, 1) / columns)
  const [top, tallest] = [rows * (cell + GAP) + 2, rows * (room.cell + GAP) + 2]
  const pitch = apartBy(width, height - tallest - ABOVE, pieces, room.pitch)
  const lines = inRows(width, pieces, pitch)
  const heap = Math.max(lines * pitch + ABOVE, height - top)
  const least = tallest + inRows(width, pieces, room.pitch) * room.pitch + ABOVE
  return { width, least, cell, columns, top, heap, first: top + (heap + ABOVE - lines * pitch) / 2, across: Math.ceil(pieces / lines), pitch }
}

const inRows = (width: number, pieces: number, pitch: number): number => Math.max(1, Math.ceil(pieces / Math.max(1, Math.floor(width / pitch))))

/** As far apart as pieces can lie in a heap of this height: the larger they are, the easier they are to hold. */
function apartBy(width: number, height: number, pieces: number, least: number): number {
  for (let pitch = FAR; pitch > least; pitch -= 2) if (inRows(width, pieces, pitch) * pitch <= height) return pitch
  return least
}

/** A cell's upper left corner. */
export function corner(plan: Plan, number: number): Point {
  const row = Math.floor(number / plan.columns)
  return { x: (number % plan.columns) * (plan.cell + GAP), y: row * (plan.cell + GAP) }
}

/** Which of so many cells a point is in. */
export function cellAt(plan: Plan, point: Point, cells: number): number | undefined {
  const [column, row] = [Math.floor(point.x / (plan.cell + GAP)), Math.floor(point.y / (plan.cell + GAP))]
  const number = row * plan.columns + column
  return column >= 0 && column < plan.columns && row >= 0 && number < cells ? number : undefined
}

/** How large a letter would be in the heap: its pieces keep that size there. */
export const unit = (plan: Plan): number => plan.pitch * 1.06

/** Where a piece lies, how it is turned, and how large it is. */
export interface Spot extends Point {
  angle: number
  size: number
}

export function spot(plan: Plan, laid: Laid, token: Token): Spot {
  if (token.cell === null) return { ...(token.moved ? moved(plan, token) : home(plan, token)), angle: token.angle, size: unit(plan) }
  return { ...inside(plan, corner(plan, laid.cells.findIndex((cell) => cell.id === token.cell)), token), angle: token.angle, size: letter(plan) }
}

/** A cell has a rim around its letter. */
const RIM = 0.08
export const letter = (plan: Plan): number => plan.cell * (1 - 2 * RIM)

/** Where a point of a letter is, given its cell's corner; and the other way round. */
export function inside(plan: Plan, at: Point, { x, y }: Point): Point {
  return { x: at.x + RIM * plan.cell + x * letter(plan), y: at.y + RIM * plan.cell + y * letter(plan) }
}

export function inCellAt(plan: Plan, point: Point, number: number): Point {
  const { x, y } = corner(plan, number)
  return { x: (point.x - x - RIM * plan.cell) / letter(plan), y: (point.y - y - RIM * plan.cell) / letter(plan) }
}

function moved(plan: Plan, token: Token): Point {
  return { x: token.x * plan.width, y: plan.top + token.y * plan.heap }
}

/** How far the middle of what is seen of an arc is from the middle of its chord. */
const BULGE: Record<Piece, Point> = { I: { x: 0, y: 0 }, i: { x: 0, y: 0 }, C: { x: -0.2, y: 0 }, u: { x: 0, y: 0.15 } }

/** Pieces lie in rows, but not quite, in the middle of the heap. */
function home(plan: Plan, { id, piece, angle }: Token): Point {
  const stray = (step: number) => ((((id + 3) * step) % 7) - 3) * 0.02 * plan.pitch
  const left = (plan.width - plan.across * plan.pitch) / 2
  const bulge = on({ x: 0, y: 0, angle, size: unit(plan) }, BULGE[piece])
  return {
    x: left + ((id % plan.across) + 0.5) * plan.pitch + stray(5) - bulge.x,
    y: plan.first + (Math.floor(id / plan.across) + 0.5) * plan.pitch + stray(3) - bulge.y,
  }
}

/** A point of the heap as a part of its width and height. */
export function inHeap(plan: Plan, point: Point): Point {
  const part = (value: number) => Math.min(0.97, Math.max(0.03, value))
  return { x: part(point.x / plan.width), y: part((point.y - plan.top) / plan.heap) }
}

/** A few points along each piece, around its middle, for a letter of size 1. */
const ALONG: Record<Piece, readonly Point[]> = {
  I: [-0.4, -0.2, 0, 0.2, 0.4].map((y) => ({ x: 0, y })),
  i: [-0.2, 0, 0.2].map((y) => ({ x: 0, y })),
  C: [-90, -45, 0, 45, 90].map((turn) => ({ x: -0.4 * Math.cos((turn * Math.PI) / 180), y: 0.4 * Math.sin((turn * Math.PI) / 180) })),
  u: [-90, -45, 0, 45, 90].map((turn) => ({ x: 0.2 * Math.sin((turn * Math.PI) / 180), y: 0.3 * Math.cos((turn * Math.PI) / 180) })),
}

/** The piece nearest to a point, within reach. */
export function nearest(point: Point, pieces: readonly { token: Token; spot: Spot }[], reach: number): Token | undefined {
  const far = pieces.map(({ token, spot }) => ({ token, far: Math.min(...ALONG[token.piece].map((at) => apartFrom(point, on(spot, at)))) }))
  const best = far.sort((one, other) => one.far - other.far)[0]
  return best && best.far <= reach ? best.token : undefined
}

function on(spot: Spot, at: Point): Point {
  const turn = (spot.angle * Math.PI) / 180
  return {
    x: spot.x + spot.size * (at.x * Math.cos(turn) - at.y * Math.sin(turn)),
    y: spot.y + spot.size * (at.x * Math.sin(turn) + at.y * Math.cos(turn)),
  }
}

const apartFrom = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)
