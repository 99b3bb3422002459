import { beforeAll, expect, test } from 'vitest'
import { loadEnglish, only } from '../../testing'
import { findHighlights } from './highlights'
import type { Event, View } from './types'

beforeAll(() => loadEnglish('pieces', 'quick'))

const NAMES = ['Ada', 'Ben', 'Cleo']
const race = (winner: number | null, built: string | null) =>
  [
    { at: 4000, events: [{ event: 'race_began', at: 5000 }] },
    { at: 47_400, events: [{ event: 'race_ended', winner, built, words: ['HITS', 'TILE', 'LIFT'] }] },
  ].map(({ at, events }) => ({ at, events: events as Event[], view: only<View>({}) }))

test('whoever won built a word, out of so many pieces and in so many seconds', () => {
  const { best } = findHighlights(race(0, 'LIFT'), 0, NAMES)
  expect(best).toMatch(/^You built LIFT out of \d+ pieces in 42 seconds\.$/)
})

test('else it is told what became of the pieces that I passed to my left', () => {
  expect(findHighlights(race(1, 'THIS'), 0, NAMES).best).toContain('THIS, came out of the pieces of your HITS')
  expect(findHighlights(race(2, 'TILT'), 0, NAMES).best).toContain('Ben could make nothing of the pieces of your HITS')
  expect(findHighlights(race(null, null), 2, NAMES).best).toContain('Ada could make nothing')
})

test('a race that broke off has no moment', () => {
  expect(findHighlights(race(0, 'LIFT').slice(0, 1), 0, NAMES)).toEqual({ best: '', marks: [] })
})
