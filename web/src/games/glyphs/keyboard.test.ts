import { describe, expect, test } from 'vitest'
import { pressKey } from '../../testing'
import { PIECE_KEYS, nextSpot } from './keyboard'

const PLAYERS = [2, 3, 0]
const CELLS = 5
const from = { of: 3, cell: 2 }
const key = (name: string, start: typeof from | undefined = from, more: KeyboardEventInit = {}) =>
  nextSpot(pressKey(name, more), start, PLAYERS, CELLS)

describe('from cell to cell', () => {
  test('left and right go along a word and stop at its ends', () => {
    expect(key('ArrowRight')).toEqual({ of: 3, cell: 3 })
    expect(key('ArrowLeft', { of: 3, cell: 1 })).toEqual({ of: 3, cell: 1 })
    expect(key('ArrowRight', { of: 3, cell: CELLS })).toEqual({ of: 3, cell: CELLS })
  })

  test('up and down go to the other players, and around', () => {
    expect(key('ArrowDown')).toEqual({ of: 0, cell: 2 })
    expect(key('ArrowDown', { of: 0, cell: 2 })).toEqual({ of: 2, cell: 2 })
    expect(key('ArrowUp')).toEqual({ of: 2, cell: 2 })
  })

  test('a digit goes to the cell of that number, wherever a layout has its digits', () => {
    expect(key('&', from, { code: 'Digit1' })).toEqual({ of: 3, cell: 1 })
    expect(key('9', from, { code: 'Digit9' })).toEqual({ of: 3, cell: CELLS })
    expect(key('!', from, { code: 'Digit1', shiftKey: true })).toBeUndefined()
  })

  test('from nowhere it begins with the first player', () => {
    expect(nextSpot(pressKey('ArrowRight'), undefined, PLAYERS, CELLS)).toEqual({ of: 2, cell: 1 })
    expect(nextSpot(pressKey('ArrowDown'), undefined, PLAYERS, CELLS)).toEqual({ of: 2, cell: 1 })
  })

  test('with nobody to be asked there is nowhere to go', () => {
    expect(nextSpot(pressKey('ArrowRight'), undefined, [], CELLS)).toBeUndefined()
  })

  test('other keys lead nowhere', () => {
    expect(key('x')).toBeUndefined()
  })
})

test('every piece has a key; only straight ones care about Shift', () => {
  expect(new Set(Object.values(PIECE_KEYS))).toEqual(new Set(['I', 'i', 'C', 'u']))
  expect([PIECE_KEYS['c'], PIECE_KEYS['U'], PIECE_KEYS['I'], PIECE_KEYS['i']]).toEqual(['C', 'u', 'I', 'i'])
})
