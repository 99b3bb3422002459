import { beforeEach, describe, expect, test, vi } from 'vitest'
import { pressKey } from '../../testing'
import { handleKey } from './keyboard'

const [choose, ask] = [vi.fn<(seat: number) => void>(), vi.fn<(of: number, letter: string) => void>()]
const state = { others: [1, 2, 3], askable: [1, 3], chosen: 1, letters: new Set(['E', '.']), choose, ask }
const press = (key: string, more: object = {}): boolean => handleKey(pressKey(key), { ...state, ...more })

beforeEach(() => {
  choose.mockReset()
  ask.mockReset()
})

describe('a letter', () => {
  test('asks whoever is chosen, in either case', () => {
    expect(press('e')).toBe(true)
    expect(press('.')).toBe(true)
    expect(ask.mock.calls).toEqual([
      [1, 'E'],
      [1, '.'],
    ])
  })

  test('is for nothing if it cannot be asked for', () => {
    expect(press('.', { letters: new Set('E') })).toBe(false)
    expect(ask).not.toHaveBeenCalled()
  })

  test('is for nothing while there is nothing to ask, or nobody', () => {
    expect(press('e', { ask: undefined })).toBe(false)
    expect(press('e', { chosen: undefined })).toBe(false)
    expect(ask).not.toHaveBeenCalled()
  })
})

describe('choosing', () => {
  test('arrows go around those who can be asked', () => {
    press('ArrowDown')
    press('ArrowDown', { chosen: 3 })
    press('ArrowUp')
    expect(choose.mock.calls).toEqual([[3], [1], [3]])
  })

  test('numbers choose an opponent by their order', () => {
    expect(press('2')).toBe(true)
    expect(choose).toHaveBeenCalledExactlyOnceWith(2)
    expect(press('7')).toBe(false)
  })

  test('other keys are for nothing', () => {
    expect(press('Enter')).toBe(false)
    expect(press('!')).toBe(false)
  })
})
