import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadEnglish } from '../testing'
import AwayBanner from './AwayBanner.svelte'

let shown: ReturnType<typeof mount>
let target: HTMLElement // of its own: other tests may have left something in the document

beforeEach(async () => {
  await loadEnglish()
  vi.useFakeTimers()
})
afterEach(() => {
  void unmount(shown)
  vi.useRealTimers()
})

function show(wait: number | undefined): void {
  target = document.createElement('div')
  shown = mount(AwayBanner, { target, props: { name: 'Ben', wait, letBotPlay: () => undefined } })
  flushSync()
}
const offered = (): boolean => target.querySelector('button') !== null

test('a bot is offered when the server would let it play, and not before', () => {
  show(45)
  expect(target.textContent).toContain('Ben is away.')
  vi.advanceTimersByTime(44_000)
  flushSync()
  expect(offered()).toBe(false)
  vi.advanceTimersByTime(1_000)
  flushSync()
  expect(offered()).toBe(true)
})

test('a bot is offered at once for somebody who has been gone for long', () => {
  show(0)
  expect(offered()).toBe(true)
})

test('a wait of weeks is not over at once', () => {
  show(60 * 24 * 3600)
  vi.advanceTimersByTime(60_000)
  flushSync()
  expect(offered()).toBe(false)
})
