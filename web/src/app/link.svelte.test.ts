import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { only } from '../testing'
import type { Frame, Table, ToClient } from '../wire/types'
import { listDigests } from './digests'
import { Link } from './link.svelte'
import { setLanguage } from './texts.svelte'
import { VERSION } from './wireVersion'

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
  test('frames that are shown at once are handled one by one', () => {
    const seats = [{ name: 'Ada' }, { name: 'Bembo', bot: 'club' }]
    const byBot = (event: string) => only<Frame>({ ...frame({}), events: [{ event, seat: 1 }] })
    const handled: unknown[] = []
    const stop = $effect.root(() => {
      $effect(() => {
        if (link.frames) handled.push(link.events)
      })
    })
    socket().receive({ type: 'welcome', table: { ...table, you: 0, pause: 2, seats }, talk: [] })
    for (const event of ['drew', 'asked', 'answered']) socket().receive(byBot(event))
    link.hurry('play').catch(() => undefined)
    expect(handled).toEqual(['drew', 'asked', 'answered'].map((event) => [{ event, seat: 1 }]))
    stop()
  })

  test('at a table that is closed to onlookers it tries again now and then, until it is open', () => {
    socket().receive({ type: 'bye', why: 'watching_closed', again: 30 })
    socket().close()
    expect(link.shut).toBe(true)
    vi.advanceTimersByTime(20_000)
    expect(sockets).toHaveLength(1)
    vi.advanceTimersByTime(25_000)
    expect(sockets).toHaveLength(2)
    socket().receive({ type: 'welcome', table, talk: [] })
    expect(link.shut).toBe(false)
  })

  test('a reaction is sent once, and those that come are to be seen', () => {
    socket().receive({ type: 'welcome', table: { ...table, you: 0 }, talk: [] })
    link.react('wow').catch(() => undefined)
    expect(socket().sent.at(-1)).toEqual({ type: 'react', sign: 'wow', ref: 1 })
    socket().receive({ type: 'reacted', seat: 1, sign: 'oops' })
    expect(link.reactions.shown.map(({ seat, sign }) => [seat, sign])).toEqual([[1, 'oops']])
  })

  test('digests are kept, those of earlier connections too', () => {
    localStorage.clear()
    socket().receive({ type: 'welcome', table, talk: [], digest: 'a' })
    void link.do({ do: 'draw' })
    socket().receive({ type: 'done', ref: 1, digest: 'b' })
    socket().receive({ type: 'done', ref: 2 })
    socket().close()
    vi.advanceTimersByTime(1000)
    socket().receive({ type: 'welcome', table, talk: [], digest: 'c' })
    expect(listDigests('one')).toEqual(['a', 'b', 'c'])
  })

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

describe('a server of another version', () => {
  const reload = vi.fn()
  const welcome = (version: number) =>
    socket().receive({ type: 'welcome', table, talk: [], version } as unknown as Partial<ToClient>)
  beforeEach(() => {
    sessionStorage.clear()
    reload.mockClear()
    vi.spyOn(location, 'reload').mockImplementation(reload)
  })

  test('has a page that has just come loaded anew, once; then it is offered', () => {
    welcome(99)
    expect(reload).toHaveBeenCalledTimes(1)
    for (let again = 0; again < 3; again += 1) {
      link.close()
      link = new Link('one')
      welcome(99)
    }
    expect(reload).toHaveBeenCalledTimes(1)
    expect(link.outdated).toBe(true)
  })

  test('takes nobody away from what they are typing', () => {
    welcome(VERSION)
    expect(link.outdated).toBe(false)
    socket().close()
    vi.advanceTimersByTime(1_000)
    welcome(99)
    expect(reload).not.toHaveBeenCalled()
    expect(link.outdated).toBe(true)
  })
})

describe('what is sent', () => {
  test('quotes its decision, and is done when the server says so', async () => {
    const done = link.do({ do: 'draw' }, 'd1')
    expect(socket().sent).toMatchObject([{ type: 'do', action: { do: 'draw' }, decision: 'd1' }])
    socket().receive({ type: 'done', ref: Number(socket().sent[0]?.['ref']) })
    await done
    expect(link.accepted).toBe(1)
  })

  test('a refusal goes to whoever asked, and to nobody else', async () => {
    const [first, second] = [link.do({ do: 'draw' }), link.do({ do: 'ask' })]
    const [one, two] = socket().sent.map((message) => Number(message['ref']))
    socket().receive({ type: 'refused', ref: two, code: 'not_now', message: 'Not now.' } as Partial<ToClient>)
    socket().receive({ type: 'done', ref: one } as Partial<ToClient>)
    await first
    await expect(second).rejects.toMatchObject({ code: 'not_now' })
    expect(link.accepted).toBe(1)
  })

  test('what was under way when the connection was lost is sent again as the same message', async () => {
    const lost = link.do({ do: 'draw' }, 'd1')
    const [first] = socket().sent
    expect(first?.['id']).toEqual(expect.stringMatching(/^\w{10,40}$/))
    socket().close()
    await expect(link.do({ do: 'draw' })).rejects.toMatchObject({ code: 'offline' })
    vi.advanceTimersByTime(1_000)
    expect(socket().sent).toEqual([])
    socket().receive({ type: 'welcome', table, talk: [] })
    expect(socket().sent).toEqual([first])
    socket().receive({ type: 'done', ref: Number(first?.['ref']) })
    await expect(lost).resolves.toBeUndefined()
    socket().close()
    vi.advanceTimersByTime(1_000)
    socket().receive({ type: 'welcome', table, talk: [] })
    expect(socket().sent).toEqual([])
  })

  test('two messages never have the same id', () => {
    for (let each = 0; each < 20; each += 1) link.say('hm').catch(() => undefined)
    expect(new Set(socket().sent.map((message) => message['id'])).size).toBe(20)
  })

  test('what finds no connection for too long is given up, and so is what cannot be sent again', async () => {
    const lost = link.do({ do: 'draw' }).catch((error: unknown) => error)
    const hurried = link.hurry('play').catch((error: unknown) => error)
    socket().close()
    expect(await hurried).toMatchObject({ code: 'unanswered' })
    vi.advanceTimersByTime(20_500)
    expect(await lost).toMatchObject({ code: 'unanswered', message: expect.stringContaining('lost') as string })
    socket().receive({ type: 'welcome', table, talk: [] })
    expect(socket().sent).toEqual([])
  })

  test('no more wait than can be counted', async () => {
    const sent = Array.from({ length: 40 }, () => link.say('hm').catch((error: unknown) => error))
    expect(socket().sent.length).toBe(32)
    expect(await sent[39]).toMatchObject({ code: 'offline' })
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

  test('a quiet one is asked for a sign of life; without any it is lost, and replaced', () => {
    socket().receive({ type: 'welcome', table, talk: [] })
    vi.advanceTimersByTime(5_000)
    expect(socket().sent).toEqual([{ type: 'ping', ref: 0 }])
    vi.advanceTimersByTime(3_000)
    expect(link.online).toBe(false)
    vi.advanceTimersByTime(500)
    expect(sockets.length).toBe(2)
  })

  test('one that answers is asked no more than once in five seconds', () => {
    socket().receive({ type: 'welcome', table, talk: [] })
    for (let second = 0; second < 30; second += 1) {
      vi.advanceTimersByTime(1_000)
      socket().receive({ type: 'pong', ref: 0 })
    }
    expect(socket().sent).toEqual([])
    vi.advanceTimersByTime(7_500)
    expect(socket().sent.length).toBe(1)
  })

  test('one on which an action is not answered for three seconds is lost, whatever came before', async () => {
    socket().receive({ type: 'welcome', table, talk: [] })
    const lost = link.do({ do: 'draw' }).catch((error: unknown) => error)
    vi.advanceTimersByTime(1_000)
    socket().receive(frame({ turn: 1 }))
    vi.advanceTimersByTime(2_500)
    expect(link.online).toBe(true)
    vi.advanceTimersByTime(500)
    expect(link.online).toBe(false)
    vi.advanceTimersByTime(1_000)
    socket().receive({ type: 'welcome', table, talk: [] })
    socket().receive({ type: 'done', ref: Number(socket().sent[0]?.['ref']) })
    await expect(lost).resolves.toBeUndefined()
  })

  test('one whose actions are answered is kept', async () => {
    socket().receive({ type: 'welcome', table, talk: [] })
    const done = link.do({ do: 'draw' })
    vi.advanceTimersByTime(2_500)
    socket().receive({ type: 'done', ref: Number(socket().sent[0]?.['ref']) })
    await done
    vi.advanceTimersByTime(4_500)
    expect(link.online).toBe(true)
  })

  test('one that does not come about is tried again', () => {
    vi.advanceTimersByTime(7_500)
    expect(sockets.length).toBe(1)
    vi.advanceTimersByTime(1_000)
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
