import { beforeEach, expect, test } from 'vitest'
import { loadEnglish, only } from '../../testing'
import { maybe } from '../../app/texts.svelte'
import { LETTERS } from '../pieces/alphabet'
import { Coach } from '../common/coach.svelte'
import { COACH } from './coach'
import type { BoardView, CellView, Event, View } from './types'

const NAMES = ['Ada', 'Garamond', 'Bodoni']
const H: CellView = { placed: [...(LETTERS['H'] ?? [])] }

/** A game of three, with what is mine to do; of Garamond's word so many letters are known. */
const view = (duty: string | undefined, known: number): View =>
  only<View>({
    seat: 0,
    language: 'en',
    rules: only<View['rules']>({ goal: 25, miss_point: 'asker' }),
    boards: [0, known, 0].map((count) =>
      only<BoardView>({ hidden: true, cells: [0, 1, 2, 3, 4].map((at) => (at < count ? H : {})) }),
    ),
    open: duty ? [{ id: '1', kind: duty, seats: [0], duty: true }] : [],
  })
const event = (fields: object): Event => fields as Event
const stolen = event({ event: 'named', seat: 2, of: 1, word: 'CLUBS', right: true, points: 11 })
const missed = event({ event: 'proposed', seat: 0, of: 1, cell: 1, piece: 'I', fits: false, points: 1 })

let coach: Coach<View, Event>
const said = (): string => maybe(coach.current ?? '', '', coach.facts)

beforeEach(async () => {
  localStorage.clear()
  await loadEnglish('pieces', 'glyphs')
  coach = new Coach('glyphs', 'T1', COACH)
  coach.consider(view('propose', 0), [], false, NAMES)
})

test('the goal is told in plain words', () => {
  expect(said()).toContain('Reach 25 points, then find a word to win.')
})

test('a miss is told to be worth something', () => {
  coach.consider(view(undefined, 0), [missed], true, NAMES)
  expect(said()).toContain('A miss tells you something too: it scores 1 point, and the turn passes.')
})

test('somebody else’s find is told at once, by name, and no word is to be seen then', () => {
  coach.consider(view(undefined, 0), [missed], true, NAMES)
  coach.consider(view(undefined, 3), [stolen], false, NAMES)
  expect(said()).toBe('Bodoni found it. Garamond hides a new word.')
})

test('a word is to be seen on my own turn, with several letters known', () => {
  coach.consider(view('propose', 2), [], true, NAMES)
  expect(coach.current).not.toBe('coach-glyphs-name')
  coach.consider(view(undefined, 3), [], true, NAMES)
  expect(coach.current).toBeUndefined()
  coach.consider(view('propose', 3), [], false, NAMES)
  expect(coach.current).toBe('coach-glyphs-name')
})
