/**
 * What is told beside the board: what has just happened, and before it what concerned me last. How my own turn ended
 * stays until my next move, and what was done to me since then too, whatever others do meanwhile.
 */
import { TurnLog } from './turnLog.svelte'

/** What of a game's events is mine. */
export interface Part<Event> {
  /** My turn, or my team's, begins. */
  begins: (event: Event) => boolean
  /** I have made a move. */
  moves: (event: Event) => boolean
  /** Somebody has done something to me. */
  touches: (event: Event) => boolean
}

/** Question and answer. */
const SENTENCES = 2

export class Story<Event extends { event: string }> extends TurnLog<Event> {
  /** My last turn, once it is over, and the last that was done to me since. */
  own = $state.raw<readonly Event[]>([])
  touched = $state.raw<readonly Event[]>([])
  #mine = false

  constructor(
    keeps: () => boolean,
    readonly part: Part<Event>,
  ) {
    super(keeps)
  }

  override add(events: readonly Event[], turn: number): void {
    const moves = events.some(this.part.moves)
    if (moves) this.#forgetMine()
    super.add(events, turn)
    if (!moves && events.some(this.part.touches)) this.touched = events.filter(({ event }) => event !== 'turn_began')
  }

  protected override beginTurn(ended: readonly Event[], events: readonly Event[]): void {
    const turn = [...this.frames.flat(), ...ended]
    if (!this.keeps()) this.#forgetMine() // S18: of earlier turns nothing is left
    super.beginTurn(ended, events)
    if (this.#mine && ended.length) this.own = turn
    this.#mine = events.some(this.part.begins)
  }

  /** What concerned me, unless it is among the last sentences anyway, and then those. */
  tell(narrate: (events: readonly Event[]) => string[], count: number): string[] {
    const latest = this.narrate(narrate, count).join(' ')
    const pinned = [this.own, this.touched]
      .map((events) => narrate(events).slice(-SENTENCES).join(' '))
      .filter((told) => told !== '' && !latest.includes(told))
    return [...pinned, ...this.narrate(narrate, count - pinned.length)]
  }

  override forgetBefore(): void {
    super.forgetBefore()
    this.#forgetMine()
  }

  #forgetMine(): void {
    ;[this.own, this.touched] = [[], []]
  }
}
