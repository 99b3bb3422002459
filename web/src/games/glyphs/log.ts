/** The log of a game of Glyphs, and what of it is mine. */
import type { LogRules } from '../common/log'
import type { Part } from '../common/story.svelte'
import { narrate } from './narration'
import type { Event, View } from './types'

const MOVES = new Set(['proposed', 'positioned', 'named'])

export const partOf = (me: () => number | null): Part<Event> => ({
  begins: (event) => event.event === 'turn_began' && event.seat === me(),
  moves: (event) => MOVES.has(event.event) && 'seat' in event && event.seat === me(),
  touches: (event) => 'of' in event && event.of === me(),
  changes: (event) => event.event === 'named' && event.right,
})

export const LOG: LogRules<View, Event> = { narrate }
