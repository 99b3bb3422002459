import { describe, expect, test } from 'vitest'
import { addedLetters, beginTyping, eraseLetter, fillIn, findBox, goToBox, typeLetters, type Typing } from './typing'

const openOf = (shown: string): string[] => [...shown].map((sign) => (sign === '?' ? '' : sign))
const typed = (shown: string, letters: string): Typing => typeLetters(openOf(shown), beginTyping(shown.length), letters)
const told = (shown: string, typing: Typing): string =>
  fillIn(openOf(shown), typing)
    .map((letter) => letter || '?')
    .join('')

describe('a word of which letters lie open', () => {
  test.each(['?A?U?B??', 'VAL?????', '?????BLE', '??????L?', '????????', 'V??????E'])('%s is typed whole', (shown) => {
    expect(told(shown, typed(shown, 'VALUABLE'))).toBe('VALUABLE')
  })

  test.each([
    ['?A?U?B??', 'VLALE'],
    ['VAL?????', 'UABLE'],
    ['V??????E', 'ALUABL'],
    ['VAL?A???', 'UBLE'],
    ['?ALU?BL?', 'VAE'],
  ])('%s is filled in by the missing letters %s', (shown, letters) => {
    expect(told(shown, typed(shown, letters))).toBe('VALUABLE')
  })

  test('blanks are letters like others', () => {
    expect(told('.?A?.', typed('.?A?.', '.CAT.'))).toBe('.CAT.')
    expect(told('.?A??', typed('.?A??', 'CT.'))).toBe('.CAT.')
  })

  test('what is typed beyond its end does nothing', () => {
    expect(told('?A?', typed('?A?', 'CATS'))).toBe('CAT')
  })
})

test('the next letter goes to the next box that is not open, and at the end the last one stays', () => {
  const open = openOf('?AL?E')
  expect(['', 'V', 'VA', 'VALU', 'VALUE'].map((letters) => findBox(open, typed('?AL?E', letters)))).toEqual([
    0, 3, 3, 3, 3,
  ])
})

describe('Backspace', () => {
  const open = openOf('?A?U?')
  const erase = (typing: Typing, box: number): Typing => eraseLetter(open, typing, box)

  test('erases the letter of its box', () => {
    expect(told('?A?U?', erase(typed('?A?U?', 'VLE'), 4))).toBe('VALU?')
  })

  test('walks back over what lies open, and erases the letter before it', () => {
    const once = erase(typed('?A?U?', 'VL'), 4)
    expect([told('?A?U?', once), findBox(open, once)]).toEqual(['VA?U?', 2])
    const twice = erase(once, 2)
    expect([told('?A?U?', twice), findBox(open, twice)]).toEqual(['?A?U?', 0])
    expect(erase(twice, 0)).toBe(twice)
  })

  test.each(['VX', 'VAX', 'VALUX'])('a slip in %s is mended, and the rest typed whole', (slip) => {
    const typing = typed('?A?U?', slip)
    const mended = eraseLetter(open, typing, findBox(open, typing))
    expect(told('?A?U?', typeLetters(open, mended, 'VALUE'.slice(slip.length - 1)))).toBe('VALUE')
  })
})

describe('going to a box', () => {
  test('replaces its letter', () => {
    const open = openOf('?A?U?')
    expect(told('?A?U?', typeLetters(open, goToBox(open, typed('?A?U?', 'VLE'), 2), 'N'))).toBe('VANUE')
  })

  test('where one is already leaves the word where it has got to', () => {
    const open = openOf('VA?')
    expect(told('VA?', typeLetters(open, goToBox(open, beginTyping(3), 2), 'VAN'))).toBe('VAN')
  })
})

test('an input adds to what its box had, before it or after it', () => {
  expect(['B', 'AB', 'BA', 'AA'].map((value) => addedLetters(value, 'A'))).toEqual(['B', 'B', 'B', 'A'])
  expect(addedLetters('WORD', '')).toBe('WORD')
  expect(addedLetters('', 'A')).toBe('')
})
