import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Refusal, createTable, getPractice, getReplay, getSuggestion, getTable } from './api'
import { setLanguage } from './texts.svelte'

const fetched = vi.fn<typeof fetch>()

beforeEach(async () => {
  vi.stubGlobal('fetch', fetched.mockReset())
  fetched.mockImplementation(() => Promise.resolve(Response.json({ id: 'one' })))
  await setLanguage('en')
})
afterEach(() => vi.unstubAllGlobals())

const address = (): unknown => fetched.mock.calls.at(-1)?.[0]

test('every request names the language that refusals are to be written in', async () => {
  await setLanguage('de')
  await getTable('one')
  expect(address()).toBe('/api/tables/one?interface=de')
  await getReplay('one', 2)
  expect(address()).toBe('/api/tables/one/replay?seat=2&interface=de')
})

test('whatever is put into an address is escaped', async () => {
  await getTable('a/b?c')
  expect(address()).toContain('/api/tables/a%2Fb%3Fc?')
  await getSuggestion('one', 'hide:1&2')
  expect(address()).toContain('?decision=hide%3A1%262&')
})

test('a body is sent as JSON', async () => {
  const plan = { game: 'tug', edition: 'standard', language: 'en', seats: 4 }
  await createTable({ plan, name: 'Ada' })
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ plan, name: 'Ada' }),
  })
})

test('positions come from a table as a seat saw them, or from a game between bots', async () => {
  await getPractice({ table: 'one', seat: null })
  expect(address()).toContain('/api/tables/one/practice?interface')
  await getPractice({ table: 'one', seat: 0 })
  expect(address()).toContain('/api/tables/one/practice?seat=0&')
  await getPractice({ words: 'fr', edition: '1976', seed: 7 })
  expect(address()).toContain('/api/practice?language=fr&edition=1976&seed=7&')
})

describe('refusals', () => {
  const refusal = async (): Promise<unknown> => getTable('one').catch((error: unknown) => error)

  test('the server says why, in a code and a sentence', async () => {
    fetched.mockResolvedValue(Response.json({ code: 'not_over', message: 'The game goes on.' }, { status: 409 }))
    expect(await refusal()).toMatchObject({ code: 'not_over', message: 'The game goes on.' })
    expect(await refusal()).toBeInstanceOf(Refusal)
  })

  test('without a server, or with one that makes no sense, one is offline', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expect(await refusal()).toMatchObject({ code: 'offline' })
    fetched.mockResolvedValueOnce(new Response('<html>', { status: 502 }))
    expect(await refusal()).toMatchObject({ code: 'offline' })
  })
})
