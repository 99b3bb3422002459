import { beforeEach, describe, expect, test } from 'vitest'
import { GAMES } from '../games'
import { only } from '../testing'
import type { GameInfo } from '../wire/types'
import { getUsual, planLesson, planUsual, setUsual } from './usual'

const sonde = GAMES['sonde'] ?? expect.fail()
const solitaire = GAMES['solitaire'] ?? expect.fail()
const CARDS = { kind: 'choice', name: 'cards', value: 'on', choices: ['on', 'off'] }
const MEMORY = { kind: 'choice', name: 'memory', value: 'strict', choices: ['strict', 'notes'] }
const edition = (id: string, most: number): object => ({ id, least: 2, most, options: [CARDS, MEMORY] })
const info = only<GameInfo>({
  name: 'sonde',
  bots: ['gentle', 'beginner', 'club'],
  editions: [edition('1967', 4), edition('1976', 4)] as GameInfo['editions'],
  lesson: { edition: '1976', seats: 3, options: { cards: 'off' }, bots: ['gentle', 'gentle'] },
})

beforeEach(() => localStorage.clear())

describe('how somebody usually plays', () => {
  test('is what the game begins with, until something else was chosen', () => {
    expect(getUsual('sonde', sonde, info)).toEqual({
      bot: 'beginner',
      opponents: 3,
      pace: 'normal',
      edition: '1976',
      options: {},
    })
    setUsual('sonde', { bot: 'beginner', opponents: 2, pace: 'slow', edition: '1967', options: {} })
    expect(getUsual('sonde', sonde, info)).toEqual({
      bot: 'beginner',
      opponents: 2,
      pace: 'slow',
      edition: '1967',
      options: {},
    })
  })

  test('is never what the server does not have', () => {
    setUsual('sonde', {
      bot: 'genius',
      opponents: 9,
      pace: 'hasty' as 'slow',
      edition: '1810',
      options: { cards: 'maybe' },
    })
    expect(getUsual('sonde', sonde, info)).toEqual({
      bot: 'beginner',
      opponents: 3,
      pace: 'normal',
      edition: '1976',
      options: {},
    })
  })

  test.each(['{', '7', 'null'])('survives what is stored as %s', (nonsense) => {
    localStorage.setItem('lettrine-usual', nonsense)
    expect(getUsual('sonde', sonde, info).bot).toBe('beginner')
  })
})

describe('what "Play now" opens', () => {
  test('begins with bots, and keeps notes where memory would be part of the game', () => {
    const planned = planUsual('sonde', getUsual('sonde', sonde, info), info, 'fr')
    expect(planned).toEqual({
      plan: { game: 'sonde', edition: '1976', language: 'fr', seats: 4, pace: 'normal', options: { memory: 'notes' } },
      bots: ['beginner', 'beginner', 'beginner'],
      start: true,
    })
  })

  test('has the cards and notes that were chosen', () => {
    setUsual('sonde', { ...getUsual('sonde', sonde, info), options: { cards: 'off', memory: 'strict' } })
    const planned = planUsual('sonde', getUsual('sonde', sonde, info), info, 'fr')
    expect(planned.plan.options).toEqual({ cards: 'off' }) // strict is the sheet's own
  })

  test('waits for people where there are no bots', () => {
    const none = { ...info, bots: [] }
    const planned = planUsual('sonde', getUsual('sonde', sonde, none), none, 'en')
    expect(planned).toMatchObject({ bots: [], start: false, plan: { seats: 4, options: {} } })
  })

  test('is played alone where that is the game', () => {
    const alone = only<GameInfo>({ bots: [], editions: [] })
    const usual = getUsual('solitaire', solitaire, alone)
    expect(planUsual('solitaire', usual, alone, 'en')).toMatchObject({ bots: [], start: true, plan: { seats: 1 } })
  })
})

test('a first game is what the server has for it, at a slow pace', () => {
  expect(planLesson('sonde', sonde, info, 'de')).toEqual({
    plan: {
      ...{ game: 'sonde', edition: '1976', language: 'de', seats: 3, options: { cards: 'off' } },
      ...{ lesson: true, pace: 'slow' },
    },
    bots: ['gentle', 'gentle'],
    start: true,
  })
})

test('a first game without a lesson is an ordinary one', () => {
  const planned = planLesson('sonde', sonde, { ...info, lesson: null }, 'de')
  expect(planned).toEqual(planUsual('sonde', getUsual('sonde', sonde, info), info, 'de'))
})
