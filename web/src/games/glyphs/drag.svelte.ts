/** Dragging a piece from the box to a cell, with a pointer of any kind. */
import type { Piece } from '../pieces/alphabet'
import type { Spot } from './view'

/** How far a pointer must have gone for it to be a drag and no tap. */
const THRESHOLD = 8
/** How far above a finger the piece is held, so that the hand does not hide it. */
const LIFT = 52

export class PieceDrag {
  piece = $state<Piece>()
  x = $state(0)
  y = $state(0)
  over = $state.raw<Spot>()
  /** A drag ends with a click on where it began: that one is not meant. */
  #dragged = false

  constructor(private readonly drop: (piece: Piece, spot: Spot) => void) {}

  /** Whether a click is one, and not the end of a drag. */
  isClick(): boolean {
    const meant = !this.#dragged
    this.#dragged = false
    return meant
  }

  start(piece: Piece, down: PointerEvent): void {
    if (!down.isPrimary || down.button !== 0) return
    this.#dragged = false
    const ended = new AbortController()
    const { signal } = ended
    const end = (up: PointerEvent, drops: boolean): void => {
      if (up.pointerId !== down.pointerId) return
      ended.abort()
      const [carried, over] = [this.piece, this.over]
      ;[this.piece, this.over] = [undefined, undefined]
      if (drops && carried && over) this.drop(carried, over)
    }
    addEventListener('pointermove', (move) => this.#move(piece, down, move), { signal })
    addEventListener('pointerup', (up) => end(up, true), { signal })
    addEventListener('pointercancel', (lost) => end(lost, false), { signal })
  }

  #move(piece: Piece, from: PointerEvent, to: PointerEvent): void {
    if (to.pointerId !== from.pointerId) return
    if (!this.piece && Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) < THRESHOLD) return
    this.piece = piece
    this.#dragged = true
    this.x = to.clientX
    this.y = to.clientY - (to.pointerType === 'touch' ? LIFT : 0)
    this.over = spotAt(this.x, this.y)
  }
}

/** The cell at a point of the screen, if it is one that may be asked about. */
function spotAt(x: number, y: number): Spot | undefined {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-cell]')
  return found ? { of: Number(found.dataset['of']), cell: Number(found.dataset['cell']) } : undefined
}
