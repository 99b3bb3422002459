import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { only } from '../testing'
import type { Frame, Table, ToClient } from '../wire/types'
import { Refusal } from './api'
import { Link } from './link.svelte'
import { setLanguage } from './texts.svelte'

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = FakeSocket.OPEN
  readonly sent: Record<string, unknown>[] = []
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: ((ended: { code: number }) => void) | null = null

  constructor(readonly address: string) {
    FakeSocket.all.push(this)
  }
  send(message: string): void {
    this.sent.push(JSON.parse(message) as Record<string, unknown>)
  }
  close(code = 1000): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
  receive(message: Partial<ToClient>): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const sockets = FakeSocket.all
const socket = (): FakeSocket => sockets.at(-1) ?? expect.fail('there is no socket')
const table = only<Table>({ type: 'table', id: 'one', status: 'open', seats: [] })
const frame = (view: object): Frame =>
  only<Frame>({ type: 'frame', view, events: [{ event: 'drew' }], time: { now: 5 } })

let link: Link

beforeEach(async () => {
  await setLanguage('en')
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  sockets.length = 0
  link = new Link('one')
})
afterEach(() => {
  link.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what the server sends', () => {
  test('a welcome brings everything', () => {
    socket().receive({ type: 'welcome', table, talk: [], frame: frame({ turn: 1 }) })
    expect(link.online).toBe(true)
    expect(link.table).toMatchObject({ id: 'one', status: 'playing' })
    expect(link.view).toEqual({ turn: 1 })
    expect(link.frames).toBe(1)
  })

  test('only the newest view is kept; two frames alike are two', () => {
    socket().receive(frame({ turn: 1 }))
    socket().receive(frame({ turn: 1 }))
    expect(link.view).toEqual({ turn: 1 })
    expect(link.events).toEqual([{ event: 'drew' }])
    expect(link.frames).toBe(2)
  })
})

describe('what is sent', () => {
  test('quotes its decision, and is done when the server says so', async () => {
    const done = link.do({ do: 'draw' }, 'd1')
    expect(socket().sent).toMatchObject([{ type: 'do', action: { do: 'draw' }, decision: 'd1' }])
    socket().receive({ type: 'done', ref: Number(socket().sent[0]?.['ref']), seq: 12 })
    expect(await done).toBe(12)
  })

  test('a refusal goes to whoever asked, and to nobody else', async () => {
    const [first, second] = [link.do({ do: 'draw' }), link.do({ do: 'ask' })]
    const [one, two] = socket().sent.map((message) => Number(message['ref']))
    socket().receive({ type: 'refused', ref: two, code: 'not_now', message: 'Not now.' } as Partial<ToClient>)
    socket().receive({ type: 'done', ref: one, seq: 1 } as Partial<ToClient>)
    await expect(first).resolves.toBe(1)
    await expect(second).rejects.toMatchObject({ code: 'not_now' })
  })

  test('what was under way when the connection was lost is refused', async () => {
    const lost = link.do({ do: 'draw' }).catch((error: unknown) => error)
    socket().close()
    expect(await lost).toEqual(new Refusal('offline', ''))
    await expect(link.do({ do: 'draw' })).rejects.toMatchObject({ code: 'offline' })
  })
})

describe('the connection', () => {
  test('comes back by itself, ever more slowly', () => {
    for (let lost = 1; lost <= 3; lost += 1) {
      socket().close()
      expect(link.online).toBe(false)
      vi.advanceTimersByTime(4000)
      expect(sockets.length).toBe(lost + 1)
    }
  })

  test('does not come back to a table that is not there, nor after it was closed', () => {
    socket().close(4404)
    expect(link.missing).toBe(true)
    vi.advanceTimersByTime(60_000)
    expect(sockets.length).toBe(1)
  })

  test('a quiet one is asked for a sign of life; without any it is replaced', () => {
    vi.advanceTimersByTime(20_500)
    expect(socket().sent).toContainEqual({ type: 'ping', ref: 0 })
    vi.advanceTimersByTime(10_000)
    expect(sockets.length).toBe(2)
  })

  test('another language needs another one', () => {
    expect(socket().address).toContain('/tables/one/socket?interface=en')
    link.setLanguage('en')
    expect(sockets.length).toBe(1)
    link.setLanguage('fr')
    expect(sockets.length).toBe(2)
    expect(sockets[0]?.readyState).toBe(3)
  })
})
