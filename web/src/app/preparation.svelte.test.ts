import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LexiconState } from '../wire/types'
import { preparations, waitForWords, watchWords } from './preparation.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const french = (percent: number): LexiconState[] => [
  { language: 'fr', state: percent < 100 ? 'preparing' : 'ready', percent },
  { language: 'de', state: 'preparing', percent: 0 },
]

test('whoever waits goes on when the words are there, and sees meanwhile how far they are', async () => {
  const fetched = vi.fn<() => Promise<LexiconState[]>>()
  fetched.mockResolvedValueOnce(french(0)).mockResolvedValueOnce(french(40)).mockResolvedValue(french(100))
  let done = false
  const waiting = waitForWords('fr', fetched).then(() => (done = true))
  await vi.advanceTimersByTimeAsync(1000)
  expect(preparations()).toEqual([{ language: 'fr', state: 'preparing', percent: 40 }])
  expect(done).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  await waiting
  expect(preparations()).toEqual([])
})

test('words that could not be prepared are not waited for', async () => {
  await waitForWords('fr', () => Promise.resolve([{ language: 'fr', state: 'missing', percent: 0 }]))
  expect(preparations()).toEqual([])
})

test('who only watches is shown the language that is chosen now', async () => {
  const stop = watchWords('fr', () => Promise.resolve(french(40)))
  await vi.advanceTimersByTimeAsync(0)
  expect(preparations().map((each) => each.language)).toEqual(['fr'])
  stop()
  expect(preparations()).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
})

test('without a connection whoever waits is told', async () => {
  await expect(waitForWords('fr', () => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
})
