import { beforeEach, describe, expect, test } from 'vitest'
import { addDigest, listDigests } from './digests'
import { setItem } from './storage'

beforeEach(() => localStorage.clear())

const numbers = (count: number) => Array.from({ length: count }, (_, number) => String(number))

describe('digests', () => {
  test('all are stored in the order in which they came, each once', () => {
    for (const digest of ['a', 'b', 'a', 'c', 'b']) addDigest('one', digest)
    expect(listDigests('one')).toEqual(['a', 'b', 'c'])
    expect(listDigests('two')).toEqual([])
  })

  test('those of eight tables are enough, and the latest stay', () => {
    for (const table of numbers(12)) addDigest(table, 'a')
    expect(numbers(12).filter((table) => listDigests(table).length)).toEqual(numbers(12).slice(4))
  })

  test('of a long game the first, the newest and some between them stay', () => {
    for (const digest of numbers(1000)) addDigest('one', digest)
    const kept = listDigests('one')
    expect(kept.length).toBeLessThanOrEqual(64)
    expect(kept[0]).toBe('0')
    expect(kept.slice(-20)).toEqual(numbers(1000).slice(-20))
    expect(kept).toEqual([...kept].sort((one, other) => Number(one) - Number(other)))
  })

  test.each(['{', '7', '[null, ["one"], ["one", 3]]'])('what is stored and is none counts for nothing: %s', (text) => {
    setItem('digests', text)
    expect(listDigests('one')).toEqual([])
    addDigest('one', 'a')
    expect(listDigests('one')).toEqual(['a'])
  })
})
