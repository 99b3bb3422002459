import { expect, test } from 'vitest'
import elisions from '../../../tests/elisions.json'
import { elide } from './elision'

test.each(elisions)('%s and %s are joined as %s', (particle = '', name = '', joined = '') => {
  expect(elide(particle, name)).toBe(joined)
})
