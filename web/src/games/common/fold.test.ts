import { describe, expect, test } from 'vitest'
import cases from '../../../../tests/typed_words.json'
import { fold, playable } from './fold'

interface Case {
  about: string
  typed: string
  letters?: string
  kept?: string
  foreign?: string
}
const UMLAUTS = ['Ä', 'Ö', 'Ü']

describe.each(cases as Case[])('$about', ({ typed, letters, kept, foreign }) => {
  test.runIf(letters !== undefined)('is folded as on the server', () => {
    expect(fold(typed)).toBe(letters)
    expect(playable(typed)).toBe(letters)
    expect(fold(typed, UMLAUTS)).toBe(kept ?? letters)
    expect(playable(typed, UMLAUTS)).toBe(kept ?? letters)
  })

  test.runIf(foreign !== undefined)('stays for the server to refuse, and is no letter to play with', () => {
    expect(fold(typed)).toContain(foreign)
    expect(playable(typed)).not.toContain(foreign)
  })
})
