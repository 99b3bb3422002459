import { beforeAll, describe, expect, test } from 'vitest'
import { loadEnglish, only } from '../../testing'
import { cardMeaning, cardTitle, narrate } from './narration'
import type { Event, View } from './types'

beforeAll(() => loadEnglish('sonde'))

const NAMES = ['Ada', 'Ben', 'Cleo']
const event = (fields: object): Event => fields as Event
const tell = (...events: object[]) => narrate(events.map(event), NAMES, 1)

describe('events in sentences', () => {
  test('name people, and me as you', () => {
    const [asked] = tell({ event: 'asked', seat: 0, of: 1, letter: 'E' })
    expect(asked).toContain('Ada asks you')
    expect(asked).toContain('E')
  })

  test('say "blank" and not its sign', () => {
    const [asked] = tell({ event: 'asked', seat: 0, of: 2, letter: '.' })
    expect(asked).toContain('blank')
  })

  test('what the server leaves out is as usual: an answer that costs nothing says no points', () => {
    expect(tell({ event: 'answered', seat: 2, yes: false })).toEqual(['No.'])
    expect(tell({ event: 'answered', seat: 2, yes: false, points: -50 })[0]).toContain('50')
  })

  test('a space that is opened for an answer is told in brief', () => {
    const exposed = { event: 'exposed', seat: 2, space: 4, letter: 'E', points: 20, to: 0 }
    const [alone] = tell(exposed)
    const [, after] = tell({ event: 'answered', seat: 2, yes: true }, exposed)
    expect(alone).toContain('Cleo')
    expect(after).not.toContain('Cleo')
    expect(after).toContain('4')
  })

  test('a word that is named is read with its blanks', () => {
    expect(tell({ event: 'interrupted', seat: 0, of: 2, sequence: '.BREAD', right: true, points: 50 })[0]).toContain(
      '·BREAD',
    )
  })

  test('what has no sentence is not told', () => {
    expect(tell({ event: 'no_such_event' })).toEqual([])
  })
})

describe('cards', () => {
  test('have a title each, with their number', () => {
    expect(cardTitle('x3')).toContain('3')
    expect(cardTitle('-15')).toContain('15')
    expect(cardTitle('-15')).not.toBe(cardTitle('+15'))
  })

  test('speak of the neighbour on their side (S21, S22)', () => {
    const view = only<View>({ seat: null, trays: [[], [], []] })
    expect(cardMeaning('left', 0, view, NAMES)).toContain('Ben')
    expect(cardMeaning('right', 0, view, NAMES)).toContain('Cleo')
    // S10: one that could not be obeyed announces nothing that will not happen.
    expect(cardMeaning('left', 0, { ...view, ignored: true }, NAMES)).toBe('No effect this time.')
  })
})
