/** A placement that is moved and turned by hand. */
import type { Placement } from './types'

/** How far a key moves a piece, and by how many degrees it is turned. */
export const MOVE = 0.05
export const TURN = 15

const within = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000

export const movePiece = (held: Placement, dx: number, dy: number): Placement => ({
  ...held,
  x: within(held.x + dx),
  y: within(held.y + dy),
})

/** Turned on; never more than once around, whatever way. */
export const turnPiece = (held: Placement, by: number): Placement => ({
  ...held,
  angle: ((((held.angle + by + 180) % 360) + 360) % 360) - 180,
})
