/** What is worth telling of a game that is over, worked out from its replay: each game has its own way. */
import { getReplay } from '../../app/api'

export interface PastFrame<View = unknown, Event = unknown> {
  at: number
  events: readonly Event[]
  view: View
}

/** One person's game. */
export interface Highlights {
  /** Their best moment in one sentence; empty if there was none. */
  best: string
  /** What they tried, one after the other, and whether it came off: it tells how it went, and no word. */
  marks: readonly boolean[]
}

/** Something that may have been the best moment: its sentence, and how much it was worth. */
export interface Feat {
  worth: number
  text: () => string
}

/** The sentence for the best of them; of equals, the first. */
export function tellBest(feats: readonly Feat[]): string {
  const worthwhile = feats.filter((feat) => feat.worth > 0)
  const best = Math.max(...worthwhile.map((feat) => feat.worth))
  return worthwhile.find((feat) => feat.worth === best)?.text() ?? ''
}

/** All that happened, with everything shown. */
export async function loadPast<View, Event>(table: string): Promise<PastFrame<View, Event>[]> {
  return (await getReplay(table, null)).frames as PastFrame<View, Event>[]
}
