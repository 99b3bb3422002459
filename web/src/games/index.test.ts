import { beforeAll, describe, expect, test } from 'vitest'
import { loadRules, loadTexts, t } from '../app/texts.svelte'
import { loadEnglish } from '../testing'
import { DEFAULT_GAME, GAMES, findGame, gameTitle, loadPart } from '.'

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
  const tug = findGame('tug') ?? expect.fail()
  expect(t('tug-done')).toBe('tug-done')
  expect(await loadPart(tug, () => Promise.resolve('part'))).toBe('part')
  expect(t('tug-done')).not.toBe('tug-done')
})

describe.each(Object.entries(GAMES))('%s', (game, page) => {
  test('has a title, texts and rules', async () => {
    expect(gameTitle(game)).not.toBe(game)
    await loadTexts(page.texts)
    expect((await loadRules(page.rules))(`rules-${game}-intro`, {})).not.toBe(`rules-${game}-intro`)
  })

  test('can be played with the bots that it names, or alone', () => {
    expect(page.bot === undefined).toBe(page.opponents === 0)
  })
})
