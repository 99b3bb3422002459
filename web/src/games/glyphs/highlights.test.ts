import { beforeAll, expect, test } from 'vitest'
import { loadEnglish, only } from '../../testing'
import { sizeOf } from '../pieces/alphabet'
import { findHighlights } from './highlights'
import type { BoardView, Event, View } from './types'

beforeAll(() => loadEnglish('pieces', 'glyphs'))

const board = (pieces: number): BoardView =>
  only<BoardView>({ cells: [{ loose: Array.from({ length: pieces }, () => 'I') }, { below: ['C', 'C'] }] })
const frame = (pieces: number, ...events: object[]) => ({
  at: 0,
  events: events as Event[],
  view: only<View>({ boards: [board(0), board(pieces)] }),
})
const offered = (fits: boolean, seat = 0) =>
  frame(1, { event: 'proposed', seat, of: 1 - seat, cell: 1, piece: 'I', fits })
const called = (word: string, right = true) => frame(0, { event: 'named', seat: 0, of: 1, word, right, points: 3 })

test('the best word is the one that was called with fewest of its pieces', () => {
  const frames = [frame(5), called('HITS'), frame(1), called('TILE'), frame(4), called('LIFT')]
  expect(findHighlights(frames, 0).best).toBe(`You called TILE with 1 of its ${sizeOf('TILE')} pieces on the table.`)
})

test('a wrong call is none; then it is the longest run of pieces that fitted', () => {
  const frames = [offered(true), offered(true), offered(false), offered(true), frame(1), called('TILE', false)]
  expect(findHighlights(frames, 0).best).toContain('2 pieces in a row')
})

test('of who found nothing it is how often the others missed', () => {
  expect(findHighlights([offered(false, 1), offered(false), offered(true, 1)], 0).best).toContain('missed once')
})

test('the marks are my own offers in order', () => {
  expect(findHighlights([offered(true), offered(true, 1), offered(false)], 0).marks).toEqual([true, false])
})
