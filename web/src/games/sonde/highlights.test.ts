import { beforeAll, describe, expect, test } from 'vitest'
import { loadEnglish, only } from '../../testing'
import { findHighlights } from './highlights'
import type { Event, TrayView, View } from './types'

beforeAll(() => loadEnglish('sonde'))

const tray = (hidden: number): TrayView => ({ shown: '', hidden })
const frame = (...events: object[]) => ({
  at: 0,
  events: events as Event[],
  view: only<View>({ trays: [[tray(7)], [tray(6)]] }),
})
const began = (seat: number) => frame({ event: 'turn_began', seat })
const hit = (seat: number, letter: string, points: number) =>
  frame(
    { event: 'asked', seat, of: 1 - seat, letter },
    { event: 'answered', seat: 1 - seat, yes: true },
    { event: 'exposed', seat: 1 - seat, space: 1, letter, to: seat, points },
  )
const miss = (seat: number) =>
  frame({ event: 'asked', seat, of: 1 - seat, letter: 'Q' }, { event: 'answered', seat: 1 - seat, yes: false })
const called = (seat: number, right: boolean, points: number) =>
  frame({ event: 'interrupted', seat, of: 1 - seat, sequence: '.PLUME', right, points })

describe('the best moment', () => {
  test('is the turn whose hits brought most', () => {
    const frames = [began(0), hit(0, 'E', 10), miss(0), began(1), miss(1), began(0), hit(0, 'A', 15), hit(0, 'S', 5)]
    expect(findHighlights(frames, 0).best).toBe('2 hits in a single turn: 20 points.')
  })

  test('of one letter names it, and a blank as such', () => {
    expect(findHighlights([began(0), hit(0, 'E', 1)], 0).best).toContain('asked for E at the right moment: 1 point.')
    expect(findHighlights([began(0), hit(0, '.', 5)], 0).best).toContain('asked for a blank')
  })

  test('is a word that was called, where that brought more, with what was hidden then', () => {
    const best = findHighlights([began(0), hit(0, 'E', 10), called(0, true, 160)], 0).best
    expect(best).toContain('·PLUME')
    expect(best).toContain('6 spaces')
    expect(best).toContain('160 points')
  })

  test('is no wrong call, nobody else’s feat, and no card', () => {
    const card = frame(
      { event: 'drew', seat: 0, card: 'left' },
      { event: 'exposed', seat: 1, space: 2, letter: 'A', to: 0, points: 15 },
    )
    const frames = [began(0), card, called(0, false, -50), began(1), hit(1, 'E', 15), called(1, true, 200)]
    expect(findHighlights(frames, 0).best).toBe('')
  })

  test('S34 is the word that nobody found', () => {
    const kept = frame({ event: 'kept', seat: 0, trays: ['HARVEST'], points: 40, bonus: 50 })
    expect(findHighlights([began(0), hit(0, 'E', 10), kept], 0).best).toBe(
      'Nobody found HARVEST: that alone was worth 90 points.',
    )
  })

  test('of who scored nothing is how often the others missed', () => {
    expect(findHighlights([began(1), miss(1), began(1), miss(1)], 0).best).toContain('missed 2 times')
  })
})

test('a void question is no hit (S30)', () => {
  const frames = [
    began(0),
    frame({ event: 'asked', seat: 0, of: 1, letter: 'E' }),
    frame({ event: 'voided', seat: 1 }),
    frame({ event: 'exposed', seat: 1, space: 1, letter: 'E', to: null }),
  ]
  expect(findHighlights(frames, 0)).toEqual({ best: '', marks: [] })
})

test('the marks are my own questions in order', () => {
  expect(findHighlights([hit(0, 'E', 5), miss(1), miss(0), hit(0, 'A', 5)], 0).marks).toEqual([true, false, true])
})
