/** What the coach says in a first game of Quick. */
import type { Sentence } from '../common/coach.svelte'
import type { Event, View } from './types'

export const COACH: readonly Sentence<View, Event>[] = [
  { id: 'coach-quick-hide', when: ({ duty }) => duty === 'hide' },
  { id: 'coach-quick-build', when: ({ duty }) => duty === 'claim' },
  { id: 'coach-quick-over', when: ({ events }) => events.some(({ event }) => event === 'race_ended') },
]

/** Among friends no word is picked for anybody. */
export const FRIENDS_COACH: readonly Sentence<View, Event>[] = [
  { id: 'coach-quick-hide-friends', when: ({ duty }) => duty === 'hide' },
  { id: 'coach-quick-build', when: ({ duty }) => duty === 'claim' },
]
