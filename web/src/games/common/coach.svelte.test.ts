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
  coach = new Coach('sonde', 'T1', SENTENCES)
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
  const brief = new Coach('sonde', 'T1', [{ id: 'glass', when: () => true, until: ({ events }) => events.length > 0 }])
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
  const other = new Coach('tug', 'T1', SENTENCES)
  other.end()
  expect(hasLearned('tug')).toBe(true)
})

test('whoever only watches is not coached', () => {
  coach.consider({ seat: null, open: [] }, by(1), false)
  expect([coach.current, coach.ended]).toEqual([undefined, false])
})

/** The coach of the same table, after the page was loaded anew. */
const again = (): Coach<DecisionView, Event> => new Coach('sonde', 'T1', SENTENCES)

test('after a reload it goes on where it was', () => {
  coach.consider(view('hide'), [], false)
  coach.consider(view('ask'), by(0, 'hid'), true)
  coach = again()
  coach.consider(view('ask'), [], false)
  expect(coach.current).toBe('ask')
  coach.consider(view('ask'), by(0), true)
  expect(coach.current).toBeUndefined()
  coach = again()
  coach.consider(view('hide'), [], false)
  expect(coach.current).toBeUndefined()
})

test('after a reload nothing stands there that is no longer true', () => {
  coach.consider(view('hide'), [], false)
  coach = again()
  coach.consider(view('ask'), [], false)
  expect(coach.current).toBe('ask')
})

test('a sentence whose details are not known any more is not said without them', () => {
  const found: Sentence<DecisionView, Event> = {
    id: 'found',
    when: ({ events }) => events.length > 0,
    details: ({ events }) => ({ seat: events[0]?.seat ?? 0 }),
  }
  new Coach('glyphs', 'T1', [found]).consider(view(), by(1), false)
  const known = new Coach('glyphs', 'T1', [found])
  known.consider(view(), by(1), false)
  expect([known.current, known.facts['seat']]).toEqual(['found', 1])
  const unknown = new Coach('glyphs', 'T1', [found])
  unknown.consider(view(), [], false)
  expect(unknown.current).toBeUndefined()
})

test('whoever skipped it is not told anew after a reload, but at the next table', () => {
  coach.consider(view('hide'), [], false)
  coach.end()
  coach = again()
  coach.consider(view('hide'), [], false)
  expect([coach.ended, coach.current]).toEqual([true, undefined])
  const next = new Coach('sonde', 'T2', SENTENCES)
  next.consider(view('hide'), [], false)
  expect(next.current).toBe('hide')
})
