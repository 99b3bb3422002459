import { beforeAll, expect, test } from 'vitest'
import { loadEnglish, only } from '../../testing'
import type { Table } from '../../wire/types'
import { isAway, isBot, mayChat, otherSeats, seatLabels, seatNames } from './seats'

const table = only<Table>({
  seats: [
    { name: 'Ada', person: true, here: true },
    { name: 'Ben', person: true, here: false },
    { name: 'Cleo', person: true, here: false, bot: 'club' },
    { name: 'Club', bot: 'club' },
    null,
  ],
})

beforeAll(() => loadEnglish())

test('names by seat, with a dash where nobody sits', () => {
  expect(seatNames(table)).toEqual(['Ada', 'Ben', 'Cleo', 'Club', '–'])
  expect(seatNames(null)).toEqual([])
})

test('I am "You" to myself, and nobody is to those who watch', () => {
  expect(seatLabels(['Ada', 'Ben'], 1)).toEqual(['Ada', 'You'])
  expect(seatLabels(['Ada', 'Ben'], null)).toEqual(['Ada', 'Ben'])
})

test('the others come in the order of play after me', () => {
  expect(otherSeats(4, 2)).toEqual([3, 0, 1])
  expect(otherSeats(4, 0)).toEqual([1, 2, 3])
  expect(otherSeats(3, null)).toEqual([0, 1, 2])
})

test('away is a person without a connection whom no bot plays for', () => {
  expect([0, 1, 2, 3, 4].map((seat) => isAway(table, seat))).toEqual([false, true, false, false, false])
})

test('one talks where another person sits or somebody watches, and those who watch always may', () => {
  const alone = { ...table, you: 0, seats: [table.seats[0] ?? null, table.seats[3] ?? null, null] }
  expect([table, alone, { ...alone, watched: true }, { ...alone, you: null }, null].map(mayChat)).toEqual([
    true,
    false,
    true,
    true,
    false,
  ])
})

test('a bot plays for itself or for somebody', () => {
  expect([0, 1, 2, 3, 4].map((seat) => isBot(table, seat))).toEqual([false, false, true, true, false])
})
