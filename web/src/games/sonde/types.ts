/** The game's own messages, as the server defines them. */
export type { SondeEvent as Event, SondeTrayView as TrayView, SondeView as View } from '../../wire/types'
