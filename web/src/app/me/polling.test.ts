import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { poll } from './polling'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks until the answer is enough, and goes on where none came', async () => {
  const answers = [() => Promise.resolve(true), () => Promise.reject(new Error('away')), () => Promise.resolve(false)]
  const ask = vi.fn(() => answers.shift()?.() ?? Promise.resolve(false))
  poll(ask)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(ask).toHaveBeenCalledTimes(3)
})

it('stops when it is told to', async () => {
  const ask = vi.fn(() => Promise.resolve(true))
  const stop = poll(ask)
  await vi.advanceTimersByTimeAsync(1600)
  stop()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(ask).toHaveBeenCalledTimes(1)
})
