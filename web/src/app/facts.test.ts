import { expect, test } from 'vitest'
import { editionFacts } from './facts'

test('fields of an edition go by their own names, those of a table of numbers by both', () => {
  const rules = { id: 'standard', goal: 25, fair: true, box: { I: 52, i: 20 }, letters: { en: 'ABC' }, house: [] }
  expect(editionFacts(rules)).toEqual({ id: 'standard', goal: 25, fair: 'yes', box_I: 52, box_i: 20 })
})
