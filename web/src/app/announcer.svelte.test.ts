import { beforeEach, expect, test } from 'vitest'
import { announce, announcements, clearAnnouncements, forgetAnnouncements, lastAnnouncement } from './announcer.svelte'

beforeEach(clearAnnouncements)

const texts = (): string[] => announcements().map(({ text }) => text)

test('a frame is announced in one breath, after what was said before', () => {
  announce(['Ada asks Ben for E.', '', 'No.'])
  announce(['It’s your turn.'])
  expect(texts()).toEqual(['Ada asks Ben for E. No.', 'It’s your turn.'])
})

test('what was said stays as it is, and nothing to say is not said', () => {
  announce(['one'])
  const [first] = announcements()
  announce([])
  announce(['one'])
  expect(announcements()[0]).toBe(first)
  expect(new Set(announcements().map(({ id }) => id)).size).toBe(2)
})

test('what is to be forgotten goes, and what was said since stays', () => {
  announce(['Ada asks Ben for E. No.'])
  const until = lastAnnouncement()
  announce(['It’s your turn.'])
  forgetAnnouncements(until)
  expect(texts()).toEqual(['It’s your turn.'])
})

test('only so much is kept', () => {
  for (let n = 0; n < 150; n++) announce([String(n)])
  expect(texts()).toHaveLength(100)
  expect(texts().at(-1)).toBe('149')
})
