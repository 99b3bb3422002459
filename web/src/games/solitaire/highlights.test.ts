import { beforeAll, expect, test } from 'vitest'
import { loadEnglish, only } from '../../testing'
import { findHighlights } from './highlights'
import type { GroupView, View } from './types'

beforeAll(() => loadEnglish('pieces', 'solitaire'))

const view = (...groups: Partial<GroupView>[]): View => only<View>({ groups: groups as GroupView[] })

test('the best word is the one before which most better known ones stand', () => {
  const run = view(
    { found: ['TILE'], possible: ['LIFT', 'TILE'] },
    { found: ['HITS', 'FLIT'], possible: ['HITS', 'A', 'B', 'FLIT'] },
  )
  expect(findHighlights(run).best).toContain('FLIT, though 3 words')
})

test('the best known word is a find too, and no word is none', () => {
  expect(findHighlights(view({ found: ['LIFT'], possible: ['LIFT'] })).best).toBe('You saw LIFT.')
  expect(findHighlights(view({ possible: ['LIFT'] })).best).toBe('')
})

test('the marks are the words found, and an empty one for each group without', () => {
  expect(findHighlights(view({ found: ['A', 'B'] }, {}, { found: ['C'] })).marks).toEqual([true, true, false, true])
})
