import { beforeAll, describe, expect, test } from 'vitest'
import { loadEnglish } from '../../testing'
import { describeCell, findAnswer, formatList, listPieces, narrate } from './narration'
import type { Event } from './types'

beforeAll(() => loadEnglish('pieces', 'glyphs', 'quick'))

const event = (fields: object): Event => fields as Event

describe('events in sentences', () => {
  test('name people, and me as you', () => {
    const [text] = narrate(
      [event({ event: 'proposed', seat: 0, of: 1, cell: 3, piece: 'I', fits: true, points: 1 })],
      ['Ada', 'Ben'],
      1,
    )
    expect(text).toContain('Ada')
    expect(text).not.toContain('Ben')
    expect(text).toContain('3')
  })

  test('those of a race are told as at a table of Quick', () => {
    const texts = narrate(
      [event({ event: 'race_ended', winner: 0, words: ['HIT', 'SIT'], built: 'THIS' })],
      ['Ada', 'Ben'],
      null,
    )
    expect(texts.join(' ')).toContain('HIT')
  })
})

describe('what lies in a cell', () => {
  test('nothing is said as such', () => {
    expect(describeCell({})).not.toBe('')
    expect(describeCell({})).not.toBe(describeCell({ loose: ['I'] }))
  })

  test('positioned, loose and refused pieces are told apart', () => {
    const placed = [{ piece: 'I' as const, x: 0.5, y: 0.5, angle: 0 }]
    const text = describeCell({ placed, loose: ['C', 'C'], below: ['u'] })
    for (const part of [describeCell({ placed }), describeCell({ loose: ['C', 'C'] }), describeCell({ below: ['u'] })])
      expect(text).toContain(part)
  })
})

test('pieces are counted, things are listed', () => {
  expect(listPieces(['I', 'I', 'u'])).toContain('2')
  expect(formatList(['A', 'B', 'C'])).toBe('A, B, and C')
})

describe('the last answer', () => {
  const proposed = event({ event: 'proposed', of: 1, cell: 2, piece: 'I', fits: true, points: 1 })

  test('has the sign of what came of it', () => {
    expect(findAnswer([proposed])).toEqual({ of: 1, cell: 2, sign: '+1' })
    expect(findAnswer([event({ ...proposed, fits: false, points: 0 })])?.sign).toBe('✗')
  })

  test('shows where a piece was put in vain, and not where it fitted', () => {
    const put = { event: 'positioned', of: 0, cell: 4, piece: 'C', x: 0.2, y: 0.3, angle: 90 }
    expect(findAnswer([proposed, event({ ...put, exact: false })])).toEqual({
      of: 0,
      cell: 4,
      sign: '✗',
      tried: { piece: 'C', x: 0.2, y: 0.3, angle: 90 },
    })
    expect(findAnswer([event({ ...put, exact: true })])).toEqual({ of: 0, cell: 4, sign: '✓' })
  })

  test('is none if nothing was answered', () => {
    expect(findAnswer([event({ event: 'turn_began', seat: 0 })])).toBeUndefined()
  })
})
