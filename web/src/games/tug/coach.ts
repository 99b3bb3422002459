/** What the coach says in a first game of Tug, in the order in which it matters. */
import type { Sentence, Situation } from '../common/coach.svelte'
import { findDecision } from '../common/view'
import { teamName } from './narration'
import type { Event, View } from './types'

const may = ({ view }: Situation<View, Event>, kind: string): boolean => findDecision(view, kind) !== undefined

/** Said when something may be done, and only as long as it may. */
const of = (kinds: readonly string[], unless = (_: Situation<View, Event>): boolean => false) => ({
  when: (now: Situation<View, Event>) => kinds.some((kind) => may(now, kind)) && !unless(now),
  until: (now: Situation<View, Event>) => !kinds.some((kind) => may(now, kind)),
})

export const COACH: readonly Sentence<View, Event>[] = [
  { id: 'coach-tug-spell', ...of(['spell']) },
  { id: 'coach-tug-suggest', ...of(['suggest'], ({ view, me }) => view.captains.includes(me)) },
  { id: 'coach-tug-doubt', ...of(['check', 'contest']) },
  {
    id: 'coach-tug-draw',
    ...of(['draw']),
    details: ({ view }) => ({ team: teamName(view.team ?? 0) }),
  },
  { id: 'coach-tug-glass', ...of(['glass']) },
]

/** Each sentence is about something that may be done, and is as true among friends. */
export const FRIENDS_COACH = COACH
