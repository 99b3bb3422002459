/** What is said of a game never contradicts its figures, nor itself: held against many reports, drawn at random. */
import { beforeAll, describe, expect, test } from 'vitest'
import { loadEnglish, only } from '../../../testing'
import type { AnalysedNaming, AnalysedProposal, AnalysedQuestion, Analysis, MissedNaming } from '../../../wire/types'
import { friendSays as ofGlyphs } from '../../glyphs/analysis/friend'
import { rowsOf as glyphsRows } from '../../glyphs/analysis/rows'
import { friendSays as ofSonde } from '../../sonde/analysis/friend'
import { rowsOf as sondeRows } from '../../sonde/analysis/rows'
import { verdict } from '../../sonde/analysis/verdict'
import type { Sentence } from './types'

beforeAll(() => loadEnglish('analysis', 'sonde', 'pieces', 'glyphs'))

const REPORTS = Array.from({ length: 400 }, (_, seed) => seed)
const [NAMES, ME] = [['Ada', 'Ben', 'Cleo'], 0]

/** Numbers that look drawn, the same each time (mulberry32). */
function draw(seed: number): () => number {
  let state = seed * 7919 + 1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

type Asked = AnalysedQuestion & AnalysedProposal

/** A report as the analyses write them: what they derive from each other fits together. */
function report(seed: number): Analysis & { winners: number[]; positionings: [] } {
  const random = draw(seed)
  const some = <Each>(most: number, make: (step: number) => Each): Each[] =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, (_, step) => make(step))
  const words = ['WATER', 'BREAD', 'STONE']
  const word = (): string => words[Math.floor(random() * words.length)] ?? ''
  const seat = (): number => Math.floor(random() * NAMES.length)
  const questions = some(6, (step) => {
    const [chance, best] = [random(), random()].sort()
    const first = random() < 0.4
    const top = first ? (chance ?? 0) : (best ?? 1)
    const gap = top - (chance ?? 0)
    return only<Asked>({
      ...{ step, settled: step, seat: seat(), of: 1, letter: 'E', cell: 1, piece: 'I', chance: chance ?? 0 },
      ...{ points_expected: 10 * (chance ?? 0), bits_expected: random(), regret: 10 * gap, blunder: gap > 0.3 },
      rank: gap > 0 ? 2 : 1,
      best_points: only<Asked['best_points']>({ of: 1, letter: 'S', cell: 2, piece: 'C', put: null, chance: top }),
    })
  })
  const namings = some(3, (step) => {
    const rash = random() < 0.3
    const points_expected = (rash ? -40 : 40) * random()
    return only<AnalysedNaming>({
      step,
      seat: seat(),
      of: 1,
      sequence: word(),
      chance: random(),
      right: random() < 0.5,
      rash,
      points_expected,
    })
  })
  const missed = some(3, (step) =>
    only<MissedNaming>({
      step,
      seats: [seat()],
      of: 1,
      sequence: word(),
      chance: random(),
      points_expected: 40 * random(),
      right: random() < 0.6,
    }),
  )
  const seats = NAMES.map((name, number) => {
    const mine = questions.filter((each) => each.seat === number)
    const behind = mine.reduce((sum, each) => sum + each.best_points.chance - each.chance, 0) / (mine.length || 1)
    const grade = !mine.length
      ? null
      : behind < 0.05
        ? 'best'
        : behind <= 0.15
          ? 'good'
          : behind <= 0.3
            ? 'weak'
            : 'blunder'
    const [skill, luck] = [Math.round(random() * 60) / 10, Math.round(random() * 40 - 20)]
    return only<Analysis['seats'][number]>({
      seat: number,
      name,
      grade,
      skill,
      luck,
      score: Math.round(skill + luck),
      blunders: mine.filter(({ blunder }) => blunder).length,
    })
  })
  const most = Math.max(...seats.map(({ score }) => score))
  const winners = seats.filter(({ score }) => score === most).map((each) => each.seat)
  return {
    ...only<Analysis>({ seats, questions, namings, missed, course: [], answers: [] }),
    winners,
    positionings: [],
  }
}

type Report = ReturnType<typeof report>
const GAMES: [string, (told: Report) => Sentence[]][] = [
  ['sonde', (told) => ofSonde(told, sondeRows(told), NAMES, ME)],
  ['glyphs', (told) => ofGlyphs(told as never, glyphsRows(told as never), NAMES, ME)],
]

describe.each(GAMES)('three sentences on a game of %s', (_, friend) => {
  test.each(REPORTS)('fit the figures of report %i', (seed) => {
    const told = report(seed)
    const sentences = friend(told)
    const mine = told.seats[ME]
    const find = (words: string): Sentence | undefined => sentences.find(({ text }) => text.includes(words))
    const [praised, blamed] = [find('Your best decision'), find('Next time, ')]

    if (praised) expect(praised.row).not.toBe(blamed?.row)
    const row = praised?.row as Partial<Asked & AnalysedNaming> | undefined
    if (row?.best_points) expect(row).toMatchObject({ rank: 1, blunder: false, seat: ME })
    else if (row) expect(row).toMatchObject({ right: true, rash: false, seat: ME })
    if (find('dare to call')) expect(row?.sequence).not.toBe((blamed?.row as Partial<MissedNaming>).sequence)

    if (find('as well as anyone could')) expect(mine?.blunders).toBe(0)
    if (find('often far from the best')) expect(mine?.blunders).toBeGreaterThan(0)
    expect(find('you won') !== undefined).toBe(mine?.grade !== null && told.winners.includes(ME))
    if (find('next to nothing to improve')) {
      expect(['best', 'good']).toContain(mine?.grade)
      expect(mine?.blunders).toBe(0)
      expect(find('stronger opponents') !== undefined).toBe(told.winners.includes(ME))
    }
  })
})

test.each(REPORTS)('who won and who played better fits the figures of report %i', (seed) => {
  const told = report(seed)
  const said = verdict(told, sondeRows(told), NAMES, ME)[0]?.[0]?.text ?? ''
  expect(said.startsWith('You won')).toBe(told.winners.includes(ME))
  const [, winner, best] = /ended (\S+) to (\S+)\.$/.exec(said) ?? []
  if (winner !== undefined) expect(Number(winner)).toBeLessThan(Number(best))
  else expect(said).toContain('played best')
})
