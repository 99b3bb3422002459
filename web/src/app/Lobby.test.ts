import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadEnglish, only } from '../testing'
import type { KeptSeat, Table } from '../wire/types'
import Lobby from './Lobby.svelte'

let shown: ReturnType<typeof mount>
let target: HTMLElement
const asked: [string, string, unknown][] = []

beforeEach(async () => {
  await loadEnglish()
  vi.useFakeTimers()
  asked.length = 0
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    asked.push([init.method ?? '', address.split('?')[0] ?? '', init.body])
    return Promise.resolve(new Response('[]'))
  })
})
afterEach(() => {
  void unmount(shown)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function show(kept: KeptSeat[], you?: number): void {
  const plan = { game: 'sonde', edition: '1976', language: 'en', seats: 2 }
  const seats = [{ name: 'Ada', person: true, here: true }, null]
  const table = only<Table>({
    type: 'table',
    id: 't',
    code: 'ABC',
    plan,
    status: 'open',
    seats,
    kept,
    you: you ?? null,
  })
  target = document.createElement('div')
  shown = mount(Lobby, { target, props: { table, complain: () => undefined } })
  flushSync()
}
const seat = (): HTMLElement => target.querySelectorAll<HTMLElement>('.seats li')[1] ?? expect.fail('no second seat')
const buttons = (): string[] => [...seat().querySelectorAll('button')].map((button) => button.textContent.trim())
const press = (label: string): void =>
  [...seat().querySelectorAll('button')].find((button) => button.textContent.trim() === label)?.click()

test('a seat that is kept for somebody else is waited for, and free when their time is up', () => {
  show([{ seat: 1, name: 'Ben', seconds: 300 }])
  expect(seat().textContent).toContain('Waiting for Ben')
  expect(buttons()).toEqual([])
  vi.advanceTimersByTime(300_000)
  flushSync()
  expect(buttons()).toEqual(['Sit here'])
})

test('whose seat it is can take it under their name, or decline', () => {
  show([{ seat: 1, name: 'Ben', seconds: 300, yours: true }])
  expect(buttons()).toEqual(['Sit here', 'No, thanks'])
  press('Sit here')
  expect(asked.at(-1)).toEqual(['POST', '/api/tables/t/seats/1', '{"name":"Ben"}'])
})

test('declining gives the seat up', () => {
  show([{ seat: 1, name: 'Ben', seconds: 300, yours: true }])
  press('No, thanks')
  expect(asked.at(-1)?.slice(0, 2)).toEqual(['DELETE', '/api/tables/t/seats/1'])
})
