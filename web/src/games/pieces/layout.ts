/** Where everything on a workbench is, in pixels: a row of cells, and the heap below it. */
import type { Piece } from './alphabet'
import type { Arrangement, Token } from './arrangement'

export interface Point {
  x: number
  y: number
}

/** The room there is for it; a cell is at most so large, and pieces lie at least so far apart. */
export interface BenchSize {
  width: number
  height: number
  cell: number
  pitch: number
}

export interface BenchLayout {
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
/** Pieces that lie farther apart than this are too large for any hand, unless their cells are larger still. */
const FAR = 92

/** The plan for a word of so many cells, the empty one included, and so many pieces. */
export function layOutBench(room: BenchSize, cells: number, pieces: number): BenchLayout {
  const { width, height } = room
  const columns = Math.max(1, Math.min(Math.max(cells, SHOWN), Math.floor((width + GAP) / (LEAST + GAP))))
  const cell = Math.min(room.cell, Math.floor((width + GAP) / columns) - GAP)
  const rows = Math.ceil(Math.max(cells, 1) / columns)
  const [top, tallest] = [rows * (cell + GAP) + 2, rows * (room.cell + GAP) + 2]
  const farthest = Math.max(FAR, room.cell)
  const pitch = widestPitch(width, height - tallest - ABOVE, pieces, room.pitch, farthest)
  const lines = countRows(width, pieces, pitch)
  const heap = Math.max(lines * pitch + ABOVE, height - top)
  const least = tallest + countRows(width, pieces, room.pitch) * room.pitch + ABOVE
  return {
    width,
    least,
    cell,
    columns,
    top,
    heap,
    first: top + (heap + ABOVE - lines * pitch) / 2,
    across: Math.ceil(pieces / lines),
    pitch,
  }
}

const countRows = (width: number, pieces: number, pitch: number): number =>
  Math.max(1, Math.ceil(pieces / Math.max(1, Math.floor(width / pitch))))

/** As far apart as pieces can lie in a heap of this height: the larger they are, the easier they are to hold. */
function widestPitch(width: number, height: number, pieces: number, least: number, most: number): number {
  for (let pitch = most; pitch > least; pitch -= 2) if (countRows(width, pieces, pitch) * pitch <= height) return pitch
  return least
}

/** A cell's upper left corner. */
export function cellCorner(layout: BenchLayout, number: number): Point {
  const row = Math.floor(number / layout.columns)
  return { x: (number % layout.columns) * (layout.cell + GAP), y: row * (layout.cell + GAP) }
}

/** Which of so many cells a point is in. */
export function cellAt(layout: BenchLayout, point: Point, cells: number): number | undefined {
  const [column, row] = [Math.floor(point.x / (layout.cell + GAP)), Math.floor(point.y / (layout.cell + GAP))]
  const number = row * layout.columns + column
  return column >= 0 && column < layout.columns && row >= 0 && number < cells ? number : undefined
}

/** How large a letter would be in the heap: its pieces keep that size there. */
export const heapUnit = (layout: BenchLayout): number => layout.pitch * 1.06

/** Where a piece lies, how it is turned, and how large it is. */
export interface Pose extends Point {
  angle: number
  size: number
}

export function poseOf(layout: BenchLayout, arrangement: Arrangement, token: Token): Pose {
  if (token.cell === null)
    return {
      ...(token.moved ? movedPoint(layout, token) : homePoint(layout, token)),
      angle: token.angle,
      size: heapUnit(layout),
    }
  return {
    ...toBenchPoint(
      layout,
      cellCorner(
        layout,
        arrangement.cells.findIndex((cell) => cell.id === token.cell),
      ),
      token,
    ),
    angle: token.angle,
    size: letterSize(layout),
  }
}

/** A cell has a rim around its letter. */
const RIM = 0.08
export const letterSize = (layout: BenchLayout): number => layout.cell * (1 - 2 * RIM)

/** Where a point of a letter is, given its cell's corner; and the other way round. */
export function toBenchPoint(layout: BenchLayout, at: Point, { x, y }: Point): Point {
  return { x: at.x + RIM * layout.cell + x * letterSize(layout), y: at.y + RIM * layout.cell + y * letterSize(layout) }
}

export function toCellPoint(layout: BenchLayout, point: Point, number: number): Point {
  const { x, y } = cellCorner(layout, number)
  return {
    x: (point.x - x - RIM * layout.cell) / letterSize(layout),
    y: (point.y - y - RIM * layout.cell) / letterSize(layout),
  }
}

function movedPoint(layout: BenchLayout, token: Token): Point {
  return { x: token.x * layout.width, y: layout.top + token.y * layout.heap }
}

/** How far the middle of what is seen of an arc is from the middle of its chord. */
const BULGE: Record<Piece, Point> = { I: { x: 0, y: 0 }, i: { x: 0, y: 0 }, C: { x: -0.2, y: 0 }, u: { x: 0, y: 0.15 } }

/** Pieces lie in rows, but not quite, in the middle of the heap. */
function homePoint(layout: BenchLayout, { id, piece, angle }: Token): Point {
  const stray = (step: number) => ((((id + 3) * step) % 7) - 3) * 0.02 * layout.pitch
  const left = (layout.width - layout.across * layout.pitch) / 2
  const bulge = onPiece({ x: 0, y: 0, angle, size: heapUnit(layout) }, BULGE[piece])
  return {
    x: left + ((id % layout.across) + 0.5) * layout.pitch + stray(5) - bulge.x,
    y: layout.first + (Math.floor(id / layout.across) + 0.5) * layout.pitch + stray(3) - bulge.y,
  }
}

/** A point of the heap as a part of its width and height. */
export function toHeapPoint(layout: BenchLayout, point: Point): Point {
  const part = (value: number) => Math.min(0.97, Math.max(0.03, value))
  return { x: part(point.x / layout.width), y: part((point.y - layout.top) / layout.heap) }
}

/** A few points along each piece, around its middle, for a letter of size 1. */
const ALONG: Record<Piece, readonly Point[]> = {
  I: [-0.4, -0.2, 0, 0.2, 0.4].map((y) => ({ x: 0, y })),
  i: [-0.2, 0, 0.2].map((y) => ({ x: 0, y })),
  C: [-90, -45, 0, 45, 90].map((turn) => ({
    x: -0.4 * Math.cos((turn * Math.PI) / 180),
    y: 0.4 * Math.sin((turn * Math.PI) / 180),
  })),
  u: [-90, -45, 0, 45, 90].map((turn) => ({
    x: 0.2 * Math.sin((turn * Math.PI) / 180),
    y: 0.3 * Math.cos((turn * Math.PI) / 180),
  })),
}

/** The piece nearest to a point, within reach. */
export function nearestPiece(
  point: Point,
  pieces: readonly { token: Token; pose: Pose }[],
  reach: number,
): Token | undefined {
  const far = pieces.map(({ token, pose }) => ({
    token,
    far: Math.min(...ALONG[token.piece].map((at) => distance(point, onPiece(pose, at)))),
  }))
  const best = far.sort((one, other) => one.far - other.far)[0]
  return best && best.far <= reach ? best.token : undefined
}

function onPiece(pose: Pose, at: Point): Point {
  const turn = (pose.angle * Math.PI) / 180
  return {
    x: pose.x + pose.size * (at.x * Math.cos(turn) - at.y * Math.sin(turn)),
    y: pose.y + pose.size * (at.x * Math.sin(turn) + at.y * Math.cos(turn)),
  }
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)
