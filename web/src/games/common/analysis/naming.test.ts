import { beforeAll, describe, expect, test } from 'vitest'
import { loadEnglish, only } from '../../../testing'
import { bitsOf, describeNaming, expected, luckOf, namingFigures } from './naming'
import type { MissedRow, NamingRow } from './rows'

beforeAll(() => loadEnglish('analysis'))

const LABELS = ['Ada', 'You', 'Cleo']
const named = only<NamingRow>({
  kind: 'naming',
  seat: 0,
  of: 2,
  sequence: 'BREAD',
  chance: 0.25,
  right: false,
  points: -10,
  points_expected: 2.5,
  luck: -12.5,
  rash: true,
})
const missed = only<MissedRow>({
  kind: 'missed',
  seats: [0, 1],
  of: 2,
  sequence: 'WATER',
  chance: 0.75,
  right: true,
  points_expected: 8,
  first: 3,
  last: 9,
})

describe('a row about a word, for screen readers', () => {
  test('says who named what of whom, how likely it was and what came of it', () => {
    const text = describeNaming(named, LABELS, 1)
    for (const part of ['Ada', 'Cleo', 'BREAD', '25%', '−10']) expect(text).toContain(part)
  })

  test('says who could have named what', () => {
    const text = describeNaming(missed, LABELS, 1)
    for (const part of ['Ada and you', 'Cleo', 'WATER', '75%']) expect(text).toContain(part)
  })
})

describe('its figures', () => {
  const values = (row: NamingRow | MissedRow) => namingFigures(row, LABELS, 1).map(([, value]) => value)

  test('of a naming: chance, points beside what was to be expected, luck', () => {
    const [chance, points, luck, ...more] = values(named)
    expect(chance).toBe('25%')
    expect(points).toMatch(/−10.*2\.5/)
    expect(luck).toBe('−12.5')
    expect(more).toEqual([])
  })

  test('of a missed word: also who could have named it, and from when to when', () => {
    expect(values(missed)).toEqual(expect.arrayContaining(['75%', '8.0', 'Ada and you', '3–9']))
  })
})

test('figures beside what was to be expected', () => {
  expect(expected(3, 2.25)).toMatch(/^3\b.*2\.[23]/)
  expect(bitsOf({ bits: null, bits_expected: 2 })[1]).toBe('–')
  expect(bitsOf({ bits: 1.5, bits_expected: 2 })[1]).toMatch(/1\.5.*2\.0/)
  expect(luckOf({ luck: 4 })[1]).toBe('+4.0')
})
