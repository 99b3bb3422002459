import { beforeAll, expect, test } from 'vitest'
import { loadEnglish, only } from '../../../testing'
import type { AnalysedChallenge, AnalysedTeam, AnalysedTurn, TugAnalysis } from '../../../wire/types'
import { friendSays } from './friend'
import { rowsOf } from './rows'

beforeAll(() => loadEnglish('analysis', 'tug'))

const team = (number: number): AnalysedTeam =>
  only<AnalysedTeam>({ team: number, seats: [number, number + 2], grade: number === 0 ? 'best' : 'weak' })
const turn = (more: Partial<AnalysedTurn>): AnalysedTurn =>
  only<AnalysedTurn>({
    drawn: 1,
    step: 2,
    team: 0,
    category: 'A job',
    word: 'BAKER',
    worth: 1,
    stands: true,
    misspelt: false,
    best: [{ word: 'FISHERMAN', worth: 4 }],
    regret: 0,
    ...more,
  })

function said(turns: AnalysedTurn[], challenges: AnalysedChallenge[] = [], me: number | null = 0): string[] {
  const report = only<TugAnalysis>({ teams: [team(0), team(1)], winners: [0, 2], turns, challenges, course: [] })
  return friendSays(report, rowsOf(report), me).map(({ text }) => text)
}

test('my team is spoken of, by its grade and its end', () => {
  expect(said([turn({})])[0]).toBe('Your team nearly always found the strongest word, and you won.')
  expect(said([turn({})], [], 3)[0]).toContain('stronger words than your team’s; this time the others won.')
  expect(said([turn({})], [], null)).toEqual([])
})

test('the best word is ours, and one that stood', () => {
  const turns = [
    turn({}),
    turn({ word: 'RHYTMUS', worth: 9, stands: false }),
    turn({ team: 1, word: 'PILOT', worth: 5 }),
  ]
  expect(said(turns)[1]).toBe('Your team’s best word: BAKER, for “A job”.')
})

test('what to try is what cost most: a stronger word, a check that was missing, or one that was rash', () => {
  expect(said([turn({ regret: 3 })]).at(-1)).toContain('for “A job”, FISHERMAN would have been stronger')
  expect(said([turn({ regret: 3 })])).toHaveLength(2) // and nobody is praised for it
  expect(said([turn({ regret: 3 }), turn({ team: 1, word: 'PILLOT', misspelt: true, worth: 4 })]).at(-1)).toContain(
    'PILLOT was misspelt',
  )
  const rash = only<AnalysedChallenge>({
    step: 3,
    seat: 0,
    team: 0,
    kind: 'check',
    word: 'PILOT',
    right: false,
    rash: true,
  })
  expect(said([turn({})], [rash]).at(-1)).toContain('PILOT was right')
  expect(said([turn({})]).at(-1)).toContain('next to nothing to improve')
})
