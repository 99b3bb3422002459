/** The poses of pieces in a cell, positioned or loose; and how a pose is described to screen readers. */
import type { Piece, Stroke } from '../pieces/alphabet'
import type { CellView } from './types'

export interface PosedStroke extends Stroke {
  /** The same piece keeps its key when it is positioned, so that it is seen to move there. */
  key: string
  kind: 'placed' | 'loose'
}

/** Where the pieces that have just been thrown in come to lie: the middle of each and its turn. */
const HEAP: readonly [number, number, number][] = [
  [0.5, 0.37, 66],
  [0.5, 0.66, 107],
  [0.31, 0.52, 24],
  [0.71, 0.5, -31],
  [0.5, 0.5, 86],
  [0.42, 0.46, 140],
]

/** From the middle of what an arc covers to the middle of its chord, lying as in the alphabet. */
const OFF: Record<Piece, [number, number]> = { I: [0, 0], i: [0, 0], C: [0.2, 0], u: [0, -0.15] }

/** A piece that lies loosely, as number `place` of its cell: always the same way, and no two cells alike. */
export function loosePose(piece: Piece, place: number, cell: number): Stroke {
  const [x, y, angle] = HEAP[place % HEAP.length] ?? [0.5, 0.5, 90]
  const sway = ((cell * 7 + place * 5) % 9) - 4
  const turn = angle * (cell % 2 ? 1 : -1) + sway * 3
  const [dx, dy] = rotate(OFF[piece], turn)
  return { piece, x: x + dx, y: y + dy, angle: turn }
}

function rotate([x, y]: [number, number], degrees: number): [number, number] {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return [x * cosine - y * sine, x * sine + y * cosine]
}

/** All that lies in a cell. */
export function posePieces(cell: CellView, number: number): PosedStroke[] {
  const seen = new Map<Piece, number>()
  const key = (piece: Piece): string => {
    seen.set(piece, (seen.get(piece) ?? 0) + 1)
    return `${piece}${seen.get(piece)}`
  }
  const placed = (cell.placed ?? []).map((stroke) => ({ ...stroke, key: key(stroke.piece), kind: 'placed' as const }))
  const loose = (cell.loose ?? []).map((piece, place) => ({
    ...loosePose(piece, place, number),
    key: key(piece),
    kind: 'loose' as const,
  }))
  return [...placed, ...loose]
}

/** A pose as variables of a message: its lean or its opening, and where it is in the cell. */
export function poseDetails({ piece, x, y, angle }: Stroke): { lie: string; row: string; column: string } {
  const row = y < 0.36 ? 'high' : y > 0.62 ? 'low' : 'middle'
  const column = x < 0.4 ? 'left' : x > 0.6 ? 'right' : 'middle'
  return { lie: piece === 'I' || piece === 'i' ? lean(angle) : opening(piece, angle), row, column }
}

/** How a bar stands, as the server tells it when it judges (G8): it looks the same turned half round. */
export function lean(angle: number): string {
  const from = ((((angle + 90) % 180) + 180) % 180) - 90
  if (Math.abs(from) <= 8) return 'upright'
  if (Math.abs(from) > 75) return 'level'
  const side = from > 0 ? 'right' : 'left'
  return Math.abs(from) <= 25 ? `leaning-${side}` : `diagonal-${side}`
}

function opening(piece: Piece, angle: number): string {
  const quarter = (quarterTurns(angle) + (piece === 'C' ? 1 : 0)) % 4
  return ['open-up', 'open-right', 'open-down', 'open-left'][quarter] ?? ''
}

/** An arc's turn in quarters; half a quarter goes to the even one, as the server rounds. */
export function quarterTurns(angle: number): number {
  const quarters = angle / 90
  const nearest = Math.abs(quarters % 1) === 0.5 ? 2 * Math.round(quarters / 2) : Math.round(quarters)
  return ((nearest % 4) + 4) % 4
}
