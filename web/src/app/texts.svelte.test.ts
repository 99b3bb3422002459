import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setItem } from './storage'
import {
  chooseLanguage,
  currentLanguage,
  loadRules,
  loadTexts,
  maybe,
  preferredLanguage,
  setLanguage,
  t,
} from './texts.svelte'

beforeEach(async () => {
  localStorage.clear()
  await setLanguage('en')
})
afterEach(() => vi.restoreAllMocks())

describe('the language to begin with', () => {
  const browser = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

  test('is the first of the browser that there is', () => {
    browser('it-IT', 'de-CH', 'fr')
    expect(preferredLanguage()).toBe('de')
  })

  test('is English if there is none', () => {
    browser('it-IT')
    expect(preferredLanguage()).toBe('en')
  })

  test('is the one that was chosen before', () => {
    browser('de')
    setItem('language', 'fr')
    expect(preferredLanguage()).toBe('fr')
  })
})

test('a chosen language is used and stored', async () => {
  await chooseLanguage('fr')
  expect(currentLanguage()).toBe('fr')
  expect(document.documentElement.lang).toBe('fr')
  expect(preferredLanguage()).toBe('fr')
})

test('texts that were loaded are there in every later language', async () => {
  await loadTexts(['tug'])
  const english = t('tug-done')
  expect(english).not.toBe('tug-done')
  await setLanguage('fr')
  expect(t('tug-done')).not.toBe('tug-done')
  expect(t('tug-done')).not.toBe(english)
})

test('of several changes the last one stands, however long each takes', async () => {
  const changes = [setLanguage('fr'), setLanguage('de'), setLanguage('en')]
  await Promise.all(changes)
  expect(currentLanguage()).toBe('en')
})

test('a message that may not be there has a fallback', () => {
  expect(maybe('game-title-whist', 'whist')).toBe('whist')
  expect(maybe('game-title-sonde', 'sonde')).toBe('Sonde')
})

test('rules are apart from the texts of the page', async () => {
  const translate = await loadRules('tug-rules')
  expect(translate('rules-tug-intro', {})).not.toBe('rules-tug-intro')
  expect(translate('no-such-rule', {}, '')).toBe('')
  expect(maybe('rules-tug-intro', 'not here')).toBe('not here')
})
