import { describe, expect, test } from 'vitest'
import { only } from '../../../testing'
import type { AnalysedNaming, MissedNaming } from '../../../wire/types'
import { type BaseRow, covers, findMarked, groupByTurn, missedRow, namingRow, ofKind, sortByStep } from './rows'

const row = (step: number, by: number, more: Partial<BaseRow> = {}): BaseRow => ({
  kind: 'question',
  step,
  from: step,
  to: step,
  by: [by],
  mistake: false,
  ...more,
})

describe('rows about words', () => {
  test('a rash naming is a mistake of whoever named', () => {
    expect(namingRow(only<AnalysedNaming>({ step: 7, seat: 2, rash: true }))).toMatchObject({
      kind: 'naming',
      from: 7,
      to: 7,
      by: [2],
      mistake: true,
    })
    expect(namingRow(only<AnalysedNaming>({ step: 7, seat: 2, rash: false })).mistake).toBe(false)
  })

  test('a missed word is a mistake of everybody who could have named it', () => {
    expect(missedRow(only<MissedNaming>({ step: 9, seats: [0, 2] }))).toMatchObject({
      kind: 'missed',
      by: [0, 2],
      mistake: true,
    })
  })
})

test('rows are sorted by step and found by kind', () => {
  const rows = sortByStep([row(5, 0), row(2, 1, { kind: 'naming' }), row(3, 0)])
  expect(rows.map(({ step }) => step)).toEqual([2, 3, 5])
  expect(ofKind(rows, 'naming').map(({ step }) => step)).toEqual([2])
})

describe('turns', () => {
  test('one lasts until somebody else takes theirs', () => {
    const turns = groupByTurn([row(1, 0), row(2, 0), row(3, 1), row(4, 0)])
    expect(turns.map(({ by, rows }) => [by, rows.length])).toEqual([
      [0, 2],
      [1, 1],
      [0, 1],
    ])
  })

  test.each(['naming', 'missed', 'challenge'])('a %s belongs to the turn in which it happened', (kind) => {
    const turns = groupByTurn([row(1, 0), row(2, 1, { kind }), row(3, 0)])
    expect(turns.map(({ by, rows }) => [by, rows.length])).toEqual([[0, 3]])
  })

  test('a naming before any question begins a turn all the same', () => {
    expect(groupByTurn([row(1, 2, { kind: 'naming' })])).toMatchObject([{ by: 2 }])
  })
})

describe('the row at a mark', () => {
  const asked = row(4, 0, { to: 6 })
  const missed = row(6, 1, { kind: 'missed' })
  const later = row(9, 1)
  const rows = [asked, missed, later]

  test('is one whose steps cover it', () => {
    expect(covers(asked, 5)).toBe(true)
    expect(covers(asked, 7)).toBe(false)
    expect(findMarked(rows, 5)).toBe(asked)
  })

  test('of several is the one pointed at, or else the one that begins there', () => {
    expect(findMarked(rows, 6)).toBe(missed)
    expect(findMarked(rows, 6, asked)).toBe(asked)
    expect(findMarked(rows, 6, later)).toBe(missed)
  })

  test('of a step that no row is about is the last one before, or the first', () => {
    expect(findMarked(rows, 8)).toBe(missed)
    expect(findMarked(rows, 1)).toBe(asked)
  })

  test('is none without a mark or without rows', () => {
    expect(findMarked(rows, undefined, asked)).toBeUndefined()
    expect(findMarked<BaseRow>([], 3)).toBeUndefined()
  })
})
