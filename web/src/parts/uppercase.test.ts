import { beforeEach, expect, test } from 'vitest'
import { uppercase } from './uppercase'

let input: HTMLInputElement
let read: string[]

beforeEach(() => {
  input = document.createElement('input')
  read = []
  input.addEventListener('input', () => read.push(input.value))
  uppercase(input)
})

function type(value: string, caret = value.length, isComposing = false): void {
  input.value = value
  input.setSelectionRange(caret, caret)
  input.dispatchEvent(new InputEvent('input', { isComposing }))
}

test('whoever reads the field reads capitals', () => {
  type('cat')
  expect(read).toEqual(['CAT'])
})

test('the caret stays behind the letter that was typed, which may have become two', () => {
  type('straßen', 5)
  expect([input.value, input.selectionStart]).toEqual(['STRASSEN', 6])
})

test('a word that is being composed is left alone until it is done', () => {
  type('cat', 3, true)
  expect(input.value).toBe('cat')
  input.dispatchEvent(new Event('compositionend'))
  expect([input.value, read.at(-1)]).toEqual(['CAT', 'CAT'])
})
