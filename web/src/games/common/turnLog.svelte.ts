/** What has happened in this turn, frame by frame, what ended the one before, and earlier turns where they are kept. */

/** What is answered: a question is never told without its answer, nor an answer without its question. */
const QUESTIONS = new Set(['asked', 'proposed'])
const asks = (events: readonly { event: string }[]): boolean => events.some(({ event }) => QUESTIONS.has(event))

export class TurnLog<Event extends { event: string }> {
  before = $state.raw<readonly Event[]>([])
  frames = $state.raw<readonly (readonly Event[])[]>([])
  /** Earlier turns, as far as this page has seen them. */
  past = $state.raw<readonly (readonly Event[])[]>([])
  #turn = 0

  /** `keeps`: whether the table keeps notes. Where it does not, nothing is left of a turn that is over (S18). */
  constructor(readonly keeps: () => boolean = () => false) {}

  /** Add a frame; `turn` is the number of the turn that the game is in after it. */
  add(events: readonly Event[], turn: number): void {
    const begun = events.findLastIndex(({ event }) => event === 'turn_began')
    if (begun >= 0) this.beginTurn(events.slice(0, begun), events.slice(begun))
    else if (turn === this.#turn) this.frames = [...this.frames, events]
    else this.beginTurn([], events) // the connection was lost while the turn went on to others
    this.#turn = turn
  }

  /** A turn begins; `ended` is what ended the one before. */
  protected beginTurn(ended: readonly Event[], events: readonly Event[]): void {
    this.past = this.keeps() ? [...this.past, ...this.frames, ended].filter((frame) => frame.length) : []
    this.before = [...this.#questionOf(ended), ...ended]
    this.frames = [events]
  }

  /** The question that was shown before the answer which ended a turn. */
  #questionOf(ended: readonly Event[]): readonly Event[] {
    if (!ended.length || asks(ended)) return []
    const asked = this.frames.findLastIndex(asks)
    return asked < 0 ? [] : this.frames.slice(asked).flat()
  }

  /** All of this turn in order. */
  get events(): Event[] {
    return [...this.before, ...this.frames.flat()]
  }

  /** The last sentences, about `count` of them, and at most two about the turn before. */
  narrate(narrate: (events: readonly Event[]) => string[], count: number): string[] {
    const groups = [narrate(this.before).slice(-2)]
    let answering = false
    for (const frame of this.frames) {
      answering = answering || asks(frame)
      if (answering && !asks(frame)) groups.at(-1)?.push(...narrate(frame))
      else groups.push(narrate(frame))
    }
    return takeLast(groups, count)
  }

  forgetBefore(): void {
    this.before = []
  }
}

/** The last groups that fit into so many sentences; the very last one whole, however long it is. */
function takeLast(groups: readonly string[][], count: number): string[] {
  let told: string[] = []
  for (const group of groups.toReversed()) {
    if (told.length && told.length + group.length > count) break
    told = [...group, ...told]
  }
  return told
}
