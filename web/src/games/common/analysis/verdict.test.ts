import { beforeAll, describe, expect, test } from 'vitest'
import { loadEnglish, only } from '../../../testing'
import type { MissedRow, NamingRow } from './rows'
import { type Scored, luckSentences, maxBy, missedSentence, rashSentences, referTo, skillSentence } from './verdict'

beforeAll(() => loadEnglish('analysis'))

const refer = referTo(['Ada', 'Ben', 'Cleo'], 1)
const seats: Scored[] = [
  { seat: 0, score: 90, luck: 30, skill: 60 },
  { seat: 1, score: 80, luck: -5, skill: 85 },
  { seat: 2, score: 40, luck: -25, skill: 65 },
]

test('of several with as much, the first', () => {
  expect(maxBy(['aa', 'b', 'cc'], (word) => word.length)).toBe('aa')
  expect(maxBy<string>([], () => 1)).toBeUndefined()
})

describe('skill', () => {
  test('a winner who did not play best is told who did', () => {
    const { text } = skillSentence(seats[0], seats, refer)
    expect(text).toContain('Ada')
    expect(text).toContain('you played better')
    expect(text).toMatch(/60.*85/)
  })

  test('a winner who played best deserved it', () => {
    const { text } = skillSentence(seats[1], seats, refer)
    expect(text).toContain('You won')
    expect(text).toContain('85')
  })

  test('without a winner there is nothing to say', () => {
    expect(skillSentence(undefined, seats, refer)).toEqual({ text: '' })
  })
})

describe('luck', () => {
  test('names who had most and who had least', () => {
    const [lucky, unlucky, ...more] = luckSentences(seats, 10, refer)
    expect(lucky?.text).toMatch(/Ada.*30/)
    expect(unlucky?.text).toMatch(/Cleo.*25/)
    expect(more).toEqual([])
  })

  test('little luck is not worth naming anybody', () => {
    const [only, ...more] = luckSentences(seats, 40, refer)
    expect(only?.text).not.toMatch(/Ada|Ben|Cleo|you/i)
    expect(more).toEqual([])
  })
})

describe('words', () => {
  const rash = (step: number, points_expected: number) =>
    only<NamingRow>({
      kind: 'naming',
      step,
      seat: 0,
      of: 2,
      sequence: 'BREAD',
      chance: 0.2,
      rash: true,
      points_expected,
    })
  const missed = (step: number, points_expected: number, right: boolean) =>
    only<MissedRow>({
      kind: 'missed',
      step,
      seats: [0, 1],
      of: 2,
      sequence: 'WATER',
      chance: 0.7,
      right,
      points_expected,
    })

  test('of rash namings the costliest is told, with its row', () => {
    const worst = rash(8, -20)
    const [sentence, ...more] = rashSentences([rash(3, -5), worst, { ...rash(9, -90), rash: false }], refer)
    expect(sentence).toMatchObject({ step: 8, row: worst })
    expect(sentence?.text).toMatch(/Ada.*BREAD.*Cleo.*20%/)
    expect(more).toEqual([])
    expect(rashSentences([], refer)).toEqual([])
  })

  test('of missed words one that would have been right comes first, and then the dearest', () => {
    const right = missed(5, 10, true)
    const sentence = missedSentence([missed(2, 30, false), right, missed(7, 4, true)], refer)
    expect(sentence).toMatchObject({ step: 5, row: right })
    expect(sentence.text).toContain('WATER')
  })

  test('if none would have been right, the dearest', () => {
    expect(missedSentence([missed(2, 3, false), missed(4, 30, false)], refer).step).toBe(4)
  })

  test('that nothing was missed is said, and leads nowhere', () => {
    const sentence = missedSentence([], refer)
    expect(sentence.text).not.toBe('')
    expect(sentence.row).toBeUndefined()
  })
})
