import { beforeAll, expect, test } from 'vitest'
import { loadEnglish } from '../../testing'
import { tellScores, tellWinners } from './standing'

beforeAll(() => loadEnglish())

const NAMES = ['Guest', 'Ben', 'Cleo']

test('whoever shares it speaks of themselves', () => {
  expect(tellWinners([0], NAMES, 0)).toBe('I won')
  expect(tellWinners([1, 0], NAMES, 0)).toBe('Ben and I won')
  expect(tellWinners([0, 1, 2], NAMES, 0)).toBe('Ben, Cleo, and I won')
})

test('others are named', () => {
  expect(tellWinners([1], NAMES, 0)).toBe('Ben won')
  expect(tellWinners([1, 2], NAMES, null)).toBe('Ben and Cleo won')
  expect(tellWinners([], NAMES, 0)).toBe('Nobody won')
})

test('scores are told the same way, the best first', () => {
  expect(tellScores([1, 0, 2], NAMES, [20, 35, 5], 0)).toBe('Ben 35 · Me 20 · Cleo 5')
  expect(tellScores([1, 0, 2], NAMES, [20, 35, 5], null)).toBe('Ben 35 · Guest 20 · Cleo 5')
})
