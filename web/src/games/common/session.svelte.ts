/** One person at one table, whichever game it is: what they see, who sits there, and how they act. */
import { untrack } from 'svelte'
import { Refusal, getSuggestion } from '../../app/api'
import type { Link } from '../../app/link.svelte'
import { announce } from '../../app/announcer.svelte'
import { maybe } from '../../app/texts.svelte'
import type { Table } from '../../wire/types'
import { Coach, type Coaching, type Sentence } from './coach.svelte'
import { otherSeats, seatNames } from './seats'
import { type Decision, type DecisionView, findDecision } from './view'

export interface Action {
  do: string
  [field: string]: unknown
}

export class Session<View extends DecisionView = DecisionView, Event = unknown> {
  /** Whether an action is under way: a second one has to wait. */
  busy = $state(false)
  readonly me = $derived.by(() => this.view.seat ?? null)
  readonly names = $derived.by(() => seatNames(this.table))
  readonly others = $derived.by(() => otherSeats(this.names.length, this.me))

  /** At the table of a first game. */
  readonly coach: Coaching<View, Event> | undefined
  #moved = false

  constructor(
    readonly link: Link,
    readonly complain: (refusal: Refusal) => void,
    sentences: readonly Sentence<View, Event>[] = [],
  ) {
    const plan = link.table?.plan
    this.coach = plan?.lesson ? new Coach(plan.game, link.id, sentences) : undefined
  }

  /** The game has begun before there is a session, so that there is a view. */
  get view(): View {
    return this.link.view as View
  }
  /** What happened in the last frame. */
  get events(): readonly Event[] {
    return this.link.events as readonly Event[]
  }
  get table(): Table | null {
    return this.link.table
  }

  /** A decision of this kind that is open to me. */
  find(kind: string): Decision | undefined {
    return findDecision(this.view, kind)
  }

  /** Answer a decision, unless another answer is under way. A decision and its action have the same name. */
  async act(action: Action): Promise<void> {
    if (this.busy) return
    this.busy = true
    await this.send(action).finally(() => (this.busy = false))
  }

  /**
   * Answer a decision, or none that is quoted, without waiting for other answers; complains and is false if it was
   * refused.
   */
  async send(action: Action, decision: string | null = this.find(action.do)?.id ?? null): Promise<boolean> {
    this.#moved = true
    const done = this.link.do(action, decision ?? undefined).then(() => true)
    return (await this.#accepted(done)) ?? false
  }

  /** The word that a bot would hide. */
  async suggestWord(): Promise<string | undefined> {
    const found = await this.#accepted(getSuggestion(this.link.id, this.find('hide')?.id))
    const word = found?.action['word']
    return typeof word === 'string' ? word : undefined
  }

  /** Handle every frame once, beginning with the one that is there. Called while a component is set up. */
  onFrame(handle: (events: readonly Event[]) => void): void {
    $effect(() => {
      if (this.link.frames) untrack(() => handle(this.events))
    })
  }

  /** Tell screen readers what has happened in a frame, and what the coach says now. */
  tell(sentences: readonly string[]): void {
    const before = this.coach?.current
    this.coach?.consider(this.view, this.events, this.#moved, this.names)
    this.#moved = false
    const hint = this.coach?.current
    announce([...sentences, hint === undefined || hint === before ? '' : maybe(hint, '', this.coach?.facts)])
  }

  async #accepted<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await answer
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.complain(error)
      return undefined
    }
  }
}
