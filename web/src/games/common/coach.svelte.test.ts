import { beforeEach, expect, test } from 'vitest'
import { hasLearned } from '../../app/storage'
import { Coach, type Sentence } from './coach.svelte'
import type { DecisionView } from './view'

interface Event {
  event: string
  seat: number
}

const SENTENCES: Sentence<DecisionView, Event>[] = [
  { id: 'hide', when: ({ duty }) => duty === 'hide' },
  { id: 'ask', when: ({ duty }) => duty === 'ask' },
  { id: 'asked', when: ({ events, me }) => events.some(({ event, seat }) => event === 'asked' && seat !== me) },
]
const view = (duty?: string): DecisionView => ({
  seat: 0,
  open: duty ? [{ id: '1', kind: duty, seats: [0], duty: true }] : [],
})
const by = (seat: number, event = 'asked'): Event[] => [{ event, seat }]

let coach: Coach<DecisionView, Event>

beforeEach(() => {
  localStorage.clear()
  coach = new Coach('sonde', SENTENCES)
})

test('it says what fits the moment, and waits for my own move', () => {
  coach.consider(view('hide'), [], false)
  expect(coach.current).toBe('hide')
  coach.consider(view('hide'), by(1, 'hid'), false)
  expect(coach.current).toBe('hide')
  coach.consider(view('ask'), by(0, 'hid'), true)
  expect(coach.current).toBe('ask')
})

test('what is no longer true goes away, though I have made no move', () => {
  coach.consider(view(), by(1), false)
  expect(coach.current).toBe('asked')
  coach.consider(view('ask'), by(2), false)
  expect(coach.current).toBe('ask')
  coach.consider(view(), by(2, 'hid'), false)
  expect(coach.current).toBeUndefined()
})

test('a sentence may say itself how long it holds', () => {
  const brief = new Coach('sonde', [{ id: 'glass', when: () => true, until: ({ events }) => events.length > 0 }])
  brief.consider(view(), [], false)
  brief.consider(view(), [], false)
  expect(brief.current).toBe('glass')
  brief.consider(view(), by(1), false)
  expect(brief.current).toBeUndefined()
})

test('nothing is said twice', () => {
  coach.consider(view('ask'), [], false)
  coach.consider(view('ask'), by(0), true)
  expect(coach.current).toBeUndefined()
  coach.consider(view(), by(1), false)
  expect(coach.current).toBe('asked')
})

test('when all is said, the game is known on this device', () => {
  for (const duty of ['hide', 'ask']) coach.consider(view(duty), by(0, 'hid'), true)
  coach.consider(view(), by(1), true)
  expect(hasLearned('sonde')).toBe(false)
  coach.consider(view(), by(0), true)
  expect(coach.ended).toBe(true)
  expect(hasLearned('sonde')).toBe(true)
  expect(hasLearned('tug')).toBe(false)
})

test('the end of the game ends it, and so does somebody who knows it already', () => {
  coach.consider({ ...view('hide'), over: true }, [], false)
  expect([coach.ended, coach.current]).toEqual([true, undefined])
  const other = new Coach('tug', SENTENCES)
  other.end()
  expect(hasLearned('tug')).toBe(true)
})

test('whoever only watches is not coached', () => {
  coach.consider({ seat: null, open: [] }, by(1), false)
  expect([coach.current, coach.ended]).toEqual([undefined, false])
})
