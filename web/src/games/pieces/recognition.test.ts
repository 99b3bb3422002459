import { describe, expect, test } from 'vitest'
import { LETTERS, type Stroke, alphabetOf, countPieces, piecesOf } from './alphabet'
import {
  PERIOD,
  buildableLetters,
  fitPieces,
  isNone,
  lettersFrom,
  missingPieces,
  recognize,
  turnTo,
} from './recognition'

const strokesOf = (letter: string): Stroke[] => [...(LETTERS[letter] ?? [])]

describe('which letters pieces can be', () => {
  test('all that are built of just these pieces', () => {
    for (const letter of alphabetOf('de')) expect(lettersFrom(piecesOf(letter), 'de')).toContain(letter)
    expect(lettersFrom(countPieces([]), 'en')).toEqual([])
  })

  test('what can be built may leave pieces over', () => {
    const letters = buildableLetters(countPieces(['I', 'I', 'i']), 'en')
    expect(letters).toContain('I')
    expect(letters.has('O')).toBe(piecesOf('O').C === 0)
  })

  test('umlauts are letters of German alone', () => {
    const many = { I: 9, i: 9, C: 9, u: 9 }
    expect(buildableLetters(many, 'de').has('Ä')).toBe(true)
    expect(buildableLetters(many, 'fr').has('Ä')).toBe(false)
  })

  test('what is missing is never less than nothing', () => {
    const missing = missingPieces(countPieces(['I', 'I', 'C']), countPieces(['I', 'u', 'u']))
    expect(missing).toEqual({ I: 1, i: 0, C: 1, u: 0 })
    expect(isNone(missing)).toBe(false)
    expect(isNone(missingPieces(countPieces(['I']), countPieces(['I', 'u'])))).toBe(true)
  })
})

describe('turning', () => {
  test('is by the shortest way that looks right', () => {
    expect(turnTo('C', 0, 270)).toBe(-90)
    expect(turnTo('C', 350, 10)).toBe(20)
    expect(turnTo('I', 0, 180)).toBe(0)
    expect(turnTo('I', 10, 175)).toBe(-15)
  })

  test('is never more than half a period', () => {
    for (const piece of ['I', 'i', 'C', 'u'] as const)
      for (let angle = -720; angle <= 720; angle += 45)
        expect(Math.abs(turnTo(piece, 30, angle))).toBeLessThanOrEqual(PERIOD[piece] / 2)
  })
})

describe('fitting', () => {
  test('pieces that lie in their places stay there', () => {
    for (const letter of alphabetOf('en')) {
      const { cost, places } = fitPieces(strokesOf(letter), strokesOf(letter))
      expect(cost).toBeCloseTo(0)
      expect(places.map(({ x, y }) => [x, y])).toEqual(strokesOf(letter).map(({ x, y }) => [x, y]))
    }
  })

  test('all together move the least, in whatever order they were laid', () => {
    const places = strokesOf('H')
    const shifted = places.map((stroke) => ({ ...stroke, x: stroke.x + 0.04 })).reverse()
    expect(fitPieces(shifted, places).places.map(({ x }) => x)).toEqual(places.map(({ x }) => x).reverse())
  })

  test('other pieces do not fit', () => {
    expect(fitPieces([{ piece: 'u', x: 0.5, y: 0.5, angle: 0 }], strokesOf('I')).cost).toBe(Infinity)
  })
})

describe('recognition', () => {
  test('every letter is recognized from its own drawing', () => {
    for (const letter of alphabetOf('de')) expect(recognize(strokesOf(letter), 'de')?.letter).toBe(letter)
  })

  test('of letters with the same pieces, the nearest drawing counts', () => {
    const alike = alphabetOf('en').filter((letter) => lettersFrom(piecesOf(letter), 'en').length > 1)
    expect(alike.length).toBeGreaterThan(1)
    for (const letter of alike) {
      const moved = strokesOf(letter).map((stroke) => ({ ...stroke, x: stroke.x + 0.02, angle: stroke.angle + 5 }))
      expect(recognize(moved, 'en')?.letter).toBe(letter)
    }
  })

  test('pieces that are no letter are none', () => {
    expect(recognize([{ piece: 'u', x: 0.5, y: 0.5, angle: 0 }], 'en')).toBeUndefined()
    expect(recognize([], 'en')).toBeUndefined()
  })
})
