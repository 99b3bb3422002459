import { describe, expect, test } from 'vitest'
import { createArrangement, putPiece, NEW } from './arrangement'
import {
  type BenchSize,
  cellAt,
  cellCorner,
  layOutBench,
  letterSize,
  nearestPiece,
  poseOf,
  toBenchPoint,
  toCellPoint,
  toHeapPoint,
} from './layout'

const PHONE: BenchSize = { width: 360, height: 420, cell: 88, pitch: 52 }
const DESKTOP: BenchSize = { width: 900, height: 600, cell: 150, pitch: 88 }

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('on %s', (_name, size) => {
  const CELLS = 5
  const layout = layOutBench(size, CELLS, 14)

  test('all cells are as large as they may be, and lie beside each other', () => {
    expect(layout.cell).toBeLessThanOrEqual(size.cell)
    expect(layout.columns * layout.cell).toBeLessThanOrEqual(size.width)
    const corners = Array.from({ length: CELLS }, (_, number) => cellCorner(layout, number))
    for (const { x, y } of corners) {
      expect(x + layout.cell).toBeLessThanOrEqual(size.width)
      expect(y + layout.cell).toBeLessThanOrEqual(layout.top)
    }
    expect(new Set(corners.map(({ x, y }) => `${x} ${y}`)).size).toBe(CELLS)
  })

  test('the heap is below the cells and fills the height', () => {
    expect(layout.top + layout.heap).toBeGreaterThanOrEqual(size.height)
    expect(layout.first).toBeGreaterThanOrEqual(layout.top)
    expect(layout.pitch).toBeGreaterThanOrEqual(size.pitch)
  })

  test('every piece of the heap lies in it', () => {
    const heap = createArrangement({ I: 5, i: 4, C: 3, u: 2 }, 'en')
    for (const token of heap.tokens) {
      const { x, y } = poseOf(layout, heap, token)
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(size.width)
      expect(y).toBeGreaterThan(layout.top)
      expect(y).toBeLessThan(layout.top + layout.heap)
    }
  })

  test('a point is in the cell whose corner is next to it', () => {
    for (let number = 0; number < CELLS; number += 1) {
      const { x, y } = cellCorner(layout, number)
      expect(cellAt(layout, { x: x + 5, y: y + 5 }, CELLS)).toBe(number)
    }
    expect(cellAt(layout, { x: -5, y: 5 }, CELLS)).toBeUndefined()
    expect(cellAt(layout, { x: 5, y: layout.top + 200 }, CELLS)).toBeUndefined()
  })

  test('what is put at a point of a cell lies at that point', () => {
    const at = { x: 0.3, y: 0.8 }
    const back = toCellPoint(layout, toBenchPoint(layout, cellCorner(layout, 2), at), 2)
    expect(back.x).toBeCloseTo(at.x)
    expect(back.y).toBeCloseTo(at.y)
  })
})

test('many cells on a narrow screen stand in several rows', () => {
  const layout = layOutBench(PHONE, 9, 20)
  expect(layout.columns).toBeLessThan(9)
  expect(cellCorner(layout, 8).y).toBeGreaterThan(0)
})

test('in a cell, a piece is as large as its letter', () => {
  const layout = layOutBench(PHONE, 2, 2)
  const { arrangement } = putPiece(createArrangement({ I: 2 }, 'en'), 0, NEW, 0.5, 0.5)
  const token = arrangement.tokens[0] ?? expect.fail()
  expect(poseOf(layout, arrangement, token).size).toBe(letterSize(layout))
  expect(letterSize(layout)).toBeLessThan(layout.cell)
})

test('a point beyond the heap is brought back into it', () => {
  const layout = layOutBench(PHONE, 4, 10)
  expect(toHeapPoint(layout, { x: -50, y: 9999 })).toEqual({ x: 0.03, y: 0.97 })
  const middle = toHeapPoint(layout, { x: 180, y: layout.top + layout.heap / 2 })
  expect(middle.x).toBeCloseTo(0.5)
  expect(middle.y).toBeCloseTo(0.5)
})

describe('the piece under a finger', () => {
  const heap = createArrangement({ I: 2 }, 'en')
  const [left, right] = heap.tokens
  const pieces = [
    { token: left ?? expect.fail(), pose: { x: 100, y: 100, angle: 0, size: 100 } },
    { token: right ?? expect.fail(), pose: { x: 200, y: 100, angle: 90, size: 100 } },
  ]

  test('is the nearest one, along all of its length', () => {
    expect(nearestPiece({ x: 104, y: 138 }, pieces, 20)).toBe(left)
    expect(nearestPiece({ x: 162, y: 104 }, pieces, 20)).toBe(right)
  })

  test('is none if all are out of reach', () => {
    expect(nearestPiece({ x: 100, y: 200 }, pieces, 20)).toBeUndefined()
    expect(nearestPiece({ x: 100, y: 100 }, [], 20)).toBeUndefined()
  })
})
