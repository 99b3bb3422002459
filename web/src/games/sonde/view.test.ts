import { describe, expect, test } from 'vitest'
import { only } from '../../testing'
import type { TrayView, View } from './types'
import {
  askableLetters,
  cellsOf,
  exposableSpaces,
  findEmptyTray,
  formatCells,
  isCardShown,
  isNameable,
  isTooOpenToName,
  missedLetters,
} from './view'

type Open = NonNullable<View['open']>[number]
const open = (kind: string, offers: Record<string, unknown[]>[] = []): Open => ({
  id: kind,
  kind,
  seats: [0],
  duty: false,
  offers,
})
const tray = (shown: string, hidden: number, side?: 'left' | 'right'): TrayView => ({
  shown,
  hidden,
  ...(side && { tray: side }),
})
const view = (more: Partial<View>): View => only<View>({ seat: 0, phase: 'asking', open: [], ...more })

describe('spaces that may be opened', () => {
  test('are those that are offered for a tray', () => {
    const two = view({
      open: [
        open('expose', [
          { tray: ['left'], space: [1, 3] },
          { tray: ['right'], space: [2] },
        ]),
      ],
    })
    expect(exposableSpaces(two, 'left')).toEqual(new Set([1, 3]))
    expect(exposableSpaces(two, 'right')).toEqual(new Set([2]))
  })

  test('the only tray needs no name', () => {
    expect(exposableSpaces(view({ open: [open('expose', [{ space: [4] }])] }), null)).toEqual(new Set([4]))
    expect(exposableSpaces(view({}), null)).toEqual(new Set())
  })
})

describe('naming a whole tray (S27, S28)', () => {
  const rules = only<View['rules']>({ interrupt_hidden: 3 })

  test('is possible while enough of it is hidden', () => {
    const may = view({ rules, open: [open('interrupt')] })
    expect(isNameable(may, 1, tray('?????', 3))).toBe(true)
    expect(isNameable(may, 1, tray('B??A?', 2))).toBe(false)
  })

  test('is told apart from a tray that is too open for it, and from one that has nothing hidden', () => {
    const may = view({ rules, open: [open('interrupt')] })
    expect(isTooOpenToName(may, 1, tray('B??A?', 2))).toBe(true)
    expect(isTooOpenToName(may, 1, tray('?????', 3))).toBe(false)
    expect(isTooOpenToName(may, 1, tray('BREAD', 0))).toBe(false)
    expect(isTooOpenToName(may, 0, tray('B??A?', 2))).toBe(false)
    expect(isTooOpenToName(view({ rules }), 1, tray('B??A?', 2))).toBe(false)
  })

  test('is not possible with one’s own, nor when it is not open', () => {
    expect(isNameable(view({ rules, open: [open('interrupt')] }), 0, tray('?????', 5))).toBe(false)
    expect(isNameable(view({ rules }), 1, tray('?????', 5))).toBe(false)
  })
})

test('what is typed is folded to what may lie on a tray', () => {
  expect(['é', 'ñ', ' ', '·', '.', '7', 'été'].map(cellsOf)).toEqual(['E', 'N', '.', '.', '.', '', 'ETE'])
})

test('a blank may be asked for, but not in a first game, where nobody hides one (S15)', () => {
  const asking = view({ open: [open('ask', [{ of: [1], letter: ['A', 'B', '.'] }])] })
  expect(askableLetters(asking, false)).toEqual(new Set(['A', 'B', '.']))
  expect(askableLetters(asking, true)).toEqual(new Set(['A', 'B']))
})

test('what was asked in vain is by player, and not what is still to be answered', () => {
  const questions = [
    { of: 1, letter: 'E', yes: false },
    { of: 1, letter: 'A', yes: true },
    { of: 2, letter: 'S', yes: false },
    { of: 1, letter: '.' },
  ] as View['questions']
  expect(missedLetters(view({ questions: questions ?? [] }), 1)).toEqual(new Set(['E']))
})

describe('the tray that still wants a word', () => {
  test('is the first empty one of mine', () => {
    expect(findEmptyTray(view({ trays: [[tray('', 0)]] }))).toBeNull()
    expect(findEmptyTray(view({ trays: [[tray('?????', 5, 'left'), tray('', 0, 'right')]] }))).toBe('right')
  })

  test('is none once all have one, or for those who watch', () => {
    expect(findEmptyTray(view({ trays: [[tray('?????', 5)]] }))).toBeUndefined()
    expect(findEmptyTray(view({ seat: null, trays: [[tray('', 0)]] }))).toBeUndefined()
  })
})

describe('the card (S22, S23)', () => {
  test('lies there until the turn is over', () => {
    expect(isCardShown(view({ card: 'x2' }))).toBe(true)
    expect(isCardShown(view({ card: null }))).toBe(false)
    expect(isCardShown(view({ card: 'x2', over: true }))).toBe(false)
  })

  test.each(['left', 'right', 'blank'])('one that opens a space (%s) is shown only while it is followed', (card) => {
    expect(isCardShown(view({ card, phase: 'yielding' }))).toBe(true)
    expect(isCardShown(view({ card, phase: 'unveiling' }))).toBe(true)
    for (const phase of ['asking', 'answering', 'exposing']) expect(isCardShown(view({ card, phase }))).toBe(false)
  })

  test('one without effect stays, to say so (S10)', () => {
    expect(isCardShown(view({ card: 'left', phase: 'asking', ignored: true }))).toBe(true)
  })
})

test('a blank is read as a dot in the middle', () => {
  expect(formatCells('.BREAD..')).toBe('·BREAD··')
})
