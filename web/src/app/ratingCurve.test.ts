import { expect, test } from 'vitest'
import { curveOf, ratingTicks } from './ratingCurve'

const BOX = { width: 100, height: 100, left: 0, right: 0, top: 0, bottom: 0 }
const point = (value: number, give: number) => ({ at: 0, table: 'a', value, give })

test.each([
  [1480, 1520, [1450, 1500, 1550]],
  [1017, 1983, [1000, 1500, 2000]],
  [1500, 1500, [1500, 1550]],
])('from %i to %i there are round numbers around all of it', (low, high, ticks) =>
  expect(ratingTicks(low, high)).toEqual(ticks),
)

test('the line goes up with the rating, within its band', () => {
  const { line, band, ticks } = curveOf([point(1500, 100), point(1600, 100)], BOX)
  expect(ticks.map(({ value }) => value)).toEqual([1400, 1500, 1600, 1700])
  expect(line).toBe('M0.0 66.7L100.0 33.3')
  expect(band).toBe('M0.0 33.3L100.0 0.0L100.0 66.7L0.0 100.0Z')
})

test('a single game is a dot in the middle', () =>
  expect(curveOf([point(1500, 0)], BOX).dots).toEqual([{ x: 50, y: 100 }]))
