import { beforeAll, expect, test } from 'vitest'
import { loadEnglish, only } from '../../testing'
import { findHighlights, spelledWords } from './highlights'
import type { Event, View } from './types'

beforeAll(() => loadEnglish('tug'))

/** A word of which so many letters move, and of them so many leave the board. */
const word = (team: number, spelled: string, moved: number, taken = 0): object[] => [
  { event: 'card_drawn', team, category: { text: '' }, turns: 0 },
  ...[...spelled].map((letter, place) => ({
    event: 'spelled',
    seat: team,
    letter,
    ...(place < moved ? { to: 1, taken: place < taken } : {}),
  })),
  { event: 'word_ended', team, word: spelled, cut: false },
]
const back = (team: number, spelled: string, why: string): object => ({ event: 'taken_back', team, word: spelled, why })
const checked = (seat: number, spelled: string): object => ({ event: 'checked', seat, word: spelled, right: false })
const frames = (...events: object[]) => [{ at: 0, events: events as Event[], view: only<View>({}) }]

test('the best word is my team’s that moved most; what is captured counts more', () => {
  const game = frames(...word(0, 'TEAPOT', 4), ...word(1, 'CARAVANS', 8, 3), ...word(0, 'JAZZ', 3, 1))
  expect(findHighlights(game, 0, 0).best).toBe('JAZZ moved 3 letters your way and captured one.')
  expect(findHighlights(game, 1, 1).best).toBe('CARAVANS moved 8 letters your way and captured 3.')
})

test('a word that went back is none, and whoever saw it has had their moment (T10)', () => {
  const game = frames(
    ...word(1, 'RHYTMUS', 6),
    back(1, 'RHYTMUS', 'misspelt'),
    checked(0, 'RHYTMUS'),
    ...word(0, 'TEA', 2),
  )
  expect(findHighlights(game, 0, 0).best).toContain('You saw that RHYTMUS was misspelt: 6 letters')
  expect(findHighlights(game, 0, 2).best).toContain('TEA moved 2 letters your way.')
  expect(findHighlights(game, 1, 1)).toEqual({ best: '', marks: [false] })
})

test('a word that was given before never counted: its letters are spelled anew (T8)', () => {
  const again = [...word(0, 'TEA', 3).slice(0, -1), back(0, 'TEA', 'given'), ...word(0, 'POT', 1).slice(1)]
  expect(spelledWords(frames(...again)[0]?.events ?? [])).toMatchObject([{ word: 'POT', moved: 1, stands: true }])
})

test('a turn without a word is a mark that did not come off', () => {
  expect(findHighlights(frames(...word(0, '', 0), ...word(0, 'TEA', 1)), 0, 0).marks).toEqual([false, true])
})
