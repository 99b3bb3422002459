import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadEnglish, pressKey } from '../testing'
import Header from './Header.svelte'

let shown: Record<string, unknown>
const find = (selector: string): HTMLElement => document.querySelector(selector) ?? expect.fail(`no ${selector}`)
const isOpen = (): boolean => find('details').hasAttribute('open')

beforeEach(async () => {
  await loadEnglish()
  shown = mount(Header, { target: document.body })
  flushSync()
  find('details').setAttribute('open', '')
})
afterEach(() => unmount(shown))

test('a tap beside the open menu meets nothing else: it closes the menu, and the focus goes back to its button', () => {
  find('details > [role=presentation]').click()
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(find('summary'))
})

test('so does Escape', () => {
  find('.menu button').focus()
  pressKey('Escape', {}, find('.menu button'))
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(find('summary'))
})
