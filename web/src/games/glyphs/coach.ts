/** What the coach says in a first game of Glyphs, in the order in which it matters. */
import type { Sentence, Situation } from '../common/coach.svelte'
import type { Event, View } from './types'

type Now = Situation<View, Event>

const proposed = ({ events, me }: Now, fits: boolean): boolean =>
  events.some((event) => event.event === 'proposed' && event.seat === me && event.fits === fits)

const someLoose = ({ view, me }: Now): boolean =>
  view.boards.some((board, seat) => seat !== me && board.cells.some((cell) => cell.loose?.length))

/** How many pieces have been found of a word before somebody might see it. */
const ENOUGH = 6

const mayBeSeen = ({ view, me }: Now): boolean =>
  view.boards.some(
    ({ cells, hidden }, seat) =>
      seat !== me &&
      hidden &&
      cells.reduce((sum, cell) => sum + (cell.loose?.length ?? 0) + (cell.placed?.length ?? 0), 0) >= ENOUGH,
  )

export const COACH: readonly Sentence<View, Event>[] = [
  { id: 'coach-glyphs-hide', when: ({ duty }) => duty === 'hide' },
  { id: 'coach-glyphs-propose', when: ({ duty }) => duty === 'propose' },
  { id: 'coach-glyphs-fits', when: (now) => proposed(now, true) },
  { id: 'coach-glyphs-misses', when: (now) => proposed(now, false) },
  { id: 'coach-glyphs-name', when: mayBeSeen },
  { id: 'coach-glyphs-position', when: (now) => now.duty === 'propose' && someLoose(now) },
]
