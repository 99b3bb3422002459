/** What the coach says in a first run of Solitaire. */
import type { Sentence } from '../common/coach.svelte'
import type { Event, View } from './types'

export const COACH: readonly Sentence<View, Event>[] = [
  { id: 'coach-solitaire-form', when: ({ events }) => !events.some(({ event }) => event === 'formed') },
  {
    id: 'coach-solitaire-formed',
    when: ({ events }) => events.some(({ event }) => event === 'formed'),
    details: ({ view }) => ({ in_rounds: view.rounds ? 'yes' : 'no' }),
  },
  { id: 'coach-solitaire-more', when: ({ view }) => (view.scores[0] ?? 0) > 1 },
]
