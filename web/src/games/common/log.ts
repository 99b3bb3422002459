/** What a game's log is made of. */
import type { Names } from './narration'

export interface LogRules<View = unknown, Event = unknown> {
  /** The sentences for what happened in a frame. */
  narrate: (events: readonly Event[], names: Names, me: number | null) => string[]
  /** Whether earlier turns are kept; all of them if the game says nothing. */
  keepsNotes?: (view: View) => boolean
  /** What the view itself still tells of earlier frames, for somebody who has just come. */
  recall?: (view: View, events: readonly Event[]) => { past: Event[]; turn: Event[] }
}
