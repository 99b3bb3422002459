import { describe, expect, test } from 'vitest'
import { only } from '../../testing'
import { LOG, keepsNotes, partOf } from './log'
import type { Event, View } from './types'

const view = (fields: Partial<View>): View => only<View>({ turns: 3, ...fields })
const rules = (memory: 'strict' | 'notes') => only<View['rules']>({ memory })
const question = (turn: number, letter: string, yes?: boolean) => ({ turn, seat: 0, of: 1, letter, yes: yes ?? null })
const event = (fields: object): Event => fields as Event
const letters = (events: readonly Event[]) =>
  events.map((each) => (each.event === 'asked' ? each.letter : each.event === 'answered' ? each.yes : each.event))

test('S18: notes are kept where the table keeps them, and of a game that is over', () => {
  expect(keepsNotes(view({ rules: rules('notes') }))).toBe(true)
  expect(keepsNotes(view({ rules: rules('strict') }))).toBe(false)
  expect(keepsNotes(view({ rules: rules('strict'), over: true }))).toBe(true)
})

describe('who has just come', () => {
  const questions = [question(1, 'E', true), question(2, 'Q', false), question(3, 'A', true)]

  test('is told what the view still has, by turn', () => {
    const found = LOG.recall?.(view({ questions }), [])
    expect(letters(found?.past ?? [])).toEqual(['E', true, 'Q', false])
    expect(letters(found?.turn ?? [])).toEqual(['A', true])
  })

  test('is not told twice what the last frame brings', () => {
    const last = [event({ event: 'asked' }), event({ event: 'answered' })]
    expect(LOG.recall?.(view({ questions }), last).turn).toEqual([])
    const open = [question(3, 'A')]
    expect(letters(LOG.recall?.(view({ questions: open }), []).turn ?? [])).toEqual(['A'])
    expect(LOG.recall?.(view({ questions: open }), last.slice(0, 1)).turn).toEqual([])
  })
})

test('what is mine: my turn, my moves, and what is done to me', () => {
  const part = partOf(() => 1)
  expect(part.begins(event({ event: 'turn_began', seat: 1 }))).toBe(true)
  expect(part.begins(event({ event: 'turn_began', seat: 0 }))).toBe(false)
  expect(part.moves(event({ event: 'asked', seat: 1, of: 0 }))).toBe(true)
  expect(part.moves(event({ event: 'exposed', seat: 1 }))).toBe(false)
  expect(part.touches(event({ event: 'asked', seat: 0, of: 1 }))).toBe(true)
  expect(part.touches(event({ event: 'answered', seat: 1 }))).toBe(false)
})
