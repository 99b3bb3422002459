/** The best moment of a game of Glyphs: the word called with fewest pieces, or a run of pieces that fitted. */
import { t } from '../../app/texts.svelte'
import { type Feat, type Highlights, type PastFrame, tellBest } from '../common/highlights'
import { sizeOf } from '../pieces/alphabet'
import type { CellView, Event, View } from './types'

type Frame = PastFrame<View, Event>

export function findHighlights(frames: readonly Frame[], me: number): Highlights {
  return {
    best: tellBest(calledWords(frames, me)) || tellBest(runs(frames, me)) || tellBest(heldWord(frames, me)),
    marks: eventsOf(frames).flatMap((event) => (event.event === 'proposed' && event.seat === me ? [event.fits] : [])),
  }
}

const eventsOf = (frames: readonly Frame[]): Event[] => frames.flatMap(({ events }) => events)

const countLying = (cells: readonly CellView[]): number =>
  cells.reduce((sum, { loose = [], placed = [] }) => sum + loose.length + placed.length, 0)

/** Worth the part of the word that did not lie there yet. */
function calledWords(frames: readonly Frame[], me: number): Feat[] {
  return frames.flatMap(({ events }, number) =>
    events.flatMap((event) => {
      if (event.event !== 'named' || event.seat !== me || !event.right) return []
      const { word, of } = event
      const pieces = countLying(frames[number - 1]?.view.boards[of]?.cells ?? [])
      const all = sizeOf(word)
      return [{ worth: 1 - pieces / (all + 1), text: () => t('best-glyphs-called', { word, pieces, all }) }]
    }),
  )
}

/** Pieces that fitted one after the other, without a miss of mine between them. */
function runs(frames: readonly Frame[], me: number): Feat[] {
  let run = 0
  return eventsOf(frames).flatMap((event) => {
    if (event.event !== 'proposed' || event.seat !== me) return []
    run = event.fits ? run + 1 : 0
    const count = run
    return [{ worth: count, text: () => t('best-glyphs-run', { count }) }]
  })
}

function heldWord(frames: readonly Frame[], me: number): Feat[] {
  const misses = eventsOf(frames).filter((event) => event.event === 'proposed' && event.of === me && !event.fits).length
  return [{ worth: misses, text: () => t('best-glyphs-held', { misses }) }]
}
