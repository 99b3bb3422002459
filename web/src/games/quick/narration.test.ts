import { beforeAll, expect, test } from 'vitest'
import { loadEnglish } from '../../testing'
import { narrate } from './narration'
import type { Event } from './types'

beforeAll(() => loadEnglish('pieces', 'quick'))

const tell = (fields: object, me: number | null = null) => narrate([fields as Event], ['Ada', 'Ben'], me)

test('the end of a race names the winner and shows all words', () => {
  const [text] = tell({ event: 'race_ended', winner: 1, words: ['HIT', 'SIT'], built: 'THIS' })
  expect(text).toContain('Ben')
  expect(text).toContain('HIT, SIT')
})

test('the same is told to the winner in another way', () => {
  const ended = { event: 'race_ended', winner: 1, words: ['HIT', 'SIT'], built: 'THIS' }
  expect(tell(ended, 1)).not.toEqual(tell(ended))
})
