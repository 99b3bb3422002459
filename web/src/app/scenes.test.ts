import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { only } from '../testing'
import type { Frame, Table } from '../wire/types'
import { Scenes, type Shown } from './scenes'

const table = only<Table>({ you: 0, pause: 2, seats: [{ name: 'Ada' }, { name: 'Bembo', bot: 'club' }] })
const frame = (seq: number, ...events: object[]): Frame => only<Frame>({ type: 'frame', seq, events, view: { seq } })
const asked = (seq: number, seat: number): Frame =>
  frame(seq, { event: 'asked', seat }, { event: 'answered', seat: 1 - seat })

let shown: Shown[]
let looking: boolean
let scenes: Scenes

beforeEach(() => {
  vi.useFakeTimers()
  ;[shown, looking] = [[], true]
  scenes = new Scenes(
    () => table,
    (part) => shown.push(part),
    () => !looking,
  )
})
afterEach(() => vi.useRealTimers())

const told = (): string[] => shown.flatMap(({ frame, events }) => events.map(({ event }) => `${frame.seq} ${event}`))

test('a bot’s question is seen before its answer, and both before what comes next', () => {
  scenes.add(asked(1, 1))
  scenes.add(frame(2, { event: 'drew', seat: 1 }))
  expect(told()).toEqual(['1 asked'])
  expect(shown[0]?.complete).toBe(false)
  vi.advanceTimersByTime(799)
  expect(shown).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(told()).toEqual(['1 asked', '1 answered'])
  expect(shown[1]?.complete).toBe(true)
  vi.advanceTimersByTime(1199)
  expect(shown).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(told().at(-1)).toBe('2 drew')
})

test('what I did is shown at once, after all that was waiting', () => {
  scenes.add(asked(1, 1))
  scenes.add(frame(2, { event: 'drew', seat: 1 }))
  scenes.add(asked(3, 0))
  expect(told()).toEqual(['1 asked', '1 answered', '2 drew', '3 asked', '3 answered'])
  expect(shown.filter(({ complete }) => complete)).toHaveLength(3)
  scenes.add(frame(4, { event: 'drew', seat: 1 }))
  expect(told().at(-1)).toBe('4 drew')
})

test('hurrying shows what is left of a scene, once', () => {
  scenes.add(asked(1, 1))
  scenes.hurry()
  vi.runAllTimers()
  expect(told()).toEqual(['1 asked', '1 answered'])
})

test('letters as they are spelled are not waited for', () => {
  scenes.add(frame(1, { event: 'spelled', seat: 1 }))
  scenes.add(frame(2, { event: 'spelled', seat: 1 }))
  expect(shown).toHaveLength(2)
})

test('nobody who looks away is kept waiting', () => {
  scenes.add(asked(1, 1))
  looking = false
  scenes.add(frame(2, { event: 'drew', seat: 1 }))
  expect(told()).toEqual(['1 asked', '1 answered', '2 drew'])
})

test('what somebody missed for too long is not told in full', () => {
  for (let seq = 0; seq < 20; seq++) scenes.add(frame(seq, { event: 'drew', seat: 1 }))
  expect(shown.length).toBeGreaterThanOrEqual(12)
})

test('what is newer replaces what waits', () => {
  scenes.add(asked(1, 1))
  scenes.add(frame(2, { event: 'drew', seat: 1 }))
  scenes.clear()
  vi.runAllTimers()
  expect(told()).toEqual(['1 asked'])
})
