/**
 * What is told beside the board: what has just happened, and before it what concerned me last. How my own turn ended
 * stays until my next move, and what was done to me since then too, whatever others do meanwhile; and so does what
 * changes the game for everybody.
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
  /** What changes the game for everybody, as a word that is found. */
  changes?: (event: Event) => boolean
}

/** Why something is kept: my last turn is over, it was done to me, or it changes the game for everybody. */
interface Kept<Event> {
  why: 'own' | 'touched' | 'changed'
  events: readonly Event[]
}

/** Question and answer. */
const SENTENCES = 2
/** How much is kept in sight; of what changes the game, all. */
const ROOM = 2

const happened = <Event extends { event: string }>(events: readonly Event[]): readonly Event[] =>
  events.filter(({ event }) => event !== 'turn_began')

export class Story<Event extends { event: string }> extends TurnLog<Event> {
  /** What concerned me since my last move, in the order in which it happened. */
  kept = $state.raw<readonly Kept<Event>[]>([])
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
    if (moves) return
    const changes = events.filter((event) => this.part.changes?.(event))
    if (changes.length) this.kept = [...this.kept, { why: 'changed', events: changes }]
    else if (events.some(this.part.touches)) this.#keepLast('touched', happened(events))
  }

  protected override beginTurn(ended: readonly Event[], events: readonly Event[]): void {
    const turn = [...this.frames.flat(), ...ended]
    if (!this.keeps()) this.#forgetMine() // S18: of earlier turns nothing is left
    super.beginTurn(ended, events)
    if (this.#mine && ended.length) this.#keepLast('own', happened(turn))
    this.#mine = events.some(this.part.begins)
  }

  /** What concerned me, unless it is among the last sentences anyway, and then those. */
  tell(narrate: (events: readonly Event[]) => string[], count: number): string[] {
    const latest = this.narrate(narrate, count).join(' ')
    const told = this.kept
      .map(({ why, events }) => ({ why, text: narrate(events).slice(-SENTENCES).join(' ') }))
      .filter(({ text }) => text !== '' && !latest.includes(text))
    const left = told.filter(({ why }) => why !== 'changed').slice(0, Math.max(0, told.length - ROOM))
    const pinned = told.filter((each) => !left.includes(each)).map(({ text }) => text)
    return [...pinned, ...this.narrate(narrate, count - pinned.length)]
  }

  override forgetBefore(): void {
    super.forgetBefore()
    this.#forgetMine()
  }

  #keepLast(why: 'own' | 'touched', events: readonly Event[]): void {
    this.kept = [...this.kept.filter((each) => each.why !== why), { why, events }]
  }

  #forgetMine(): void {
    this.kept = []
  }
}
