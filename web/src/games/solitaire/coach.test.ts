import { expect, test } from 'vitest'
import { only } from '../../testing'
import { COACH } from './coach'
import type { Event, View } from './types'

const situation = (view: Partial<View>, ...events: string[]) => ({
  view: only<View>(view),
  events: events.map((event) => ({ event }) as Event),
  me: 0,
  duty: 'form',
  names: [],
})
const sentence = (id: string) => COACH.find((each) => each.id === id) ?? expect.fail()

test('after a word it is told whether another group comes next', () => {
  const formed = sentence('coach-solitaire-formed')
  expect(formed.when(situation({}, 'formed'))).toBe(true)
  expect(formed.details?.(situation({ rounds: true }, 'formed'))).toEqual({ in_rounds: 'yes' })
  expect(formed.details?.(situation({ rounds: false }, 'formed'))).toEqual({ in_rounds: 'no' })
})

test('with a second word one has the hang of it, whatever group it is of', () => {
  const more = sentence('coach-solitaire-more')
  expect([0, 1, 2].map((score) => more.when(situation({ scores: [score] }, 'formed')))).toEqual([false, false, true])
})
