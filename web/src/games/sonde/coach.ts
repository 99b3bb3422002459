/** What the coach says in a first game of Sonde, in the order in which it matters: what is to be done now comes first. */
import type { Sentence, Situation } from '../common/coach.svelte'
import { findDecision } from '../common/view'
import { BLANK } from './view'
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

const mayCall = ({ view }: Now): boolean => findDecision(view, 'interrupt') !== undefined

/** A letter of mine was asked for, and not a blank; a card may have me open a space, too. */
const isAskedForLetter = ({ view, duty }: Now): boolean =>
  duty === 'expose' && view.phase === 'exposing' && (view.questions ?? []).at(-1)?.letter !== BLANK

/**
 * What is true at any table of friends: there may be cards, blanks and no notes (S18), and others may have asked before
 * me. So nothing is said of points, of what is crossed out, or of which letter to begin with.
 */
export const FRIENDS_COACH: readonly Sentence<View, Event>[] = [
  { id: 'coach-hide-friends', when: ({ duty }) => duty === 'hide' },
  { id: 'coach-sonde-draw', when: ({ duty }) => duty === 'draw' },
  { id: 'coach-sonde-ask-friends', when: ({ duty }) => duty === 'ask' },
  { id: 'coach-sonde-asked', when: isAskedForLetter },
  {
    id: 'coach-sonde-name',
    when: (now) => mayCall(now) && mayBeSeen(now),
    until: (now) => !mayCall(now) || !mayBeSeen(now),
  },
]
