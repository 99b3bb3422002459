import { describe, expect, test } from 'vitest'
import type { Piece, Stroke } from '../pieces/alphabet'
import { loosePose, poseDetails, posePieces } from './pose'

const stroke = (piece: Piece, angle: number, x = 0.5, y = 0.5): Stroke => ({ piece, x, y, angle })

describe('loose pieces', () => {
  test('lie the same way every time, and differently in the next cell', () => {
    expect(loosePose('I', 0, 3)).toEqual(loosePose('I', 0, 3))
    expect(loosePose('I', 0, 3)).not.toEqual(loosePose('I', 0, 4))
    expect(loosePose('I', 0, 3)).not.toEqual(loosePose('I', 1, 3))
  })

  test('lie in their cell, however many there are', () => {
    for (const piece of ['I', 'i', 'C', 'u'] as const)
      for (let place = 0; place < 9; place += 1) {
        const { x, y } = loosePose(piece, place, place % 5)
        expect(Math.min(x, y)).toBeGreaterThan(0)
        expect(Math.max(x, y)).toBeLessThan(1)
      }
  })
})

describe('the pieces of a cell', () => {
  test('are those that are positioned, and those that are loose', () => {
    const all = posePieces({ placed: [stroke('I', 0)], loose: ['C', 'I'] }, 1)
    expect(all.map(({ piece, kind }) => `${piece} ${kind}`)).toEqual(['I placed', 'C loose', 'I loose'])
    expect(new Set(all.map(({ key }) => key)).size).toBe(3)
  })

  test('a piece keeps its key when it is positioned', () => {
    const [loose] = posePieces({ loose: ['C'] }, 1)
    const [placed] = posePieces({ placed: [stroke('C', 90)] }, 1)
    expect(placed?.key).toBe(loose?.key)
  })

  test('an empty cell has none', () => {
    expect(posePieces({}, 1)).toEqual([])
  })
})

describe('a pose in words', () => {
  const lie = (piece: Piece, angle: number) => poseDetails(stroke(piece, angle)).lie

  test.each([
    [0, 'upright'],
    [180, 'upright'],
    [90, 'level'],
    [-90, 'level'],
    [20, 'leaning-right'],
    [-20, 'leaning-left'],
    [45, 'diagonal-right'],
    [135, 'diagonal-left'],
    [-45, 'diagonal-left'],
  ])('a straight piece at %d° is %s', (angle, word) => {
    expect(lie('I', angle)).toBe(word)
    expect(lie('i', angle)).toBe(word)
  })

  test('a big arc opens to the right as it is drawn, a small one upward; both turn clockwise', () => {
    expect([0, 90, 180, 270].map((angle) => lie('C', angle))).toEqual([
      'open-right',
      'open-down',
      'open-left',
      'open-up',
    ])
    expect([0, 90, 180, -90].map((angle) => lie('u', angle))).toEqual([
      'open-up',
      'open-right',
      'open-down',
      'open-left',
    ])
  })

  test('its place is told by row and column', () => {
    expect(poseDetails(stroke('I', 0, 0.3, 0.1))).toMatchObject({ row: 'high', column: 'left' })
    expect(poseDetails(stroke('I', 0, 0.5, 0.5))).toMatchObject({ row: 'middle', column: 'middle' })
    expect(poseDetails(stroke('I', 0, 0.7, 0.9))).toMatchObject({ row: 'low', column: 'right' })
  })
})
