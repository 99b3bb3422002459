import { expect, test } from 'vitest'
import { drawnWords } from './lot'

const events = [
  { event: 'hid', seat: 0, spaces: 3, tray: 'left', cells: 'CAT', by_lot: true },
  { event: 'hid', seat: 1, spaces: 5, by_lot: true },
  { event: 'race_hid', seat: 0, word: 'SIT', by_lot: true },
  { event: 'hid', seat: 0, word: 'HOUSE' },
  { event: 'race_began' },
]

test('my words that the clock has drawn are told, and no others', () => {
  expect(drawnWords(events, 0)).toEqual(['CAT', 'SIT'])
  expect(drawnWords(events.slice(3), 0)).toEqual([])
  expect(drawnWords(events, null)).toEqual([])
})
