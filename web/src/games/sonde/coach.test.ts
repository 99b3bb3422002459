import { beforeEach, expect, test } from 'vitest'
import { only } from '../../testing'
import { Coach } from '../common/coach.svelte'
import { COACH } from './coach'
import type { Event, View } from './types'

const view = (duty?: string, shown = '????????'): View =>
  only<View>({
    seat: 0,
    open: duty ? [{ id: duty, kind: duty, seats: [0], duty: true }] : [],
    rules: only<View['rules']>({ interrupt_hidden: 5 }),
    trays: [[], [{ shown, hidden: shown.split('?').length - 1 }]],
  })
const asked = (seat: number, of: number, yes: boolean): Event[] => [
  { event: 'asked', seat, of, letter: 'E' },
  { event: 'answered', seat: of, yes },
]
const exposed = (seat: number, to: number): Event[] => [{ event: 'exposed', seat, to, space: 1, letter: 'E' }]

let coach: Coach<View, Event>

beforeEach(() => {
  localStorage.clear()
  coach = new Coach('sonde', 'T1', COACH)
  coach.consider(view('ask'), [], false)
})

test('a hit is told of when the letter lies open, and until my next move', () => {
  coach.consider(view(), asked(0, 1, true), true)
  expect(coach.current).toBeUndefined()
  coach.consider(view('ask', 'E?E?????'), exposed(1, 0), false)
  expect(coach.current).toBe('coach-sonde-hit')
  coach.consider(view('ask', 'E?E?????'), [], false)
  expect(coach.current).toBe('coach-sonde-hit')
  coach.consider(view(undefined, 'E?E?????'), asked(0, 1, false), true)
  expect(coach.current).toBe('coach-sonde-miss')
})

test('how a space is opened is told exactly while I have to open one, though there is a word to be seen', () => {
  coach.consider(view(undefined, 'E?E?????'), asked(0, 1, false), true)
  coach.consider(view(undefined, 'E?E?????'), asked(1, 0, false), false)
  expect(coach.current).toBe('coach-sonde-miss')
  coach.consider(view('expose', 'E?E?????'), asked(1, 0, true), false)
  expect(coach.current).toBe('coach-sonde-asked')
  coach.consider(view('expose', 'E?E?????'), [], false)
  expect(coach.current).toBe('coach-sonde-asked')
  coach.consider(view(undefined, 'E?E?????'), exposed(0, 1), true)
  expect(coach.current).toBe('coach-sonde-name')
})

test('what others score is no hit of mine', () => {
  coach.consider(view(), asked(0, 1, true), true)
  coach.consider(view(), exposed(1, 2), false)
  expect(coach.current).toBeUndefined()
})
