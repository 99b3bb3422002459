/** The game's own messages, as the server defines them. */
export type { SolitaireEvent as Event, SolitaireGroupView as GroupView, SolitaireView as View } from '../../wire/types'
