import { beforeAll, describe, expect, test } from 'vitest'
import { loadEnglish, only } from '../../../testing'
import type {
  AnalysedGlyphsNaming,
  AnalysedGlyphsSeat,
  AnalysedPositioning,
  AnalysedProposal,
  GlyphsAnalysis,
  PieceOption,
} from '../../../wire/types'
import { describeAsked, describeOption, same } from './pieces'
import { rowsOf } from './rows'
import { verdict } from './verdict'

beforeAll(() => loadEnglish('analysis', 'pieces', 'glyphs'))

const NAMES = ['Ada', 'Ben']
const put = { piece: 'C' as const, x: 0.5, y: 0.5, angle: 0 }
const option: PieceOption = { of: 1, cell: 4, piece: 'C', put: null, chance: 0.9, points: 1, bits: 1.5 }
const proposal = (step: number, more: Partial<AnalysedProposal> = {}): AnalysedProposal =>
  only<AnalysedProposal>({
    step,
    seat: 0,
    of: 1,
    cell: 2,
    piece: 'I',
    chance: 0.1,
    regret: 0,
    blunder: false,
    best_points: option,
    ...more,
  })
const naming = (step: number, more: Partial<AnalysedGlyphsNaming>): AnalysedGlyphsNaming =>
  only<AnalysedGlyphsNaming>({
    step,
    seat: 0,
    of: 1,
    sequence: 'BREAD',
    chance: 0.5,
    right: true,
    wins: false,
    rash: false,
    ...more,
  })
const report = (more: Partial<GlyphsAnalysis>): GlyphsAnalysis =>
  only<GlyphsAnalysis>({
    winners: [0],
    seats: [0, 1].map((seat) => only<AnalysedGlyphsSeat>({ seat, score: 20, skill: 10, luck: 0 })),
    questions: [],
    positionings: [],
    namings: [],
    missed: [],
    ...more,
  })

test('rows are proposals, positionings and words by step; positioning is never a blunder (G8)', () => {
  const rows = rowsOf(
    report({
      questions: [proposal(8, { blunder: true })],
      positionings: [only<AnalysedPositioning>({ step: 3, seat: 1, put, regret_bits: 9 })],
      namings: [naming(5, { rash: true })],
    }),
  )
  expect(rows.map(({ step, kind, mistake }) => [step, kind, mistake])).toEqual([
    [3, 'positioning', false],
    [5, 'naming', true],
    [8, 'proposal', true],
  ])
})

describe('the verdict', () => {
  test('tells the find that won the game (G13)', () => {
    const told = report({ namings: [naming(4, { sequence: 'WATER' }), naming(9, { wins: true })] })
    const [how] = verdict(told, rowsOf(told), NAMES, null)
    const last = how?.at(-1)
    expect(last).toMatchObject({ step: 9, row: { step: 9 } })
    expect(last?.text).toContain('BREAD')
  })

  test('a wrong naming that would have won did not decide it', () => {
    const told = report({ namings: [naming(9, { wins: true, right: false })] })
    const [how] = verdict(told, rowsOf(told), NAMES, null)
    expect(how?.some((sentence) => sentence.step === 9)).toBe(false)
  })

  test('tells the costliest proposal beside the likeliest', () => {
    const told = report({
      questions: [proposal(2, { blunder: true, regret: 1 }), proposal(6, { blunder: true, regret: 2 })],
    })
    const [, better] = verdict(told, rowsOf(told), NAMES, 1)
    expect(better?.[0]).toMatchObject({ step: 6 })
    expect(better?.[0]?.text).toMatch(/Ada.*your cell 2.*10%.*your cell 4.*90%/s)
  })
})

describe('what was asked about a cell', () => {
  test('a proposed piece has its name, a positioned one also its pose', () => {
    const name = describeAsked({ piece: 'C', put: null })
    expect(name).not.toBe('')
    expect(describeAsked({ piece: 'C', put })).not.toBe(name)
  })

  test('another choice is told with what it promised', () => {
    const text = describeOption(option, NAMES, 0)
    for (const part of ['Ben', '4', '90%', '1.5']) expect(text).toContain(part)
  })

  test('two are the same if they ask the same of the same cell', () => {
    expect(same(option, { ...option, chance: 0.1 })).toBe(true)
    expect(same(option, { ...option, cell: 5 })).toBe(false)
    expect(same(option, { ...option, put })).toBe(false)
  })
})
