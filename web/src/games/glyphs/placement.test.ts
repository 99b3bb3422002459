import { expect, test } from 'vitest'
import { TURN, movePiece, turnPiece } from './placement'

const held = { piece: 'I' as const, x: 0.5, y: 0.5, angle: 0 }

test('a piece is moved, but not out of its cell', () => {
  expect(movePiece(held, 0.05, -0.05)).toMatchObject({ x: 0.55, y: 0.45 })
  expect(movePiece(held, 2, -2)).toMatchObject({ x: 1, y: 0 })
})

test('many small steps and as many back lead to where it was', () => {
  let now = held
  for (let step = 0; step < 7; step += 1) now = movePiece(now, 0.05, 0) as typeof held
  for (let step = 0; step < 7; step += 1) now = movePiece(now, -0.05, 0) as typeof held
  expect(now).toEqual(held)
})

test('a piece is turned by less than once around, whatever way', () => {
  expect(turnPiece(held, TURN).angle).toBe(TURN)
  expect(turnPiece({ ...held, angle: 170 }, TURN).angle).toBe(-175)
  expect(turnPiece({ ...held, angle: -170 }, -TURN).angle).toBe(175)
  expect(turnPiece(held, 720).angle).toBe(0)
})
