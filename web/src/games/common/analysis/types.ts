/** What every game's analysis is given, and what its verdict is made of. */
import type { Snippet } from 'svelte'
import type { BaseRow } from './rows'

/** Not an interface, because the list of games takes any properties. */
export type AnalysisProps = {
  report: unknown
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

/** Mark a step, and which of its rows is meant; or mark none. */
export type Point = (step?: number, row?: BaseRow) => void

/** What the list of rows is given. */
export interface RowListProps<Row> extends Pick<AnalysisProps, 'me' | 'step' | 'replayAt'> {
  rows: readonly Row[]
  /** Everybody's name, or "You". */
  labels: readonly string[]
  /** The row that was pointed at last. */
  pointed: BaseRow | undefined
  point: Point
}

export interface Sentence {
  text: string
  /** The step that it is about. */
  step?: number
  /** The row with its details; where there is none, the replay shows the step. */
  row?: BaseRow | undefined
}

/** What a figure is called, and how it is written. */
export type Figure = readonly [name: string, value: string]

/** A word that was hidden, and how hard it was to find. */
export interface Secret {
  word: string
  whose: string
  /** How many of a hundred common words are easier. */
  percentile: number
  /** Whether the lexicon has it. */
  known: boolean
  /** What else is known about it, in a sentence. */
  note: string
}
