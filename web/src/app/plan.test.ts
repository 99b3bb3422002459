import { beforeAll, describe, expect, test } from 'vitest'
import { findGame, type GamePage } from '../games'
import { loadEnglish, only } from '../testing'
import type { GameInfo, Plan } from '../wire/types'
import { chooseBot, clocksOf, differences, optionsOf } from './plan'

const info = only<GameInfo>({
  name: 'sonde',
  editions: [
    only<GameInfo['editions'][number]>({
      id: '1976',
      options: [
        { kind: 'number', name: 'some_limit', sheet: true, value: 12, least: 1, most: 20 },
        { kind: 'switch', name: 'open_hands', sheet: true, value: false },
      ] as unknown as GameInfo['editions'][number]['options'],
    }),
  ],
})
const plan = (options: Record<string, unknown>): Plan => ({
  game: 'sonde',
  edition: '1976',
  language: 'en',
  seats: 2,
  options,
})

beforeAll(() => loadEnglish())

test('a clock of days is offered where people come and go, and not where all must be there', () => {
  expect(clocksOf(findGame('sonde'))).toContain('86400')
  expect(clocksOf(findGame('tug'))).toEqual(['none', '30', '60', '180'])
})

describe('differences from the sheet', () => {
  test('what is as on the sheet is none', () => {
    expect(differences(plan({ some_limit: 12, open_hands: false }), info)).toEqual([])
  })

  test('what is different has its own value and the usual one; without a text its name serves', () => {
    expect(differences(plan({ some_limit: 9, open_hands: false }), info)).toEqual([
      { name: 'some_limit', label: 'some limit', value: '9', usual: '12' },
    ])
  })

  test('an edition that is not there has no options', () => {
    expect(optionsOf(info, '1999')).toEqual([])
    expect(optionsOf(undefined, '1976')).toEqual([])
  })
})

describe('the bot to play with', () => {
  const page = only<GamePage>({ edition: 'standard', opponents: 2, bot: 'club' })

  test('the usual bot, or else the first that the server has, or none', () => {
    expect(chooseBot(page, ['beginner', 'club'])).toBe('club')
    expect(chooseBot(page, ['beginner', 'expert'])).toBe('beginner')
    expect(chooseBot(page, [])).toBeUndefined()
  })
})
