import { beforeEach, describe, expect, test } from 'vitest'
import { GAMES } from '../games'
import { only } from '../testing'
import type { GameInfo, Table } from '../wire/types'
import { type Rung, forgetOffer, leftRungs, nextStep, noteOffer, playedAt } from './ladder'
import type { Usual } from './usual'

const sonde = GAMES['sonde'] ?? expect.fail()
const glyphs = GAMES['glyphs'] ?? expect.fail()
const CARDS = { kind: 'choice', name: 'cards', sheet: true, value: 'on', choices: ['on', 'off'] }
const MEMORY = { kind: 'choice', name: 'memory', sheet: true, value: 'strict', choices: ['strict', 'notes'] }
const info = only<GameInfo>({
  bots: ['gentle', 'beginner', 'club', 'master'],
  editions: [{ id: '1976', least: 2, most: 4, options: [CARDS, MEMORY], clock: true }] as GameInfo['editions'],
})
const LESSON: Usual = {
  ...{ bot: 'gentle', opponents: 2, pace: 'slow', edition: '1976' },
  options: { cards: 'off', memory: 'notes' },
}
const NONE = new Set<Rung>()

const person = { name: 'Ada', person: true }
const bot = (name: string): object => ({ name: 'Didot', bot: name })
const table = (options: object, ...seats: object[]): Table =>
  only<Table>({
    id: 'a',
    plan: only<Table['plan']>({ game: 'sonde', edition: '1976', options: { ...options } }),
    seats: seats as Table['seats'],
    pace: 'slow',
  })

beforeEach(() => localStorage.clear())

/** How many things are other ones. */
const changes = (one: Usual, other: Usual): number =>
  [
    one.bot !== other.bot,
    one.opponents !== other.opponents,
    one.pace !== other.pace,
    one.edition !== other.edition,
  ].filter(Boolean).length +
  [...new Set([...Object.keys(one.options), ...Object.keys(other.options)])].filter(
    (name) => one.options[name] !== other.options[name],
  ).length

describe('from a first game to a hard one', () => {
  test.each([
    [sonde, ['cards', 'strength', 'opponents', 'strength', 'memory', 'strength']],
    [glyphs, ['strength', 'strength', 'strength']],
  ])('everything comes, one thing at a time', (page, expected) => {
    let now: Usual = page === sonde ? LESSON : { ...LESSON, options: {} }
    const rungs: Rung[] = []
    for (let step = nextStep(now, page, info, true, NONE); step; step = nextStep(now, page, info, true, NONE)) {
      expect(changes(now, step.usual)).toBe(1)
      rungs.push(step.rung)
      now = step.usual
    }
    expect(rungs).toEqual(expected)
    expect(now.bot).toBe('master')
  })

  test('whoever has lost is offered nothing harder', () => {
    expect(nextStep(LESSON, sonde, info, false, NONE)?.rung).toBe('cards')
    expect(nextStep({ ...LESSON, options: { memory: 'notes' } }, sonde, info, false, NONE)).toBeUndefined()
  })

  test('what is let be is passed over', () => {
    expect(nextStep(LESSON, sonde, info, true, new Set<Rung>(['cards']))).toMatchObject({
      rung: 'strength',
      usual: { bot: 'beginner', options: LESSON.options },
    })
  })
})

describe('what was played', () => {
  test('is how "Play now" could open it again', () => {
    expect(playedAt(table({ cards: 'off', memory: 'notes' }, person, bot('gentle'), bot('gentle')), info)).toEqual(
      LESSON,
    )
  })

  test.each([
    ['with another person', table({}, person, person, bot('gentle'))],
    ['by other house rules', table({ spaces: 8 }, person, bot('gentle'))],
    ['with an unknown bot', table({}, person, bot('genius'))],
    ['alone', table({}, person)],
  ])('is no step of the ladder %s', (_, played) => {
    expect(playedAt(played, info)).toBeUndefined()
  })
})

describe('an offer', () => {
  test('is made at three tables, and then let be', () => {
    for (const id of ['a', 'b', 'b', 'c']) {
      expect(leftRungs('sonde', id)).toEqual(NONE)
      noteOffer('sonde', 'cards', id)
      expect(leftRungs('sonde', id)).toEqual(NONE) // it does not vanish under somebody's finger
    }
    expect(leftRungs('sonde', 'd')).toEqual(new Set(['cards']))
    expect(leftRungs('glyphs', 'd')).toEqual(NONE)
  })

  test('that is taken begins anew', () => {
    for (const id of ['a', 'b', 'c']) noteOffer('sonde', 'strength', id)
    forgetOffer('sonde', 'strength')
    expect(leftRungs('sonde', 'd')).toEqual(NONE)
  })

  test.each(['{', 'null', '7'])('survives what is stored as %s', (nonsense) => {
    localStorage.setItem('lettrine-offers', nonsense)
    expect(leftRungs('sonde', 'a')).toEqual(NONE)
  })
})
