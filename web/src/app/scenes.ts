/**
 * Frames, shown one after the other so that people can follow: what a bot did stays for as long as the table's pause,
 * and a question stands alone for a moment before its answer. What I did myself is shown at once.
 */
import type { Frame, Table } from '../wire/types'

interface GameEvent {
  event: string
  seat?: number | null
}

export interface Shown {
  frame: Frame
  /** What of it is shown now; only with the last of it does the view change. */
  events: readonly GameEvent[]
  complete: boolean
}

/** Events that come in a stream, letter by letter: nobody has to read them one at a time. */
const STREAMED = new Set(['spelled', 'taken_back', 'suggested', 'voted', 'claimed', 'gave_up'])
/** A question is seen before its answer. */
const QUESTION = 'asked'
/** How much of the pause the question has for itself. */
const QUESTION_SHARE = 0.4
/** With more than so many waiting, somebody has been away too long to be told everything. */
const MOST = 12

export class Scenes {
  #waiting: Frame[] = []
  #timer = 0

  /** `table` is the table as it is known now, `show` shows a part of a frame, `hidden` whether nobody looks. */
  constructor(
    readonly table: () => Table | null,
    readonly show: (shown: Shown) => void,
    readonly hidden: () => boolean = () => document.hidden,
  ) {}

  add(frame: Frame): void {
    if (this.#isMine(frame) || this.hidden() || this.#waiting.length >= MOST) this.hurry()
    this.#waiting.push(frame)
    if (!this.#timer) this.#next()
  }

  /** Show at once all that waits. */
  hurry(): void {
    clearTimeout(this.#timer)
    this.#timer = 0
    for (const frame of this.#waiting.splice(0)) this.#complete(frame, eventsOf(frame))
  }

  /** Forget what waits: something newer is there. */
  clear(): void {
    clearTimeout(this.#timer)
    this.#timer = 0
    this.#waiting = []
  }

  #next(): void {
    const frame = this.#waiting[0]
    if (!frame) return
    const events = eventsOf(frame)
    const pause = this.#pauseAfter(frame)
    const asked = pause ? events.findIndex(({ event }) => event === QUESTION) + 1 : 0
    if (asked === 0 || asked === events.length) {
      this.#finish(frame, events, pause)
      return
    }
    this.show({ frame, events: events.slice(0, asked), complete: false })
    this.#waiting[0] = { ...frame, events: events.slice(asked) } // what is left of it, should somebody hurry
    this.#wait(pause * QUESTION_SHARE, () => this.#finish(frame, events.slice(asked), pause * (1 - QUESTION_SHARE)))
  }

  #finish(frame: Frame, events: readonly GameEvent[], pause: number): void {
    this.#waiting.shift()
    this.#complete(frame, events)
    if (pause) this.#wait(pause, () => this.#next())
    else this.#next()
  }

  #complete(frame: Frame, events: readonly GameEvent[]): void {
    this.show({ frame, events, complete: true })
  }

  #wait(milliseconds: number, then: () => void): void {
    this.#timer = window.setTimeout(() => {
      this.#timer = 0
      then()
    }, milliseconds)
  }

  #isMine(frame: Frame): boolean {
    const first = eventsOf(frame)[0]
    return first?.seat != null && first.seat === this.table()?.you
  }

  /** How long a frame stays: not at all, unless it tells of what a bot did. */
  #pauseAfter(frame: Frame): number {
    const table = this.table()
    const first = eventsOf(frame).find(({ seat }) => seat != null)
    const byBot = first?.seat != null && table?.seats[first.seat]?.bot != null
    const streamed = eventsOf(frame).every(({ event }) => STREAMED.has(event))
    return byBot && !streamed && !this.hidden() ? 1000 * (table.pause ?? 0) : 0
  }
}

export const eventsOf = (frame: Frame): readonly GameEvent[] => frame.events as readonly GameEvent[]
