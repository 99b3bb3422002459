import { beforeEach, expect, test } from 'vitest'
import { findTry, saveTry } from './daily'
import { setItem } from './storage'

beforeEach(() => localStorage.clear())

test('there is one try for each day, language and edition', () => {
  saveTry('2026-03-01', 'fr', '1976', { of: 2, letter: 'E' })
  expect(findTry('2026-03-01', 'fr', '1976')).toEqual({ of: 2, letter: 'E' })
  expect(findTry('2026-03-01', 'en', '1976')).toBeUndefined()
  expect(findTry('2026-03-01', 'fr', '1967')).toBeUndefined()
  expect(findTry('2026-03-02', 'fr', '1976')).toBeUndefined()
})

test('tries of the same day are all kept, those of other days are not', () => {
  saveTry('2026-03-01', 'fr', '1976', { of: 2, letter: 'E' })
  saveTry('2026-03-02', 'fr', '1976', { of: 1, letter: 'A' })
  saveTry('2026-03-02', 'en', '1976', { of: 1, letter: 'S' })
  expect(findTry('2026-03-01', 'fr', '1976')).toBeUndefined()
  expect(findTry('2026-03-02', 'fr', '1976')).toEqual({ of: 1, letter: 'A' })
  expect(findTry('2026-03-02', 'en', '1976')).toEqual({ of: 1, letter: 'S' })
})

test.each(['{', 'null'])('what is stored and cannot be read is no try: %s', (stored) => {
  setItem('daily', stored)
  expect(findTry('2026-03-01', 'fr', '1976')).toBeUndefined()
})
