import { describe, expect, test } from 'vitest'
import { changes, labelsOf, path, scaleOf } from './chart'

describe('the scale', () => {
  test('has nought, reaches as far as the values do, and counts in round steps', () => {
    const { low, high, ticks } = scaleOf(
      [
        [3, 47],
        [12, null],
      ],
      10,
    )
    expect(low).toBe(0)
    expect(high).toBeGreaterThanOrEqual(47)
    expect(ticks).toEqual([0, 20, 40, 60])
  })

  test('goes below nought if a value does', () => {
    const { low, ticks } = scaleOf([[-13, 30]], 10)
    expect(low).toBeLessThanOrEqual(-13)
    expect(ticks).toContain(0)
    expect(ticks[0]).toBe(low)
  })

  test('reaches at least as far as is wanted, also without any values', () => {
    expect(scaleOf([], 10)).toMatchObject({ low: 0, high: 10 })
    expect(scaleOf([[null]], 4).high).toBe(4)
  })

  test('has steps of 1, 2 or 5 and so many noughts', () => {
    for (const top of [7, 33, 180, 2400]) {
      const { ticks } = scaleOf([[top]], 1)
      const unit = (ticks[1] ?? 0) - (ticks[0] ?? 0)
      expect(['1', '2', '5']).toContain(String(unit).replace(/0+$/, ''))
      expect(ticks.length).toBeLessThanOrEqual(6)
    }
  })
})

describe('the steps below the axis', () => {
  const x = (step: number) => step * 10

  test('are the ends and the mark, each turned inward', () => {
    expect(labelsOf({ first: 0, last: 60, step: 30 }, x)).toEqual([
      { step: 0, x: 0, anchor: 'start' },
      { step: 30, x: 300, anchor: 'middle' },
      { step: 60, x: 600, anchor: 'end' },
    ])
  })

  test('a mark near an end stands in its place', () => {
    expect(labelsOf({ first: 0, last: 60, step: 2 }, x)).toEqual([
      { step: 2, x: 20, anchor: 'start' },
      { step: 60, x: 600, anchor: 'end' },
    ])
    expect(labelsOf({ first: 0, last: 60, step: 60 }, x).map(({ step }) => step)).toEqual([0, 60])
  })
})

describe('a line', () => {
  test('goes through its points and breaks off where there is none', () => {
    expect(
      path([
        [0, 5],
        [10, 6],
        [20, null],
        [30, 7],
        [40, 8],
      ]),
    ).toBe('M0.0 5.0L10.0 6.0M30.0 7.0L40.0 8.0')
  })

  test('is empty without points', () => {
    expect(path([[0, null]])).toBe('')
  })
})

test('the table has the first row, and those in which something changes', () => {
  expect(
    changes([
      [0, 0],
      [0, 0],
      [5, 0],
      [5, null],
      [5, null],
    ]),
  ).toEqual([0, 2, 3])
  expect(changes([])).toEqual([])
})
