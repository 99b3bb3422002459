/** What the coach says in a first game of Sonde, in the order in which it matters: what is to be done now comes first. */
import type { Sentence, Situation } from '../common/coach.svelte'
import type { Event, View } from './types'

type Now = Situation<View, Event>

const missed = ({ events, me }: Now): boolean =>
  events.some((event) => event.event === 'asked' && event.seat === me) &&
  events.some((event) => event.event === 'answered' && !event.yes)

/** Its owner has chosen the space by now: before that, there is nothing to be seen, and no points. */
const scored = ({ events, me }: Now): boolean => events.some((event) => event.event === 'exposed' && event.to === me)

/** How many letters are open before somebody might see a word. */
const ENOUGH = 2

/** Whether enough of somebody's word is open to guess it, and enough hidden to call it (S28). */
const mayBeSeen = ({ view, me }: Now): boolean =>
  view.trays.some((trays, seat) =>
    trays.some(
      (tray) => seat !== me && tray.hidden >= view.rules.interrupt_hidden && tray.shown.length - tray.hidden >= ENOUGH,
    ),
  )

export const COACH: readonly Sentence<View, Event>[] = [
  { id: 'coach-sonde-hide', when: ({ duty }) => duty === 'hide' },
  { id: 'coach-sonde-ask', when: ({ duty }) => duty === 'ask' },
  { id: 'coach-sonde-asked', when: ({ duty }) => duty === 'expose' },
  { id: 'coach-sonde-hit', when: scored },
  { id: 'coach-sonde-miss', when: missed },
  { id: 'coach-sonde-name', when: mayBeSeen },
]
