/** The game's own messages, as the server defines them. */
export type { QuickEvent as Event, QuickRaceView as RaceView, QuickView as View } from '../../wire/types'
