import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../app/languages'
import { pressKey } from '../../testing'
import { isGameKey, keyRows } from './keyboard'

describe('keys that are meant for the game', () => {
  test('are those that are pressed on the page', () => {
    expect(isGameKey(pressKey('a'))).toBe(true)
    expect(isGameKey(pressKey('A', { shiftKey: true }))).toBe(true)
  })

  test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])('the browser has its shortcuts: %o', (more) => {
    expect(isGameKey(pressKey('r', more))).toBe(false)
  })

  test.each(['input', 'textarea', 'select', 'dialog'])('what is typed in %s stays there', (name) => {
    const field = document.body.appendChild(document.createElement(name))
    expect(isGameKey(pressKey('a', {}, field))).toBe(false)
  })
})

describe('rows of letters', () => {
  const sorted = (rows: readonly string[]) => [...rows.join('')].sort().join('')

  test.each(LANGUAGES)('%s has every letter once', (language) => {
    expect(sorted(keyRows(language))).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  })

  test('letters of its own are there where they are wanted', () => {
    expect(sorted(keyRows('de', true))).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ')
    expect(sorted(keyRows('fr', true))).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  })

  test('a language that is not known types like English', () => {
    expect(keyRows('it')).toEqual(keyRows('en'))
  })
})
