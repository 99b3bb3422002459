import { beforeAll, describe, expect, test } from 'vitest'
import { loadEnglish, only } from '../../../testing'
import type {
  AnalysedAnswer,
  AnalysedMoment,
  AnalysedNaming,
  AnalysedQuestion,
  AnalysedSeat,
  Analysis,
  MissedNaming,
} from '../../../wire/types'
import { referTo } from '../../common/analysis/verdict'
import { describeChoice } from './choice'
import { choiceOf, rowsOf } from './rows'
import { turningPoint } from './turningPoint'
import { letterName, verdict } from './verdict'

beforeAll(() => loadEnglish('analysis', 'sonde'))

const NAMES = ['Ada', 'Ben']
const seat = (number: number, more: Partial<AnalysedSeat>): AnalysedSeat =>
  only<AnalysedSeat>({ seat: number, luck: 0, kept: 0, ...more })
const question = (step: number, more: Partial<AnalysedQuestion> = {}): AnalysedQuestion =>
  only<AnalysedQuestion>({
    step,
    settled: step + 1,
    seat: 0,
    of: 1,
    letter: 'E',
    chance: 0.4,
    points: 20,
    regret: 0,
    blunder: false,
    best_points: { of: 1, letter: 'S', chance: 0.8, points: 9, bits: 1 },
    ...more,
  })
const moment = (step: number, scores: number[], luck = [0, 0]): AnalysedMoment =>
  only<AnalysedMoment>({ step, scores, luck })
const report = (more: Partial<Analysis>): Analysis =>
  only<Analysis>({
    seats: [seat(0, { score: 80, skill: 70 }), seat(1, { score: 40, skill: 40 })],
    questions: [],
    namings: [],
    missed: [],
    answers: [],
    course: [],
    ...more,
  })

describe('rows', () => {
  test('are all questions and words by step; a question lasts until it is settled', () => {
    const rows = rowsOf(
      report({
        questions: [question(9), question(3, { blunder: true })],
        namings: [only<AnalysedNaming>({ step: 5, seat: 1, sequence: '.BREAD', rash: false })],
        missed: [only<MissedNaming>({ step: 4, seats: [0], sequence: 'WATER' })],
      }),
    )
    expect(rows.map(({ step, kind }) => `${step} ${kind}`)).toEqual([
      '3 question',
      '4 missed',
      '5 naming',
      '9 question',
    ])
    expect(rows[0]).toMatchObject({ from: 3, to: 4, by: [0], mistake: true })
    expect(rows[2]).toMatchObject({ sequence: '·BREAD' })
  })

  test('the owner’s choice belongs to the question that it settled, not to a card', () => {
    const answers = [
      only<AnalysedAnswer>({ step: 4, why: 'card' }),
      only<AnalysedAnswer>({ step: 4, why: 'question', space: 2 }),
    ]
    expect(choiceOf(question(3), answers)?.space).toBe(2)
    expect(choiceOf(question(8), answers)).toBeUndefined()
  })
})

describe('the turning point', () => {
  const refer = referTo(NAMES, null)
  const winner = seat(0, { score: 80 })
  const turn = (told: Analysis) => turningPoint(told, rowsOf(told), winner, refer)

  test('is when the winner went ahead for the last time, by a question or a word', () => {
    const course = [moment(1, [10, 0]), moment(4, [10, 30]), moment(7, [50, 30]), moment(9, [80, 40])]
    const told = report({ course, questions: [question(2), question(6)] })
    expect(turn(told)).toMatchObject([{ step: 7, row: { step: 6 } }])
  })

  test('being level is not being ahead', () => {
    const told = report({ course: [moment(1, [30, 30]), moment(5, [31, 30])], questions: [question(4)] })
    expect(turn(told)).toMatchObject([{ step: 5 }])
  })

  test('a question of the winner that cost points did not do it', () => {
    const told = report({ course: [moment(1, [0, 0]), moment(5, [20, 0])], questions: [question(4, { points: -20 })] })
    expect(turn(told)[0]?.row).toBeUndefined()
  })

  test('a card is told by its points, which are luck to the last (S21, S24)', () => {
    const told = report({ course: [moment(1, [0, 0]), moment(5, [20, 0], [20, 0])] })
    const [sentence] = turn(told)
    expect(sentence?.text).toMatch(/card.*0.*20/i)
    expect(sentence?.row).toBeUndefined()
  })

  test('what stayed hidden is told as such (S34)', () => {
    const told = report({ course: [moment(1, [60, 70]), moment(5, [80, 70])] })
    const [sentence] = turningPoint(told, [], seat(0, { kept: 20 }), refer)
    expect(sentence?.text).toMatch(/hidden.*60.*80/i)
  })

  test('who led from the beginning has none', () => {
    expect(turn(report({ course: [moment(1, [10, 0]), moment(2, [20, 0])] }))).toEqual([])
  })
})

describe('the verdict', () => {
  test('tells the clearest blunder, with what would have been best', () => {
    const worst = question(6, { blunder: true, regret: 2, letter: '.', chance: 0.1 })
    const told = report({ questions: [question(2, { blunder: true, regret: 3 }), worst, question(8, { regret: 99 })] })
    const [, better] = verdict(told, rowsOf(told), NAMES, null)
    expect(better?.[0]).toMatchObject({ step: 6, row: { step: 6 } })
    expect(better?.[0]?.text).toMatch(/Ada.*Ben.*10%.*80%/s)
    expect(better?.[0]?.text).toContain('blank')
  })

  test('of winners with the same score, speaks of the one who played best', () => {
    const told = report({ seats: [seat(0, { score: 80, skill: 50 }), seat(1, { score: 80, skill: 75 })] })
    const [how] = verdict(told, [], NAMES, null)
    expect(how?.[0]?.text).toMatch(/^Ben won/)
    expect(verdict(told, [], NAMES, 0)[0]?.[0]?.text).toMatch(/^You won, but Ben played better/) // I have won, too
  })
})

test('a blank has a name in messages', () => {
  expect(letterName('.')).toBe('blank')
  expect(letterName('E')).toBe('E')
})

describe('the owner’s choice of a space', () => {
  const choice = only<AnalysedAnswer>({
    seat: 1,
    space: 4,
    tray: null,
    kept: 0.5,
    best_space: 2,
    best_tray: null,
    best_kept: 0.9,
    given_away: 1.5,
  })

  test('names the better space if it gave something away', () => {
    const text = describeChoice(choice, NAMES)
    for (const part of ['Ben', '4', '2', '90%']) expect(text).toContain(part)
    expect(text).not.toMatch(/\bbits?\b/) // the shares say it plainly
  })

  test('names no better one if there was none', () => {
    expect(describeChoice({ ...choice, given_away: 0 }, NAMES)).not.toContain('90%')
  })
})
