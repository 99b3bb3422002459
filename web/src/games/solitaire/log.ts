/** The log of a run. */
import type { LogRules } from '../common/log'
import { narrate } from './narration'
import type { Event, View } from './types'

export const LOG: LogRules<View, Event> = { narrate }
