/** The game's own messages, as the server defines them. */
export type {
  TugCategory as Category,
  TugEvent as Event,
  TugGiven as Given,
  TugTile as Tile,
  TugView as View,
} from '../../wire/types'
