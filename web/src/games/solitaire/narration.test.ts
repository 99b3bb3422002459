import { beforeAll, expect, test } from 'vitest'
import { loadEnglish } from '../../testing'
import { narrate } from './narration'
import type { Event } from './types'

beforeAll(() => loadEnglish('pieces', 'solitaire'))

const tell = (...events: object[]) => narrate(events as Event[], ['Ada'], 0)

test('a word that was formed is told', () => {
  expect(tell({ event: 'formed', group: 2, word: 'LAWN' })[0]).toContain('LAWN')
})

test('what needs no sentence has none', () => {
  expect(tell({ event: 'no_such_event' })).toEqual([])
})
