import { beforeAll, describe, expect, test, vi } from 'vitest'
import { loadRules, loadTexts } from '../app/texts.svelte'
import { loadEnglish } from '../testing'
import { DEFAULT_GAME, GAMES, findGame, gameTitle } from '.'

beforeAll(() => loadEnglish())

test('a game that this page does not know has no row', () => {
  expect(findGame('whist')).toBeUndefined()
  expect(findGame('constructor')).toBeUndefined()
  expect(findGame('tug')).toBe(GAMES['tug'])
})

test('the game of an address that names none is there', () => {
  expect(findGame(DEFAULT_GAME)).toBeDefined()
})

test('a game without a title goes by its name', () => {
  expect(gameTitle('whist')).toBe('whist')
})

test('a part is loaded with the texts of its game', async () => {
  vi.resetModules() // texts that another test has loaded stay loaded
  const { t } = await import('../app/texts.svelte')
  const fresh = await import('.')
  const tug = fresh.findGame('tug') ?? expect.fail()
  expect(t('tug-done')).toBe('tug-done')
  expect(await fresh.loadPart(tug, () => Promise.resolve('part'))).toBe('part')
  expect(t('tug-done')).not.toBe('tug-done')
})

describe.each(Object.entries(GAMES))('%s', (game, page) => {
  test('has a title, texts and rules', async () => {
    expect(gameTitle(game)).not.toBe(game)
    await loadTexts(page.texts)
    expect((await loadRules(page.rules))(`rules-${game}-intro`, {})).not.toBe(`rules-${game}-intro`)
  })

  test('is for one alone, or says how many others "Play now" seats', () => {
    expect(page.opponents === 0).toBe(page.solo === true)
    if (page.solo) expect(page.bot).toBeUndefined()
  })
})
