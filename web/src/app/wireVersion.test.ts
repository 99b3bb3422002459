import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mayReload } from './wireVersion'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('the page loads itself anew once for each version of the server', () => {
  expect([mayReload(7), mayReload(7), mayReload(7)]).toEqual([true, false, false])
  expect([mayReload(8), mayReload(8)]).toEqual([true, false])
})

test('never where it could not know that it has done so', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('not allowed')
    },
  })
  expect(mayReload(7)).toBe(false)
})
