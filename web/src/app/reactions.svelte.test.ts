import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QUIET_FOR, Reactions, SEEN_FOR, type Shown } from './reactions.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function heard(): [Reactions, string[]] {
  const reactions = new Reactions()
  const told: string[] = []
  reactions.tell = (all: readonly Shown[]) => told.push(all.map(({ seat, sign }) => `${seat} ${sign}`).join(', '))
  return [reactions, told]
}
const seen = (reactions: Reactions) => reactions.shown.map(({ seat, sign }) => `${seat} ${sign}`)

test('a reaction is seen for a moment, and the newest of a seat takes the place of the one before', () => {
  const [reactions] = heard()
  reactions.add(0, 'wow')
  reactions.add(1, 'oops')
  vi.advanceTimersByTime(SEEN_FOR / 2)
  reactions.add(0, 'bravo')
  expect(seen(reactions)).toEqual(['1 oops', '0 bravo'])
  vi.advanceTimersByTime(SEEN_FOR / 2)
  expect(seen(reactions)).toEqual(['0 bravo'])
  vi.advanceTimersByTime(SEEN_FOR)
  expect(seen(reactions)).toEqual([])
})

test('the first is told at once, and those that come right after it together', () => {
  const [reactions, told] = heard()
  reactions.add(0, 'wow')
  expect(told).toEqual(['0 wow'])
  for (let n = 0; n < 20; n++) reactions.add(n % 2, n < 18 ? 'wow' : 'think')
  expect(told).toEqual(['0 wow'])
  vi.advanceTimersByTime(QUIET_FOR)
  expect(told).toEqual(['0 wow', '0 think, 1 think'])
  vi.advanceTimersByTime(10 * QUIET_FOR)
  expect(told).toHaveLength(2)
  reactions.add(1, 'oops')
  expect(told.at(-1)).toBe('1 oops')
})
