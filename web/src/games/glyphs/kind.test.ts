import { describe, expect, test } from 'vitest'
import { LETTERS, alphabetOf, type Stroke } from '../pieces/alphabet'
import { allowsJudged, kindOf } from './kind'
import { fittingLetters } from './view'

const bar = (x: number, angle = 0): Stroke => ({ piece: 'I', x, y: 0.5, angle })

describe('what was positioned (G8)', () => {
  test('leaves only letters with such a stroke', () => {
    const fitting = fittingLetters({ placed: [bar(0.3)] }, 'en')
    expect(fitting).toEqual(expect.arrayContaining(['E', 'H', 'L']))
    for (const letter of ['A', 'I', 'T']) expect(fitting).not.toContain(letter)
  })

  test('rules out letters with such a stroke if it was wrong, but for those that were found', () => {
    expect(fittingLetters({ loose: ['I'], wrong: [bar(0.3)] }, 'en')).not.toContain('L')
    expect(fittingLetters({ loose: ['I'], wrong: [bar(0.3)] }, 'en')).toContain('T')
    expect(fittingLetters({ placed: [bar(0.3)], loose: ['I'], wrong: [bar(0.3)] }, 'en')).toContain('H')
  })

  test('never rules out the letter itself, however far it is built', () => {
    for (const letter of alphabetOf('de')) {
      const strokes = LETTERS[letter] ?? []
      strokes.forEach((_, at) => expect(allowsJudged(letter, { placed: strokes.slice(0, at + 1) })).toBe(true))
    }
  })
})

test('an arc turned by half a quarter is judged as the server rounds', () => {
  const arc = (angle: number): string => kindOf({ piece: 'C', x: 0.5, y: 0.5, angle })
  for (const [angle, same] of [
    [45, 0],
    [-45, 0],
    [135, 180],
    [-135, 180],
    [225, 180],
    [315, 0],
  ] as const)
    expect(arc(angle)).toBe(arc(same))
})
