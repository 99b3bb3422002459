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
    body: expect.stringContaining(JSON.stringify({ plan, name: 'Ada' }).slice(0, -1)) as string,
  })
})

test('a table whose answer is lost is asked for again with the same id, once', async () => {
  const plan = { game: 'tug', edition: 'standard', language: 'en', seats: 4 }
  fetched.mockRejectedValueOnce(new TypeError('no network'))
  await createTable({ plan, name: 'Ada' })
  const bodies = fetched.mock.calls.map(([, init]) => (init as RequestInit).body as string)
  expect(bodies.length).toBe(2)
  expect(new Set(bodies).size).toBe(1)
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ id: expect.stringMatching(/^\w{10,40}$/) as string })
  fetched.mockRejectedValueOnce(new TypeError('no network')).mockRejectedValueOnce(new TypeError('no network'))
  await expect(createTable({ plan, name: 'Ada' })).rejects.toMatchObject({ code: 'offline' })
  expect(fetched.mock.calls.length).toBe(4)
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

  test('what needs words that are still being prepared is asked again when they are there', async () => {
    const detail = { language: 'fr', percent: 40 }
    fetched.mockResolvedValueOnce(Response.json({ code: 'words_preparing', message: 'Wait.', detail }, { status: 503 }))
    fetched.mockResolvedValueOnce(Response.json([{ language: 'fr', state: 'ready', percent: 100 }]))
    expect(await getTable('one')).toMatchObject({ id: 'one' })
    expect(fetched.mock.calls.map(([path]) => path)).toEqual([
      '/api/tables/one?interface=en',
      '/api/words?interface=en',
      '/api/tables/one?interface=en',
    ])
  })

  test('without a server, or with one that makes no sense, one is offline', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expect(await refusal()).toMatchObject({ code: 'offline' })
    fetched.mockResolvedValueOnce(new Response('<html>', { status: 502 }))
    expect(await refusal()).toMatchObject({ code: 'offline' })
  })
})
