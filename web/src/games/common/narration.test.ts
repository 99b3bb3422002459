import { beforeAll, describe, expect, test } from 'vitest'
import { loadEnglish } from '../../testing'
import { eventDetails, listNames, personDetails } from './narration'

const NAMES = ['Ada', 'Ben', 'Cleo']

beforeAll(() => loadEnglish())

describe('a person in a message', () => {
  test('is you, somebody else, or nobody', () => {
    expect(personDetails('of', 1, NAMES, 1)).toEqual({ of: 'you', of_name: 'Ben' })
    expect(personDetails('of', 2, NAMES, 1)).toEqual({ of: 'other', of_name: 'Cleo' })
    expect(personDetails('of', null, NAMES, 1)).toEqual({ of: 'nobody', of_name: '' })
  })

  test('is never you for somebody who watches', () => {
    expect(personDetails('seat', 0, NAMES, null)).toEqual({ seat: 'other', seat_name: 'Ada' })
  })
})

test('an event’s fields become variables: people by name, costs without their sign, truth as yes and no', () => {
  const event = { event: 'answered', seat: 2, points: -10, yes: false, letter: 'E' }
  expect(eventDetails(event, ['seat'], NAMES, 0)).toEqual({
    event: 'answered',
    seat: 'other',
    seat_name: 'Cleo',
    points: 10,
    yes: 'no',
    letter: 'E',
  })
})

describe('several names', () => {
  test('are one phrase', () => {
    expect(listNames([0], NAMES, null)).toBe('Ada')
    expect(listNames([0, 2], NAMES, null)).toBe('Ada and Cleo')
    expect(listNames([0, 1, 2], NAMES, null)).toBe('Ada, Ben and Cleo')
    expect(listNames([], NAMES, null)).toBe('')
  })

  test('mine is "you"', () => {
    expect(listNames([0, 2], NAMES, 2)).toBe('Ada and you')
  })
})
