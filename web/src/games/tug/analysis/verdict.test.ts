import { beforeAll, describe, expect, test } from 'vitest'
import { loadEnglish, only } from '../../../testing'
import type { AnalysedChallenge, AnalysedTeam, AnalysedTurn, TugAnalysis } from '../../../wire/types'
import { teamName } from '../narration'
import { rowsOf } from './rows'
import { verdict } from './verdict'
import { describeRow, formatAnswers, formatWorth, outcomeOf, remarkOn } from './wording'

beforeAll(() => loadEnglish('analysis', 'tug'))

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan']
const turn = (step: number, more: Partial<AnalysedTurn> = {}): AnalysedTurn =>
  only<AnalysedTurn>({
    step,
    drawn: step - 2,
    team: 0,
    captain: 0,
    category: 'Food',
    word: 'BREAD',
    captured: '',
    worth: 1,
    stands: true,
    misspelt: null,
    best: [],
    regret: 0,
    cut: false,
    ...more,
  })
const challenge = (step: number, more: Partial<AnalysedChallenge> = {}): AnalysedChallenge => ({
  step,
  seat: 1,
  team: 1,
  kind: 'check',
  word: 'BREAD',
  right: true,
  won: 0,
  rash: false,
  ...more,
})
const report = (more: Partial<TugAnalysis>): TugAnalysis =>
  only<TugAnalysis>({
    winners: [1, 3],
    teams: [0, 1].map((team) => only<AnalysedTeam>({ team, seats: [team, team + 2], score: 3 + team })),
    turns: [],
    challenges: [],
    course: [],
    ...more,
  })
const judged = (told: TugAnalysis, me: number | null = null) => verdict(told, rowsOf(told), NAMES, me)
const sentences = (told: TugAnalysis) => judged(told).flat()

describe('rows', () => {
  test('are words and challenges by step; a word lasts from its card on', () => {
    const rows = rowsOf(report({ turns: [turn(9), turn(5)], challenges: [challenge(6)] }))
    expect(rows.map(({ kind, from, to, by }) => [kind, from, to, by[0]])).toEqual([
      ['word', 3, 5, 0],
      ['challenge', 6, 6, 1],
      ['word', 7, 9, 0],
    ])
  })

  test.each([
    [{ stands: false }, true],
    [{ misspelt: true }, true],
    [{ regret: 1 }, true],
    [{ regret: 0.9 }, false],
    [{ misspelt: false }, false],
  ])('a word is a mistake if it went back, was misspelt or gave up a letter: %o', (more, mistake) => {
    expect(rowsOf(report({ turns: [turn(3, more)] }))[0]?.mistake).toBe(mistake)
  })

  test('a challenge keeps what it doubted', () => {
    expect(rowsOf(report({ challenges: [challenge(4, { kind: 'contest', rash: true })] }))[0]).toMatchObject({
      kind: 'challenge',
      doubts: 'contest',
      mistake: true,
    })
  })
})

describe('the verdict', () => {
  test('says who won by how many letters, to a winner as well', () => {
    expect(judged(report({}))[0]?.[0]?.text).toMatch(new RegExp(`${teamName(1)}.*4.*3`))
    expect(judged(report({}), 3)[0]?.[0]?.text).not.toBe(judged(report({}))[0]?.[0]?.text)
  })

  test('says since when the board leaned toward the winner for good', () => {
    const course = [0.5, -1, 0, 2, 3].map((balance, at) => ({
      step: 2 * at,
      balance,
    })) as unknown as TugAnalysis['course']
    const leaning = sentences(report({ course, turns: [turn(7)] })).find(({ step }) => step === 6)
    expect(leaning?.text).toContain(teamName(1))
    expect(leaning?.row).toMatchObject({ step: 7 })
  })

  test('the strongest word is one that stands', () => {
    const told = report({ turns: [turn(3, { worth: 2 }), turn(5, { worth: 9, stands: false, word: 'WATER' })] })
    expect(
      sentences(told)
        .map(({ text }) => text)
        .join(' '),
    ).toMatch(/BREAD.*Food.*\+2\.0/)
  })

  test('what was given up most is told with the better word', () => {
    const best = [{ word: 'BANANA', worth: 3 }] as AnalysedTurn['best']
    const told = report({ turns: [turn(3, { regret: 0.5, best }), turn(8, { regret: 1.5, best, word: '' })] })
    const lost = judged(told)[1]?.[0]
    expect(lost).toMatchObject({ step: 8 })
    expect(lost?.text).toMatch(/BANANA.*1\.5.*no word/)
  })

  test('a rash check and a misspelt word that nobody checked lead to their rows', () => {
    const told = report({
      turns: [turn(3, { misspelt: true, word: 'BRAED' })],
      challenges: [challenge(5, { rash: true, word: 'WATER' })],
    })
    const [, [, rash, unchecked] = []] = judged(told)
    expect(rash).toMatchObject({ step: 5, row: { kind: 'challenge' } })
    expect(rash?.text).toMatch(/Ben.*WATER/)
    expect(unchecked?.text).toContain('BRAED')
  })
})

describe('the wording of a row', () => {
  const [word] = rowsOf(report({ turns: [turn(3)] }))
  const given = word?.kind === 'word' ? word : expect.fail('no word')

  test('worth always has a sign', () => {
    expect([formatWorth(1), formatWorth(-0.5), formatWorth(0)]).toEqual(['+1.0', '−0.5', '0.0'])
    expect(formatAnswers([{ word: 'BANANA', worth: 3 }] as AnalysedTurn['best'])).toBe('BANANA (+3.0)')
  })

  test('only what is special is remarked', () => {
    expect(remarkOn(given)).toBe('')
    const remarks = [{ word: '' }, { stands: false }, { misspelt: true }].map((more) => remarkOn({ ...given, ...more }))
    expect(new Set(remarks).size).toBe(3)
    expect(remarks).not.toContain('')
  })

  test('a challenge was right, wrong or not settled', () => {
    const outcomes = [true, false, null].map((right) => {
      const [row] = rowsOf(report({ challenges: [challenge(4, { right })] }))
      return row?.kind === 'challenge' ? outcomeOf(row) : ''
    })
    expect(new Set(outcomes).size).toBe(3)
  })

  test('a row in a sentence has all that is seen in it', () => {
    const text = describeRow({ ...given, captured: 'BR' }, NAMES)
    for (const part of ['Ada', 'BREAD', 'Food', '+1.0', 'BR']) expect(text).toContain(part)
  })
})
