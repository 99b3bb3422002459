import { describe, expect, test } from 'vitest'
import { type DecisionView, findAwaited, findDecision, findDuty, offeredValues } from './view'

const view: DecisionView = {
  seat: 1,
  open: [
    { id: 'a', kind: 'ask', seats: [0], duty: true },
    { id: 'b', kind: 'interrupt', seats: [0, 1, 2], duty: false },
    { id: 'c', kind: 'expose', seats: [1], duty: true },
  ],
}

describe('what is open to a seat', () => {
  test('a duty is mine and holds the game up', () => {
    expect(findDuty(view)?.id).toBe('c')
    expect(findDuty({ ...view, seat: 2 })).toBeUndefined()
  })

  test('a right is found by its kind, another one’s is not', () => {
    expect(findDecision(view, 'interrupt')?.id).toBe('b')
    expect(findDecision(view, 'ask')).toBeUndefined()
  })

  test('nothing is open to somebody who watches, or when nothing is open', () => {
    expect(findDuty({ ...view, seat: null })).toBeUndefined()
    expect(findDecision({ ...view, seat: null }, 'interrupt')).toBeUndefined()
    expect(findDuty({ seat: 1 })).toBeUndefined()
  })
})

test('the game waits for the first duty, whoever looks', () => {
  expect(findAwaited({ ...view, seat: null })).toEqual({ id: 'a', kind: 'ask', seats: [0] })
  expect(findAwaited({ seat: 1, open: [] })).toBeUndefined()
})

test('the values of a field are those of all offers, each once', () => {
  const decision = {
    id: 'a',
    kind: 'ask',
    seats: [0],
    duty: true,
    offers: [
      { of: [1], letter: ['A', 'B'] },
      { of: [2], letter: ['B'] },
    ],
  }
  expect(offeredValues<number>(decision, 'of')).toEqual([1, 2])
  expect(offeredValues<string>(decision, 'letter')).toEqual(['A', 'B'])
  expect(offeredValues(decision, 'space')).toEqual([])
  expect(offeredValues(undefined, 'of')).toEqual([])
})
