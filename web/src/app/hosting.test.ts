import { expect, test } from 'vitest'
import { only } from '../testing'
import type { EditionInfo, Table } from '../wire/types'
import { isHost, possibleSeats } from './hosting'

const SITTER = { name: 'Ada', person: true, here: true }
const edition = only<EditionInfo>({ least: 2, most: 6 })
const table = (seats: unknown[], rest: object = {}): Table => only<Table>({ seats: seats as Table['seats'], ...rest })

test('the host is who sits in the seat of the host', () => {
  expect(isHost(table([SITTER, SITTER], { you: 1, host: 1 }))).toBe(true)
  expect(isHost(table([SITTER, SITTER], { you: 0, host: 1 }))).toBe(false)
  expect(isHost(table([SITTER, null]))).toBe(false)
  expect(isHost(null)).toBe(false)
})

test('there can be as many seats as the edition takes, and as few as people sit there', () => {
  expect(possibleSeats(table([SITTER, null, SITTER, SITTER]), edition)).toEqual([3, 4, 5, 6])
  expect(possibleSeats(table([SITTER, null]), edition)).toEqual([2, 3, 4, 5, 6])
  expect(possibleSeats(table([SITTER, null]), undefined)).toEqual([])
})

test('teams are of the same size', () => {
  expect(possibleSeats(table([SITTER, null, SITTER, null]), edition, 2)).toEqual([4, 6])
  expect(possibleSeats(table([SITTER, SITTER, null, null]), edition, 2)).toEqual([2, 4, 6])
})
