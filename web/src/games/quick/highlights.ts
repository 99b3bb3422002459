/** The best moment of a race: the word that won it, or what became of the pieces that one passed on. */
import { t } from '../../app/texts.svelte'
import type { Highlights, PastFrame } from '../common/highlights'
import { sizeOf } from '../pieces/alphabet'
import type { Event, View } from './types'

type Frame = PastFrame<View, Event>

/** There is nothing that one tries again and again. */
export const findHighlights = (frames: readonly Frame[], me: number, names: readonly string[]): Highlights => ({
  best: tellRace(frames, me, names),
  marks: [],
})

function tellRace(frames: readonly Frame[], me: number, names: readonly string[]): string {
  const last = frames.findLast(({ events }) => events.some(({ event }) => event === 'race_ended'))
  const end = last?.events.find((event) => event.event === 'race_ended')
  if (!last || !end) return ''
  const [mine, left] = [end.words[me] ?? '', (me + 1) % names.length]
  if (end.winner === me && end.built)
    return t('best-quick-won', { word: end.built, pieces: sizeOf(end.built), seconds: raceSeconds(frames, last.at) })
  if (!mine) return ''
  if (end.winner === left) return t('best-quick-passed', { word: mine, built: end.built ?? '' })
  return t('best-quick-held', { word: mine, name: names[left] ?? '' })
}

function raceSeconds(frames: readonly Frame[], until: number): number {
  const began = frames.flatMap(({ events }) => events).find((event) => event.event === 'race_began')
  return Math.max(1, Math.round((until - (began?.at ?? until)) / 1000))
}
