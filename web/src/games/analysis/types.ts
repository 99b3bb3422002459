/** What the analysis of a game is given, whichever game it is, and what its verdict is made of. */
import type { Snippet } from 'svelte'

/** Not an interface, because the list of games takes any properties. */
export type Given = {
  told: unknown
  names: readonly string[]
  me: number | null
  /** The step that is marked, if any is. */
  step: number | undefined
  choose: (step?: number) => void
  /** Where the replay shows a step. */
  replayAt: (step: number) => string
  /** Where to go from here. */
  further: Snippet
}

/** What the list of all that was done is given. */
export interface CourseOf<Told> extends Pick<Given, 'me' | 'step' | 'choose' | 'replayAt'> {
  told: Told
  /** What everybody is called on this page. */
  called: readonly string[]
}

export interface Sentence {
  said: string
  /** The step that it speaks of. */
  step?: number
}

/** What a figure is called, and how it is written. */
export type Figure = readonly [name: string, value: string]
