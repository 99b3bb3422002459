/**
 * The coach of a first game: one sentence at a time, each beside what it speaks of, and each waiting for the person's
 * own move. What there is to say is every game's own data; whether it is said, and when the next one comes, is here.
 */
import { type Facts, type Rules, editionFacts } from '../../app/facts'
import { addLearned, getLesson, setLesson } from '../../app/storage'
import type { Names } from './narration'
import type { DecisionView } from './view'
import { findDuty } from './view'

/** What a sentence may depend on. */
export interface Situation<View, Event> {
  view: View
  events: readonly Event[]
  me: number
  /** What is mine to do now. */
  duty: string | undefined
  names: Names
}

export interface Sentence<View, Event> {
  /** The message that is said. */
  id: string
  /** Whether this is the moment for it. */
  when: (situation: Situation<View, Event>) => boolean
  /** Whether that moment is over; it is in any case once something else is mine to do. */
  until?: (situation: Situation<View, Event>) => boolean
  /** What the message takes beside the numbers of the table. */
  details?: (situation: Situation<View, Event>) => Facts
}

/** What a table's parts need of its coach. */
export interface Coaching<View, Event> {
  readonly current: string | undefined
  /** What the sentences are filled with: the numbers of this table. */
  readonly facts: Facts
  consider(view: View, events: readonly Event[], mine: boolean, names?: Names): void
  end(): void
}

export class Coach<View extends DecisionView, Event> implements Coaching<View, Event> {
  current = $state<string>()
  facts = $state.raw<Facts>({})
  ended = $state(false)
  #told: readonly string[]
  /** What was mine to do when the current sentence was said. */
  #duty: string | undefined
  #details: Facts = {}
  /** What was said last before the page was loaded anew, until it is known whether that still holds. */
  #left: string | undefined

  /** At a table where this coach has spoken already it goes on from there: the page may have been loaded anew. */
  constructor(
    readonly game: string,
    readonly table: string,
    readonly sentences: readonly Sentence<View, Event>[],
  ) {
    const { told, current, duty, ended = false } = getLesson(game, table)
    this.#told = told
    this.#left = current
    this.#duty = duty
    this.ended = ended
  }

  /**
   * Something has happened. A sentence stays until the person has made a move of their own, which `mine` says, or until
   * it is no longer true.
   */
  consider(view: View, events: readonly Event[], mine: boolean, names: Names = []): void {
    const me = view.seat
    if (me == null || this.ended) return
    const situation = { view, events, me, duty: findDuty(view)?.kind, names }
    if (view.over) this.end()
    else if (this.#left !== undefined) this.#resume(situation)
    else if (this.current === undefined || mine || this.#isOver(situation)) this.#say(situation)
    this.facts = { ...editionFacts((view as { rules?: Rules }).rules ?? {}), ...this.#details }
  }

  /** What was said last still stands there if it is still true, and if all that it takes is still known. */
  #resume(situation: Situation<View, Event>): void {
    this.current = this.#left
    this.#left = undefined
    const said = this.#said()
    const lacking = said?.details && !said.when(situation)
    if (!said || lacking || this.#isOver(situation)) this.#say(situation)
    else this.#details = said.details?.(situation) ?? {}
  }

  #isOver(situation: Situation<View, Event>): boolean {
    return situation.duty !== this.#duty || (this.#said()?.until?.(situation) ?? false)
  }

  #said(): Sentence<View, Event> | undefined {
    return this.sentences.find(({ id }) => id === this.current)
  }

  #say(situation: Situation<View, Event>): void {
    const next = this.sentences.find(({ id, when }) => !this.#told.includes(id) && when(situation))
    this.#duty = situation.duty
    this.current = next?.id
    this.#details = next?.details?.(situation) ?? {}
    if (next) this.#told = [...this.#told, next.id]
    else if (this.#told.length === this.sentences.length) this.end()
    this.#store()
  }

  #store(): void {
    const { game, table, current, ended } = this
    setLesson(game, { table, told: this.#told, current, duty: this.#duty, ended })
  }

  /** Nothing more to say: because all was said, the game is over, or somebody knows it already. */
  end(): void {
    this.current = undefined
    this.ended = true
    addLearned(this.game)
    this.#store()
  }
}
