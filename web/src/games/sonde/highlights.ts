/** The best moment of a game of Sonde: a word that was called, a turn with hits, or a word that nobody found. */
import { t } from '../../app/texts.svelte'
import { type Feat, type Highlights, type PastFrame, tellBest } from '../common/highlights'
import type { Event, View } from './types'
import { formatCells } from './view'

type Frame = PastFrame<View, Event>

export function findHighlights(frames: readonly Frame[], me: number): Highlights {
  const feats = [...calledWords(frames, me), ...turnsWithHits(frames, me), ...keptWord(frames, me)]
  return { best: tellBest(feats) || tellBest(heldWord(frames, me)), marks: findMarks(frames, me) }
}

const eventsOf = (frames: readonly Frame[]): Event[] => frames.flatMap(({ events }) => events)

function calledWords(frames: readonly Frame[], me: number): Feat[] {
  return frames.flatMap(({ events }, number) =>
    events.flatMap((event) => {
      if (event.event !== 'interrupted' || event.seat !== me || !event.right) return []
      const trays = frames[number - 1]?.view.trays[event.of] ?? []
      const hidden = trays.find(({ tray }) => (tray ?? null) === (event.tray ?? null))?.hidden ?? 0
      const { points, sequence } = event
      return [{ worth: points, text: () => t('best-sonde-called', { word: formatCells(sequence), points, hidden }) }]
    }),
  )
}

/** What the hits of one turn brought, cards left out: they are luck. */
function turnsWithHits(frames: readonly Frame[], me: number): Feat[] {
  const turns: { letters: string[]; points: number }[] = []
  let asked: string | undefined
  for (const event of eventsOf(frames)) {
    const turn = turns.at(-1)
    if (event.event === 'turn_began') turns.push({ letters: [], points: 0 })
    else if (event.event === 'asked') asked = event.seat === me ? event.letter : undefined
    else if (event.event === 'voided') asked = undefined
    else if (event.event === 'exposed' && turn && asked !== undefined) {
      turn.letters.push(asked)
      turn.points += (event.points ?? 0) + (event.bonus ?? 0)
      asked = undefined
    }
  }
  return turns.map(({ letters, points }) => ({
    worth: points,
    text: () =>
      t('best-sonde-turn', { hits: letters.length, letter: letters[0] === '.' ? 'blank' : (letters[0] ?? ''), points }),
  }))
}

/** S34: a word that stayed hidden to the end. */
function keptWord(frames: readonly Frame[], me: number): Feat[] {
  return eventsOf(frames).flatMap((event) => {
    if (event.event !== 'kept' || event.seat !== me) return []
    const points = event.points + event.bonus
    return [
      { worth: points, text: () => t('best-sonde-kept', { word: event.trays.map(formatCells).join(', '), points }) },
    ]
  })
}

/** Whoever scored nothing has at least kept the others busy. */
function heldWord(frames: readonly Frame[], me: number): Feat[] {
  const misses = eventsOf(frames).filter((event) => event.event === 'answered' && event.seat === me && !event.yes)
  return [{ worth: misses.length, text: () => t('best-sonde-held', { misses: misses.length }) }]
}

/** My questions, and whether they hit. */
function findMarks(frames: readonly Frame[], me: number): boolean[] {
  const marks: boolean[] = []
  let mine = false
  for (const event of eventsOf(frames)) {
    if (event.event === 'asked') mine = event.seat === me
    else if (event.event === 'answered' && mine) marks.push(event.yes)
  }
  return marks
}
