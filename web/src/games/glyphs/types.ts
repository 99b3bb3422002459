/** The game's own messages, as the server defines them. */
export type {
  GlyphsBoardView as BoardView,
  GlyphsCellView as CellView,
  GlyphsEvent as Event,
  GlyphsPlacement as Placement,
  GlyphsRaceView as RaceView,
  GlyphsView as View,
} from '../../wire/types'
