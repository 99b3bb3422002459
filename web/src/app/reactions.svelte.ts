/** Reactions while they are to be seen: one a seat, for a moment. They are told as well, but not all of them one by one. */
import type { Reacted } from '../wire/types'

export type Sign = Reacted['sign']
export const SIGNS: readonly Sign[] = ['bravo', 'thanks', 'laugh', 'wow', 'oops', 'think']

export interface Shown {
  /** A new one for each: the same sign again moves again. */
  id: number
  seat: number
  sign: Sign
}

/** How long one is seen, and how long nothing more is said after one was told. */
export const SEEN_FOR = 3_000
export const QUIET_FOR = 2_500

export class Reactions {
  shown = $state.raw<readonly Shown[]>([])

  #last = 0
  #untold: readonly Shown[] = []
  #quiet = 0
  /** Says what these people show, in one breath. */
  tell: (shown: readonly Shown[]) => void = () => undefined

  add(seat: number, sign: Sign): void {
    const one = { id: ++this.#last, seat, sign }
    this.shown = newest(this.shown, one)
    setTimeout(() => (this.shown = this.shown.filter(({ id }) => id !== one.id)), SEEN_FOR)
    this.#untold = newest(this.#untold, one)
    if (!this.#quiet) this.#tellAll()
  }

  /** The first is told at once; what comes right after it waits, and is told together. */
  #tellAll(): void {
    if (this.#untold.length) this.tell(this.#untold)
    this.#quiet = this.#untold.length ? window.setTimeout(() => this.#tellAll(), QUIET_FOR) : 0
    this.#untold = []
  }
}

const newest = (all: readonly Shown[], one: Shown): readonly Shown[] => [
  ...all.filter(({ seat }) => seat !== one.seat),
  one,
]
