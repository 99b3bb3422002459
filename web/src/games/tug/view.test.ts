import { describe, expect, test } from 'vitest'
import { only } from '../../testing'
import type { Given, View } from './types'
import {
  boardRows,
  deadline,
  isCaptain,
  judgedWord,
  lastWord,
  lettersFromKey,
  members,
  movedLetters,
  pulledBy,
} from './view'

const given = (more: Partial<Given> = {}): Given => only<Given>({ team: 0, word: 'BREAD', ...more })
const view = (more: Partial<View>): View =>
  only<View>({
    seat: 2,
    teams: [
      [0, 2, 4],
      [1, 3],
    ],
    captains: [2, 1],
    phase: 'drawing',
    given: [],
    ...more,
  })

test('the board has its lanes on either side of the middle, and a bank at either end', () => {
  expect(boardRows(view({ rules: only<View['rules']>({ lanes: 4 }) }))).toBe(11)
})

test('a letter belongs to the team that pulls it, and to nobody in the middle', () => {
  expect(pulledBy({ letter: 'E', at: -2 })).toBe(0)
  expect(pulledBy({ letter: 'E', at: 1 })).toBe(1)
  expect(pulledBy({ letter: 'E' })).toBeNull()
  expect(pulledBy({ letter: 'E', at: 5, taken: 0 })).toBe(0)
})

test('a team has its captain first', () => {
  expect(members(view({}), 0)).toEqual([2, 0, 4])
  expect(members(view({}), 1)).toEqual([1, 3])
})

test('a captain speaks for a team; nobody who watches does', () => {
  expect(isCaptain(view({}))).toBe(true)
  expect(isCaptain(view({ seat: 4 }))).toBe(false)
  expect(isCaptain(view({ seat: null }))).toBe(false)
})

describe('the word in question', () => {
  test('is the last one, until the next card is read', () => {
    expect(lastWord(view({ given: [given()] }))?.word).toBe('BREAD')
    for (const phase of ['reading', 'spelling']) expect(lastWord(view({ phase, given: [given()] }))).toBeUndefined()
  })

  test('its letters are marked, unless it went back; while a word is spelled, its own', () => {
    expect(movedLetters(view({ given: [given()] }))).toEqual(new Set('BREAD'))
    expect(movedLetters(view({ given: [given({ back: true })] }))).toEqual(new Set())
    expect(movedLetters(view({ phase: 'spelling', spelled: 'WA', given: [given()] }))).toEqual(new Set('WA'))
    expect(movedLetters(view({}))).toEqual(new Set())
  })

  test('is judged once it was checked or voted on', () => {
    expect(judgedWord(view({ given: [given()] }))).toBeUndefined()
    expect(judgedWord(view({ given: [given({ checked: 'wrong' })] }))?.word).toBe('BREAD')
    expect(judgedWord(view({ given: [given({ ballots: [true, null] })] }))?.word).toBe('BREAD')
    expect(judgedWord(view({ phase: 'voting', given: [given({ checked: 'wrong' })] }))).toBeUndefined()
  })
})

test('what the table waits for lapses at its deadline; a right does not hold it up', () => {
  type Open = NonNullable<View['open']>[number]
  const open = [
    { duty: false, deadline: 5 },
    { duty: true, deadline: 9 },
  ] as Open[]
  expect(deadline(view({ open }))).toBe(9)
  expect(deadline(view({ open: open.slice(0, 1) }))).toBeNull()
})

describe('what a captain types', () => {
  test.each([
    ['e', ['E']],
    ['É', ['E']],
    ['ß', ['S', 'S']],
    ['œ', ['O', 'E']],
    ['-', ['-']],
  ])('%s is spelled %o', (key, letters) => {
    expect(lettersFromKey(key)).toEqual(letters)
  })

  test.each(['Enter', '3', ' ', 'ж'])('%s is no letter of the board', (key) => {
    expect(lettersFromKey(key)).toEqual([])
  })
})
