import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Refusal, getSuggestion } from '../../app/api'
import type { Link } from '../../app/link.svelte'
import { only } from '../../testing'
import { addLearned } from '../../app/storage'
import type { Table } from '../../wire/types'
import { Session } from './session.svelte'
import type { DecisionView } from './view'

vi.mock('../../app/api', async (original) => ({
  ...(await original<typeof import('../../app/api')>()),
  getSuggestion: vi.fn(),
}))

const view: DecisionView = {
  seat: 1,
  open: [
    { id: 'h1', kind: 'hide', seats: [1], duty: true },
    { id: 'd0', kind: 'draw', seats: [0], duty: true },
  ],
}
const table = only<Table>({ seats: [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }] })
const send = vi.fn<Link['do']>()
const complain = vi.fn<(refusal: Refusal) => void>()
const session = () => new Session(only<Link>({ id: 'one', view, table, events: [], do: send }), complain)
const refusal = new Refusal('not_now', 'Not now.')

beforeEach(() => {
  send.mockReset().mockResolvedValue(undefined)
  complain.mockReset()
})
afterEach(() => vi.mocked(getSuggestion).mockReset())

test('it knows who I am, what everybody is called, and who comes after me', () => {
  const { me, names, others } = session()
  expect(me).toBe(1)
  expect(names).toEqual(['Ada', 'Ben', 'Cleo'])
  expect(others).toEqual([2, 0])
})

describe('acting', () => {
  test('quotes the open decision of the same name', async () => {
    await session().act({ do: 'hide', word: 'BREAD' })
    expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'hide', word: 'BREAD' }, 'h1')
  })

  test('quotes nothing where nothing is open to me: the server says why', async () => {
    await session().act({ do: 'draw' })
    expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'draw' }, undefined)
  })

  test('happens once at a time', async () => {
    const mine = session()
    const first = mine.act({ do: 'hide' })
    expect(mine.busy).toBe(true)
    await mine.act({ do: 'hide' })
    expect(send).toHaveBeenCalledTimes(1)
    await first
    expect(mine.busy).toBe(false)
  })

  test('complains when it is refused, and can be tried again', async () => {
    send.mockRejectedValueOnce(refusal)
    const mine = session()
    await mine.act({ do: 'hide' })
    expect(complain).toHaveBeenCalledExactlyOnceWith(refusal)
    expect(mine.busy).toBe(false)
  })

  test('does not hide what is no refusal', async () => {
    send.mockRejectedValueOnce(new TypeError('a mistake of ours'))
    const mine = session()
    await expect(mine.act({ do: 'hide' })).rejects.toThrow('a mistake of ours')
    expect(mine.busy).toBe(false)
    expect(complain).not.toHaveBeenCalled()
  })
})

describe('sending', () => {
  test('does not wait for others, and says whether it was accepted', async () => {
    const mine = session()
    send.mockResolvedValueOnce(undefined).mockRejectedValueOnce(refusal)
    expect(await Promise.all([mine.send({ do: 'hide' }), mine.send({ do: 'hide' })])).toEqual([true, false])
    expect(complain).toHaveBeenCalledTimes(1)
  })

  test('can leave the decision out', async () => {
    await session().send({ do: 'hide' }, null)
    expect(send).toHaveBeenCalledWith({ do: 'hide' }, undefined)
  })
})

describe('a word from a bot', () => {
  test('is asked for with the decision to hide one', async () => {
    vi.mocked(getSuggestion).mockResolvedValue({ decision: 'h1', action: { do: 'hide', word: 'BREAD' } })
    expect(await session().suggestWord()).toBe('BREAD')
    expect(getSuggestion).toHaveBeenCalledWith('one', 'h1')
  })

  test('is none if the bot would do something else, or none is to be had', async () => {
    vi.mocked(getSuggestion)
      .mockResolvedValueOnce({ decision: 'h1', action: { do: 'pass' } })
      .mockRejectedValueOnce(refusal)
    expect(await session().suggestWord()).toBeUndefined()
    expect(await session().suggestWord()).toBeUndefined()
    expect(complain).toHaveBeenCalledExactlyOnceWith(refusal)
  })
})

test('every frame is handled once, with its events', () => {
  let frames = $state(0)
  let events: string[] = []
  const link = only<Link>({
    get frames() {
      return frames
    },
    get events() {
      return events
    },
  })
  const receive = (...received: string[]): void => {
    events = received
    frames += 1
    flushSync()
  }
  const handled: unknown[] = []
  const stop = $effect.root(() => new Session(link, complain).onFrame((each) => handled.push(each)))
  flushSync()
  expect(handled).toEqual([])
  receive('a')
  receive('a')
  stop()
  receive('b')
  expect(handled).toEqual([['a'], ['a']])
})

describe('the coach', () => {
  const says = [{ id: 'hide', when: () => true }]
  const friends = [{ id: 'hide-friends', when: () => true }]
  const at = (plan: object, others: object = { person: true }) => {
    const seats = [
      { name: 'Ada', ...others },
      { name: 'Ben', person: true },
    ]
    const sitting = only<Table>({ plan: plan as Table['plan'], you: 1, seats })
    const link = only<Link>({ id: 'one', view, table: sitting, events: [], do: send })
    const mine = new Session(link, complain, says, friends)
    mine.coach?.consider(view, [], false)
    return mine
  }
  beforeEach(() => localStorage.clear())

  test('speaks in a first game', () => {
    expect(at({ game: 'sonde', lesson: true }, { bot: 'gentle' }).coach?.current).toBe('hide')
  })

  test('speaks in the first game with friends, which is no lesson', () => {
    const { coach, isLesson } = at({ game: 'sonde' })
    expect([coach?.current, isLesson]).toEqual(['hide-friends', false])
    coach?.end()
    expect(at({ game: 'sonde' }).coach).toBeUndefined()
    expect(at({ game: 'sonde', lesson: true }).coach).toBeDefined()
  })

  test('does not speak alone with bots, nor to whoever knows the game', () => {
    expect(at({ game: 'sonde' }, { bot: 'club' }).coach).toBeUndefined()
    addLearned('sonde')
    expect(at({ game: 'sonde' }).coach).toBeUndefined()
  })
})
