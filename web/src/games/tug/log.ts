/** The log of a game of Tug, and what of it is my team's. */
import type { LogRules } from '../common/log'
import type { Part } from '../common/story.svelte'
import { narrate } from './narration'
import type { Event, View } from './types'

export const partOf = (team: () => number | null): Part<Event> => ({
  begins: (event) => event.event === 'turn_began' && event.team === team(),
  moves: (event) => event.event === 'card_drawn' && event.team === team(),
  touches: (event) => event.event === 'taken_back' && event.team === team(),
})

export const LOG: LogRules<View, Event> = { narrate }
