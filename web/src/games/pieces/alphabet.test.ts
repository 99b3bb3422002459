import { describe, expect, test } from 'vitest'
import { LETTERS, SHAPES, alphabetOf, countPieces, lettersOf, piecesOf, sizeOf, transformOf } from './alphabet'

describe('the alphabet', () => {
  test('has A to Z in every language, and umlauts in German', () => {
    expect(alphabetOf('en').join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    expect(alphabetOf('de')).toEqual(expect.arrayContaining(['Ä', 'Ö', 'Ü', 'Z']))
  })

  test('builds every letter of pieces that lie in its cell', () => {
    for (const strokes of Object.values(LETTERS)) {
      expect(strokes.length).toBeGreaterThan(0)
      for (const { piece, x, y } of strokes) {
        expect(SHAPES[piece]).toBeDefined()
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(Math.max(x, y)).toBeLessThanOrEqual(1)
      }
    }
  })

  test('an I is one long straight piece', () => {
    expect(piecesOf('I')).toEqual({ I: 1, i: 0, C: 0, u: 0 })
  })
})

test('pieces are counted by kind', () => {
  expect(countPieces(['I', 'i', 'I', 'u'])).toEqual({ I: 2, i: 1, C: 0, u: 1 })
  expect(piecesOf('?')).toEqual({ I: 0, i: 0, C: 0, u: 0 })
})

test('a word is as large as its letters together', () => {
  expect(sizeOf('HI')).toBe(sizeOf('H') + sizeOf('I'))
  expect(sizeOf('')).toBe(0)
})

describe('what somebody types', () => {
  test('is folded to the letters that the language builds', () => {
    expect(lettersOf('élève', 'fr')).toBe('ELEVE')
    expect(lettersOf('cœur', 'fr')).toBe('COEUR')
    expect(lettersOf('straße', 'de')).toBe('STRASSE')
  })

  test('keeps umlauts in German alone, however they are encoded', () => {
    expect(lettersOf('Öl', 'de')).toBe('ÖL')
    expect(lettersOf('O\u0308l', 'de')).toBe('ÖL')
    expect(lettersOf('Öl', 'en')).toBe('OL')
  })

  test('loses what is no letter', () => {
    expect(lettersOf("don't 2", 'en')).toBe('DONT')
  })
})

test('a stroke is drawn in its place and turned', () => {
  expect(transformOf({ piece: 'I', x: 0.5, y: 0.25, angle: 90 })).toBe('translate(0.5 0.25) rotate(90)')
})
