import { beforeAll, expect, test } from 'vitest'
import { loadEnglish, only } from '../../../testing'
import type { AnalysedGlyphsSeat, AnalysedProposal, GlyphsAnalysis } from '../../../wire/types'
import { friendSays } from './friend'
import { rowsOf } from './rows'

beforeAll(() => loadEnglish('analysis', 'pieces', 'glyphs'))

const offer = (step: number, more: Partial<AnalysedProposal>): AnalysedProposal =>
  only<AnalysedProposal>({
    step,
    seat: 0,
    of: 1,
    cell: 2,
    piece: 'I',
    chance: 0.5,
    bits_expected: 0.5,
    regret: 0,
    rank: 1,
    blunder: false,
    best_points: { of: 1, cell: 4, piece: 'C', put: null, chance: 0.6, points: 1, bits: 1 },
    ...more,
  })

function said(questions: AnalysedProposal[]): string[] {
  const seats = [only<AnalysedGlyphsSeat>({ seat: 0, luck: 0, grade: 'good' })]
  const report = only<GlyphsAnalysis>({ seats, winners: [0], questions, positionings: [], namings: [], missed: [] })
  return friendSays(report, rowsOf(report), ['Ada', 'Ben'], 0).map(({ text }) => text)
}

test('the best decision is the offer that told most of the likeliest ones', () => {
  const told = said([
    offer(1, {}),
    offer(2, { bits_expected: 0.9, cell: 3, chance: 0.6 }),
    offer(3, { rank: 2, bits_expected: 1 }),
  ])
  expect(told[0]).toBe('You asked well, and you won.')
  expect(told[1]).toMatch(/^Your best decision: .* for Ben’s cell 3, at 60%\.$/)
})

test('what to try next is a likelier piece, where a blunder cost enough', () => {
  expect(said([offer(1, { blunder: true, rank: 5, regret: 0.4, chance: 0.2 })]).at(-1)).toMatch(
    /for cell 4 had 60%, your .* 20%/,
  )
  expect(said([offer(1, {})]).at(-1)).toContain('next to nothing to improve')
})
