import { describe, expect, test } from 'vitest'
import { only } from '../../testing'
import { LETTERS, alphabetOf, piecesOf, sizeOf } from '../pieces/alphabet'
import type { BoardView, CellView, View } from './types'
import {
  cellAt,
  countMissing,
  fittingLetters,
  foundPieces,
  goalOf,
  groupPieces,
  isPositionable,
  markFound,
  nameableWord,
  stake,
  wordsOf,
} from './view'

const all = (letter: string): CellView => ({ loose: (LETTERS[letter] ?? []).map(({ piece }) => piece) })

describe('the letters that a cell may hold (G4)', () => {
  test('are all of them while nothing is known', () => {
    expect(fittingLetters({}, 'en')).toEqual(alphabetOf('en'))
  })

  test('have at least the pieces that were found', () => {
    for (const letter of fittingLetters({ loose: ['C'] }, 'en')) expect(piecesOf(letter).C).toBeGreaterThanOrEqual(1)
    expect(fittingLetters(all('H'), 'en')).toContain('H')
  })

  test('have no more of a piece once it was offered in vain', () => {
    expect(fittingLetters({ below: ['C'] }, 'en').every((letter) => piecesOf(letter).C === 0)).toBe(true)
    expect(fittingLetters({ loose: ['I'], below: ['I', 'i', 'C', 'u'] }, 'en')).toContain('I')
    expect(fittingLetters({ loose: ['I'], below: ['I', 'i', 'C', 'u'] }, 'en')).not.toContain('H')
  })
})

test('positioned pieces are found pieces', () => {
  expect(foundPieces({ loose: ['I'], placed: [{ piece: 'C', x: 0, y: 0, angle: 0 }] })).toEqual({
    I: 1,
    i: 0,
    C: 1,
    u: 0,
  })
})

describe('what naming a word brings and costs (G11, G12, G15)', () => {
  const view = (scoring: string): View =>
    only<View>({
      boards: [only<BoardView>({ cells: [all('H'), {}] })],
      rules: only<View['rules']>({ scoring: scoring as View['rules']['scoring'], find_bonus: 5 }),
    })

  test('pieces that were found already are not missing', () => {
    expect(countMissing([all('H'), {}], 'HI')).toBe(sizeOf('I'))
    expect(countMissing([{}, {}], 'HI')).toBe(sizeOf('HI'))
    expect(countMissing([all('H'), all('I')], 'HI')).toBe(0)
  })

  test('right brings what was missing and a bonus, wrong costs what was missing', () => {
    expect(stake(view('missing'), 0, 'HI')).toEqual({ right: sizeOf('I') + 5, wrong: sizeOf('I') })
  })

  test('where the total counts, right brings the whole word', () => {
    expect(stake(view('total'), 0, 'HI')).toEqual({ right: sizeOf('HI'), wrong: sizeOf('I') })
  })
})

test('pieces are grouped in the order of the box', () => {
  expect(groupPieces(['u', 'I', 'u'])).toEqual([
    { piece: 'I', count: 1 },
    { piece: 'u', count: 2 },
  ])
})

test('somebody’s words are those that were found, and the one that is hidden now if it may be seen', () => {
  const board = only<BoardView>({ past: ['BREAD'], word: 'WATER' })
  expect(wordsOf(only<View>({ boards: [board] }), 0)).toEqual(['BREAD', 'WATER'])
  expect(wordsOf(only<View>({ boards: [{ ...board, word: null }] }), 0)).toEqual(['BREAD'])
})

test('cells are counted from 1', () => {
  const view = only<View>({ boards: [only<BoardView>({ cells: [{ loose: ['I'] }, { loose: ['C'] }] })] })
  expect(cellAt(view, { of: 0, cell: 2 })).toEqual({ loose: ['C'] })
  expect(cellAt(view, { of: 0, cell: 3 })).toBeUndefined()
  expect(cellAt(view, undefined)).toBeUndefined()
})

describe('the strokes of one’s own letter', () => {
  const strokes = LETTERS['H'] ?? []
  const found = (cell: CellView) => markFound(strokes, cell).filter((stroke) => stroke.found)

  test('are as many found as there are pieces', () => {
    expect(found({})).toEqual([])
    expect(found({ loose: ['I'] }).length).toBe(1)
    expect(found(all('H')).length).toBe(strokes.length)
  })

  test('a positioned piece is the stroke that it lies on', () => {
    const last = strokes.findLast(({ piece }) => piece === 'I') ?? expect.fail()
    expect(found({ placed: [{ ...last, x: last.x + 0.01 }] })).toMatchObject([
      { x: last.x, y: last.y, angle: last.angle },
    ])
  })
})

test('the goal is reached at its number, and then a find is all that is needed (G13)', () => {
  const view = only<View>({ scores: [24, 25], rules: only<View['rules']>({ goal: 25 }) })
  expect(goalOf(view, 0)).toEqual({ goal: 25, reached: 'no' })
  expect(goalOf(view, 1)).toEqual({ goal: 25, reached: 'yes' })
})

describe('what a dialog is about', () => {
  const may = (kind: string, fields: Partial<View>, board: Partial<BoardView> = {}): View =>
    only<View>({
      seat: 0,
      open: [{ id: kind, kind, seats: [0], duty: false }],
      boards: [only<BoardView>({}), only<BoardView>({ hidden: true, cells: [{ loose: ['I'] }], ...board })],
      ...fields,
    })

  test('a word can be named until it is found, and the next one is another (G10, G11)', () => {
    expect(nameableWord(may('name', {}), 1)).toBe(0)
    expect(nameableWord(may('name', {}, { past: ['MAGIC'] }), 1)).toBe(1)
    expect(nameableWord(may('name', {}, { hidden: false }), 1)).toBeUndefined()
    expect(nameableWord(may('name', { over: true }), 1)).toBeUndefined()
    expect(nameableWord(may('name', { open: [] }), 1)).toBeUndefined()
  })

  test('a piece can be positioned while it is loose and it is my turn (G8)', () => {
    const spot = { of: 1, cell: 1 }
    expect(isPositionable(may('position', {}), spot, 'I')).toBe(true)
    expect(isPositionable(may('position', {}), spot, 'C')).toBe(false)
    expect(isPositionable(may('position', { open: [] }), spot, 'I')).toBe(false)
  })
})
