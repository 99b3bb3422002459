import { beforeAll, expect, test } from 'vitest'
import { loadEnglish, only } from '../../../testing'
import type { AnalysedNaming, AnalysedQuestion, AnalysedSeat, Analysis, MissedNaming } from '../../../wire/types'
import { friendSays } from './friend'
import { rowsOf } from './rows'

beforeAll(() => loadEnglish('analysis', 'sonde'))

const NAMES = ['Ada', 'Ben']
const seat = (number: number, more: Partial<AnalysedSeat> = {}): AnalysedSeat =>
  only<AnalysedSeat>({ seat: number, score: 0, luck: 0, skill: 0, grade: 'good', ...more })
const question = (step: number, more: Partial<AnalysedQuestion> = {}): AnalysedQuestion =>
  only<AnalysedQuestion>({
    step,
    settled: step,
    seat: 0,
    of: 1,
    letter: 'E',
    chance: 0.6,
    points_expected: 6,
    rank: 1,
    regret: 0,
    blunder: false,
    best_points: { of: 1, letter: 'S', chance: 0.7, points: 9, bits: 1 },
    ...more,
  })
const naming = (more: Partial<AnalysedNaming>): AnalysedNaming =>
  only<AnalysedNaming>({ step: 7, seat: 0, of: 1, sequence: '.BREAD', chance: 0.7, points_expected: 80, ...more })
const missed = (more: Partial<MissedNaming> = {}): MissedNaming =>
  only<MissedNaming>({
    step: 5,
    seats: [0],
    of: 1,
    sequence: 'WATER',
    chance: 0.5,
    points_expected: 40,
    right: true,
    ...more,
  })

function said(more: Partial<Analysis>, me: number | null = 0): string[] {
  const report = only<Analysis>({ seats: [seat(0), seat(1)], questions: [], namings: [], missed: [], ...more })
  return friendSays(report, rowsOf(report), NAMES, me).map(({ text }) => text)
}

test.each([
  ['best', 'about as well as anyone could'],
  ['good', 'You asked well,'],
  ['weak', 'there was something better'],
  ['blunder', 'far from the best'],
] as const)('the words fit the grade: %s', (grade, words) => {
  expect(said({ seats: [seat(0, { grade }), seat(1)] })[0]).toContain(words)
})

test('luck is an excuse only for who lost, and only where there was little of it', () => {
  const first = (mine: Partial<AnalysedSeat>) => said({ seats: [seat(0, mine), seat(1, { score: 50 })] })[0]
  expect(first({ score: 60, luck: -30 })).toContain('and you won')
  expect(first({ score: 40, luck: -30 })).toContain('luck was against you')
  expect(first({ score: 40, luck: 5 })).toContain('somebody else won')
})

test('the best decision is a word that was rightly called, else the question that promised most', () => {
  const questions = [
    question(1),
    question(3, { letter: '.', points_expected: 9 }),
    question(4, { rank: 2, points_expected: 99 }),
  ]
  expect(said({ questions })[1]).toBe('Your best decision: asking Ben for a blank, at 60%.')
  const namings = [naming({ right: true, rash: false }), naming({ right: true, rash: true, sequence: 'LUCKY' })]
  expect(said({ questions, namings })[1]).toBe('Your best decision: calling ·BREAD at 70%.')
})

test('nothing is both praised and blamed', () => {
  const blunder = question(2, { blunder: true, rank: 9, regret: 5, chance: 0.2, letter: 'Q' })
  expect(said({ questions: [blunder] })).toHaveLength(2)
  const called = naming({ right: true, rash: false, sequence: 'WATER' })
  const told = said({ namings: [called], missed: [missed()] })
  expect(told.slice(1)).toEqual([
    'Your best decision: calling WATER at 70%.',
    expect.stringContaining('next to nothing to improve'),
  ])
})

test('who has blundered is not told to be perfect, and who never did, not to have been far off', () => {
  const first = (mine: Partial<AnalysedSeat>) => said({ seats: [seat(0, mine), seat(1)] })[0]
  expect(first({ grade: 'best', blunders: 1 })).toContain('You asked well,')
  expect(first({ grade: 'blunder', blunders: 0 })).toContain('there was something better')
})

test('who asked badly is not told that there is nothing to improve, and who lost, not to look for stronger ones', () => {
  expect(said({ seats: [seat(0, { grade: 'weak' }), seat(1)] })).toHaveLength(1)
  const lost = said({ seats: [seat(0, { score: 3 }), seat(1, { score: 9 })] })
  expect(lost.at(-1)).toBe('There was next to nothing to improve: next time it may go your way.')
})

test('what to try next is what cost most', () => {
  const blunder = question(2, { blunder: true, regret: 5, chance: 0.2, letter: 'Q' })
  expect(said({ questions: [blunder] }).at(-1)).toContain('S had 70%, where you asked for Q at 20%')
  expect(said({ questions: [blunder], missed: [missed()] }).at(-1)).toContain('WATER was right, at a chance of 50%')
  const rash = naming({ right: false, rash: true, chance: 0.1, points_expected: -45 })
  expect(said({ namings: [rash], missed: [missed()] }).at(-1)).toContain('·BREAD had a chance of only 10%')
  expect(said({ missed: [missed({ right: false }), missed({ seats: [1] })] }).at(-1)).toContain(
    'next to nothing to improve',
  )
})

test('there are three sentences about me, and none for those who watched', () => {
  expect(said({ questions: [question(1)] })).toHaveLength(3)
  expect(said({ questions: [question(1)] }, null)).toEqual([])
  expect(said({ seats: [seat(0, { grade: null }), seat(1)] })).toEqual([])
})
