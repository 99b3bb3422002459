import { describe, expect, test } from 'vitest'
import { countPieces, piecesOf, sizeOf } from './alphabet'
import {
  type Arrangement,
  NEW,
  availablePieces,
  buildLetter,
  createArrangement,
  inCell,
  isComplete,
  loosePieces,
  moveCell,
  moveToHeap,
  otherLetters,
  putPiece,
  readAs,
  takeApart,
  turnPiece,
  wordOf,
} from './arrangement'
import { lettersFrom } from './recognition'

/** All the pieces of a word in a heap. */
function heapOf(word: string): Arrangement {
  const counts = [...word]
    .map(piecesOf)
    .reduce((sum, each) => ({ I: sum.I + each.I, i: sum.i + each.i, C: sum.C + each.C, u: sum.u + each.u }))
  return createArrangement(counts, 'en')
}

/** A word that is built of its pieces, or of those of a longer one. */
function built(word: string, of = word): Arrangement {
  return [...word].reduce((before, letter) => {
    const made = buildLetter(before, letter, null)
    return 'missing' in made ? expect.fail(`${letter} cannot be built`) : made.arrangement
  }, heapOf(of))
}

const id = (arrangement: Arrangement, number: number): number =>
  arrangement.cells[number]?.id ?? expect.fail('no such cell')

describe('a heap', () => {
  test('has all the pieces, each with an id of its own, and no word', () => {
    const heap = heapOf('HIT')
    expect(loosePieces(heap).length).toBe(sizeOf('HIT'))
    expect(new Set(heap.tokens.map((token) => token.id)).size).toBe(sizeOf('HIT'))
    expect(wordOf(heap)).toBeUndefined()
    expect(isComplete(heap)).toBe(false)
  })

  test('lies the same way every time', () => {
    expect(heapOf('HIT')).toEqual(heapOf('HIT'))
  })
})

describe('building letters', () => {
  test('a word is complete when no piece is left', () => {
    expect(wordOf(built('HIT'))).toBe('HIT')
    expect(isComplete(built('HIT'))).toBe(true)
  })

  test('a letter stands after the one that is chosen', () => {
    const now = built('IH', 'HIT')
    const made = buildLetter(now, 'T', id(now, 0))
    expect('missing' in made ? made : wordOf(made.arrangement)).toBe('ITH')
  })

  test('what is missing is said, and nothing is built', () => {
    const made = buildLetter(createArrangement({ I: 1 }, 'en'), 'H', null)
    expect(made).toEqual({ missing: { I: piecesOf('H').I - 1, i: piecesOf('H').i, C: 0, u: 0 } })
  })

  test('pieces that lie in a cell and are no letter can be built with', () => {
    const lone = putPiece(createArrangement(piecesOf('H'), 'en'), 2, NEW, 0.5, 0.5).arrangement
    expect(availablePieces(lone).length).toBe(sizeOf('H'))
    const made = buildLetter(lone, 'H', null)
    expect('missing' in made ? made : wordOf(made.arrangement)).toBe('H')
  })
})

describe('laying pieces', () => {
  test('a single long piece in a new cell is an I', () => {
    const { arrangement, cell } = putPiece(createArrangement({ I: 1, C: 1 }, 'en'), 0, NEW, 0.9, 0.2)
    expect(wordOf(arrangement)).toBe('I')
    expect(inCell(arrangement, cell).length).toBe(1)
    expect(isComplete(arrangement)).toBe(false)
  })

  test('a cell whose last piece goes elsewhere is gone', () => {
    const there = putPiece(createArrangement({ I: 1 }, 'en'), 0, NEW, 0.5, 0.5).arrangement
    const back = moveToHeap(there, 0)
    expect(back.cells).toEqual([])
    expect(loosePieces(back).length).toBe(1)
  })

  test('a piece that is dropped on the heap stays where it was dropped', () => {
    const there = moveToHeap(createArrangement({ I: 1 }, 'en'), 0, { x: 0.3, y: 0.7 })
    expect(there.tokens[0]).toMatchObject({ x: 0.3, y: 0.7, moved: true, cell: null })
  })

  test('a loose piece is turned where it lies', () => {
    const heap = createArrangement({ C: 1 }, 'en')
    const before = heap.tokens[0]?.angle ?? 0
    expect(turnPiece(heap, 0, 45).tokens[0]?.angle).toBe(before + 45)
    expect(heap.tokens[0]?.angle).toBe(before) // the arrangement before is as it was
  })
})

describe('changing letters', () => {
  test('taken apart, a letter’s pieces are in the heap', () => {
    const word = built('HIT')
    const rest = takeApart(word, id(word, 0))
    expect(wordOf(rest)).toBe('IT')
    expect(loosePieces(rest).length).toBe(sizeOf('H'))
  })

  test('a letter can be set at another place', () => {
    const word = built('HIT')
    expect(wordOf(moveCell(word, id(word, 0), 2))).toBe('ITH')
    expect(wordOf(moveCell(word, id(word, 2), 0))).toBe('THI')
    expect(moveCell(word, 99, 0)).toBe(word)
  })

  test('the same pieces can be read as each of the letters that they are', () => {
    const letter = ['L', 'T', 'V', 'X'].find((each) => lettersFrom(piecesOf(each), 'en').length > 1) ?? expect.fail()
    const word = built(letter)
    const others = otherLetters(word, id(word, 0))
    expect(others).not.toContain(letter)
    expect([letter, ...others].sort()).toEqual([...lettersFrom(piecesOf(letter), 'en')].sort())
    for (const other of others) {
      const now = readAs(word, id(word, 0), other)
      expect(wordOf(now)).toBe(other)
      expect(countPieces(now.tokens.map(({ piece }) => piece))).toEqual(piecesOf(letter))
    }
  })
})
