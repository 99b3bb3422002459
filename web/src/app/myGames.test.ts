import { describe, expect, test } from 'vitest'
import type { MyGame } from '../wire/types'
import { othersAt, resultOf, reviewOf, titleWithTurns } from './myGames'
import { setLanguage } from './texts.svelte'

await setLanguage('en')

const game = (changes: Partial<MyGame>): MyGame => ({
  id: 'a',
  game: 'sonde',
  edition: 'standard',
  language: 'en',
  status: 'over',
  seat: 0,
  seats: ['Ada', 'Ben', 'Cleo'],
  bots: [null, null, null],
  at: 0,
  ...changes,
})
const ended = (places: number[], seat: number, sides = places.map((_, each) => [each])) =>
  resultOf(game({ seat, outcome: { places, points: places.map((place) => 9 - place), winners: [], sides } }))

describe('how a game ended', () => {
  test.each([
    [[1], 0, '8 points'],
    [[1, 2], 0, 'You won'],
    [[1, 2], 1, 'You lost'],
    [[1, 1], 1, 'A tie'],
    [[1, 2, 3], 0, 'You won, of 3'],
    [[1, 2, 3], 2, 'Place 3 of 3'],
    [[1, 1, 3], 0, 'First place shared, of 3'],
  ])('places %j, seat %i: %s', (places, seat, said) => expect(ended(places, seat)).toBe(said))

  test('a team wins as one', () =>
    expect(
      ended([1, 2, 1, 2], 2, [
        [0, 2],
        [1, 3],
      ]),
    ).toBe('You won'))

  test('nothing is said before it is known', () => expect(resultOf(game({}))).toBe(''))
})

test('whoever has no name any more is somebody, and free seats are nobody', () =>
  expect(othersAt(game({ seats: ['Ada', '', null] }))).toBe('somebody'))

test('a game without an analysis is looked at again as a replay', () => {
  expect(reviewOf(game({}))).toBe('/t/a/analysis')
  expect(reviewOf(game({ game: 'quick' }))).toBe('/t/a/replay')
})

test('the title says how many games wait', () => {
  expect(titleWithTurns('Lettrine', 2)).toBe('(2) Lettrine')
  expect(titleWithTurns('Lettrine', 0)).toBe('Lettrine')
})
