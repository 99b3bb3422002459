import { expect, test } from 'vitest'
import { strongerBot } from './strength'

const ALL = ['gentle', 'beginner', 'club', 'master']

test('one step up from the strongest that played', () => {
  expect(strongerBot(ALL, ['gentle', 'gentle'])).toBe('beginner')
  expect(strongerBot(ALL, ['club', 'gentle'])).toBe('master')
})

test('there is nothing above the best, and nothing is known of strangers', () => {
  expect(strongerBot(ALL, ['master'])).toBeUndefined()
  expect(strongerBot(ALL, [])).toBeUndefined()
  expect(strongerBot(ALL, ['genius'])).toBeUndefined()
})
