import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addVisit, getItem, getLesson, listVisits, removeVisit, setItem, setLesson } from './storage'

afterEach(() => vi.unstubAllGlobals())
beforeEach(() => localStorage.clear())

describe('items', () => {
  test('what is stored is there again', () => {
    setItem('name', 'Ada')
    expect(getItem('name')).toBe('Ada')
    expect(getItem('theme')).toBeNull()
  })

  test('a browser that stores nothing is no error', () => {
    const deny = (): never => {
      throw new Error('denied')
    }
    vi.stubGlobal('localStorage', { getItem: deny, setItem: deny })
    expect(() => setItem('name', 'Ada')).not.toThrow()
    expect(getItem('name')).toBeNull()
  })
})

describe('visits', () => {
  const ids = () => listVisits().map((visit) => visit.id)

  test('the latest comes first, and a table only once', () => {
    for (const id of ['a', 'b', 'a']) addVisit(id, 'sonde')
    expect(ids()).toEqual(['a', 'b'])
  })

  test('eight are enough', () => {
    for (let number = 0; number < 12; number += 1) addVisit(String(number), 'sonde')
    expect(ids()).toEqual(['11', '10', '9', '8', '7', '6', '5', '4'])
  })

  test('one is removed by its id', () => {
    addVisit('a', 'sonde')
    addVisit('b', 'tug')
    removeVisit('a')
    expect(listVisits()).toMatchObject([{ id: 'b', game: 'tug' }])
  })

  test.each(['{', '"a"', '[null, 3, {"game": "sonde"}]'])(
    'what is stored and is no list of visits counts for nothing: %s',
    (stored) => {
      setItem('tables', stored)
      expect(listVisits()).toEqual([])
    },
  )
})

describe('lessons', () => {
  const told = ['coach-sonde-hide']

  test('how far the coach of a table has come is there again, at that table alone', () => {
    setLesson('sonde', { table: 'a', told, duty: 'ask' })
    setLesson('tug', { table: 'b', told: [] })
    expect(getLesson('sonde', 'a')).toEqual({ table: 'a', told, duty: 'ask' })
    expect(getLesson('sonde', 'b')).toEqual({ table: 'b', told: [] })
  })

  test('a table that is put away leaves nothing', () => {
    setLesson('sonde', { table: 'a', told })
    removeVisit('a')
    expect(getLesson('sonde', 'a').told).toEqual([])
    expect(getItem('coach')).not.toContain('a')
  })

  test.each(['{', 'null', '{"sonde": null}', '{"sonde": {"table": "a"}}'])(
    'what is stored and is no lesson counts for nothing: %s',
    (stored) => {
      setItem('coach', stored)
      expect(getLesson('sonde', 'a')).toEqual({ table: 'a', told: [] })
    },
  )
})
