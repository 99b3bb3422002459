/** What the coach says in a first game of Glyphs, in the order in which it matters. */
import type { Sentence, Situation } from '../common/coach.svelte'
import { type Details, eventDetails } from '../common/narration'
import type { Event, View } from './types'
import { fittingLetters } from './view'

type Now = Situation<View, Event>

const proposed = ({ events, me }: Now, fits: boolean): boolean =>
  events.some((event) => event.event === 'proposed' && event.seat === me && event.fits === fits)

const someLoose = ({ view, me }: Now): boolean =>
  view.boards.some((board, seat) => seat !== me && board.cells.some((cell) => cell.loose?.length))

/** Somebody else has found a word, mine or another's. */
const find = ({ events, me }: Now) =>
  events.find((event) => event.event === 'named' && event.right && event.seat !== me)
const found = (now: Now): boolean => find(now) !== undefined
const findDetails = (now: Now): Details => {
  const event = find(now)
  return event ? eventDetails(event, ['seat', 'of'], now.names, now.me) : {}
}

/** A letter is as good as known when so few are possible; with so many of them somebody might see the word. */
const [FEW, SEVERAL] = [3, 3]

const mayBeSeen = ({ view, me }: Now): boolean =>
  view.boards.some(
    ({ cells, hidden }, seat) =>
      seat !== me &&
      hidden &&
      cells.filter((cell) => fittingLetters(cell, view.language, view.rules.tolerance).length <= FEW).length >= SEVERAL,
  )

export const COACH: readonly Sentence<View, Event>[] = [
  { id: 'coach-glyphs-found', when: found, details: findDetails },
  { id: 'coach-glyphs-hide', when: ({ duty }) => duty === 'hide' },
  { id: 'coach-glyphs-propose', when: ({ duty }) => duty === 'propose' },
  { id: 'coach-glyphs-fits', when: (now) => proposed(now, true), until: found },
  { id: 'coach-glyphs-misses', when: (now) => proposed(now, false), until: found },
  { id: 'coach-glyphs-name', when: (now) => now.duty === 'propose' && mayBeSeen(now), until: found },
  { id: 'coach-glyphs-position', when: (now) => now.duty === 'propose' && someLoose(now), until: found },
]

/** What is true at any table of friends, whatever its rules: what a miss or a position brings is not. */
export const FRIENDS_COACH: readonly Sentence<View, Event>[] = [
  { id: 'coach-glyphs-found', when: found, details: findDetails },
  { id: 'coach-hide-friends', when: ({ duty }) => duty === 'hide' },
  { id: 'coach-glyphs-propose', when: ({ duty }) => duty === 'propose' },
]
