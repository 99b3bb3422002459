import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { amount, dayOf, figure, percent, oneIn } from './figures'
import { setLanguage, t } from './texts.svelte'

beforeEach(() => setLanguage('en'))
afterAll(() => setLanguage('en'))

describe('figure', () => {
  test('has always so many places after the point', () => {
    expect(figure(3)).toBe('3')
    expect(figure(3, 1)).toBe('3.0')
    expect(figure(2.25, 1)).toMatch(/^2\.[23]$/)
  })

  test('has a true minus sign, and a plus only where it is wanted', () => {
    expect(figure(-4)).toBe('−4')
    expect(figure(4)).toBe('4')
    expect(figure(4, 0, true)).toBe('+4')
    expect(figure(0, 0, true)).toBe('0')
  })

  test('what is rounded to nought has no sign', () => {
    expect(figure(-0.01, 1)).toBe('0.0')
  })

  test('is written as the language writes it', async () => {
    await setLanguage('de')
    expect(figure(1.5, 1)).toBe('1,5')
  })
})

describe('an amount', () => {
  test.each([
    ['en', 1, 0, '1 point'],
    ['en', 1.5, 1, '1.5 points'],
    ['fr', 1.5, 1, '1,5 point'],
    ['fr', 2, 1, '2,0 points'],
    ['de', 0.5, 1, '0,5 Punkte'],
    ['en', -0.8, 1, '−0.8 points'],
  ] as const)('takes the number that its language gives it: %s %d', async (language, value, digits, written) => {
    await setLanguage(language)
    expect(t('points-count', { points: amount(value, digits) })).toBe(written)
  })
})

describe('percent', () => {
  test.each([
    [0, '0%'],
    [0.004, '1%'],
    [0.5, '50%'],
    [0.999, '99%'],
    [1, '100%'],
  ])('only what is sure is called so: %d', (chance, written) => {
    expect(percent(chance)).toBe(written)
  })
})

test.each([
  [0, '1'],
  [3, '8'],
  [12.8, '7,100'],
])('a chance in bits is told as one in so many, roughly: %d', (bits, written) => {
  expect(oneIn(bits)).toBe(written)
})

test('a day is a day in UTC, wherever somebody is', async () => {
  expect(dayOf('2026-03-01')).toBe('1 March 2026')
  await setLanguage('de')
  expect(dayOf('2026-03-01')).toBe('1. März 2026')
})
