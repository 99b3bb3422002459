/** What has happened in this turn, frame by frame, and what ended the one before. */

export class TurnLog<Event extends { event: string }> {
  before = $state.raw<readonly Event[]>([])
  frames = $state.raw<readonly (readonly Event[])[]>([])
  #turn = 0

  /** Add a frame; `turn` is the number of the turn that the game is in after it. */
  add(events: readonly Event[], turn: number): void {
    const begun = events.findLastIndex(({ event }) => event === 'turn_began')
    if (begun >= 0) [this.before, this.frames] = [events.slice(0, begun), [events.slice(begun)]]
    else if (turn === this.#turn) this.frames = [...this.frames, events]
    else [this.before, this.frames] = [[], [events]] // the connection was lost while the turn went on to others
    this.#turn = turn
  }

  /** All of it in order. */
  get events(): Event[] {
    return [...this.before, ...this.frames.flat()]
  }

  /** The last sentences: at most `count`, and at most two about the turn before. */
  narrate(narrate: (events: readonly Event[]) => string[], count: number): string[] {
    return [...narrate(this.before).slice(-2), ...this.frames.flatMap(narrate)].slice(-count)
  }

  forgetBefore(): void {
    this.before = []
  }
}
