import { beforeAll, describe, expect, test } from 'vitest'
import { loadEnglish } from '../../testing'
import { countBallots, describeTile, narrate, narrateSpelling, teamName } from './narration'
import type { Event } from './types'

beforeAll(() => loadEnglish('tug'))

const event = (fields: object): Event => fields as Event

test('events speak of a team by its name', () => {
  const [text] = narrate([event({ event: 'turn_began', team: 1, turn: 4 })], ['Ada', 'Ben'], null)
  expect(text).toContain(teamName(1))
  expect(teamName(0)).not.toBe(teamName(1))
})

test('votes are counted; an abstention is neither', () => {
  expect(countBallots([true, false, null, true])).toEqual({ yes: 2, no: 1 })
})

describe('letters, for those who do not see them move', () => {
  test('where one stands is told by team and distance', () => {
    expect(describeTile({ letter: 'E', at: -3 })).toMatch(/E.*3/)
    expect(describeTile({ letter: 'E', at: -3 })).not.toBe(describeTile({ letter: 'E', at: 3 }))
    expect(describeTile({ letter: 'E', at: 5, taken: 1 })).not.toBe(describeTile({ letter: 'E', at: 5 }))
  })

  test('only what is spelled is told, letter by letter', () => {
    const told = narrateSpelling([
      event({ event: 'spelled', letter: 'E', to: 2 }),
      event({ event: 'suggested', seat: 0, word: 'BREAD' }),
      event({ event: 'spelled', letter: 'Q' }),
    ])
    expect(told).toEqual([describeTile({ letter: 'E', at: 2 }), 'Q'])
  })

  test('a hyphen has a name', () => {
    expect(narrateSpelling([event({ event: 'spelled', letter: '-' })])[0]).not.toBe('-')
  })
})

test('when the sand runs out within a word, what has moved is told to count (T6)', () => {
  const ended = (word: string): string[] => narrate([event({ event: 'word_ended', team: 0, word, cut: true })], [], 0)
  expect(ended('STRIPED')[0]).toContain('The letters moved so far count.')
  expect(ended('')[0]).not.toContain('moved')
})
