import { beforeAll, expect, test } from 'vitest'
import { maybe } from '../../app/texts.svelte'
import { loadEnglish, only } from '../../testing'
import { Coach } from '../common/coach.svelte'
import { COACH } from './coach'
import type { Event, View } from './types'

beforeAll(() => loadEnglish('tug', 'games'))

test('before the first card one is told which team is one’s own, and how much time there will be', () => {
  const coach = new Coach<View, Event>('tug', 'T1', COACH)
  const view = only<View>({
    seat: 0,
    team: 1,
    captains: [1, 0],
    rules: only<View['rules']>({ glass: 30 }),
    open: [{ id: '1', kind: 'draw', seats: [0], duty: true }],
  })
  coach.consider(view, [], false)
  const said = maybe(coach.current ?? '', '', coach.facts)
  expect(said).toContain('Your team is Lower case.')
  expect(said).toContain('you have 30 seconds')
})
