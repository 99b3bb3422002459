import { describe, expect, test } from 'vitest'
import { TurnLog } from './turnLog.svelte'

type Event = { event: string }
const events = (...names: string[]): Event[] => names.map((event) => ({ event }))
const names = (all: readonly Event[]) => all.map(({ event }) => event)

describe('the log of a turn', () => {
  test('grows frame by frame while the turn lasts', () => {
    const log = new TurnLog<Event>()
    log.add(events('turn_began'), 1)
    log.add(events('drew'), 1)
    log.add(events('asked', 'answered'), 1)
    expect(log.frames.map(names)).toEqual([['turn_began'], ['drew'], ['asked', 'answered']])
    expect(log.before).toEqual([])
  })

  test('begins anew with a turn, and keeps what ended the one before', () => {
    const log = new TurnLog<Event>()
    log.add(events('drew'), 1)
    log.add(events('asked', 'answered', 'turn_began', 'drew'), 2)
    expect(names(log.before)).toEqual(['asked', 'answered'])
    expect(log.frames.map(names)).toEqual([['turn_began', 'drew']])
    expect(names(log.events)).toEqual(['asked', 'answered', 'turn_began', 'drew'])
  })

  test('has nothing of a turn that somebody was not connected for', () => {
    const log = new TurnLog<Event>()
    log.add(events('drew'), 1)
    log.add(events('asked'), 4)
    expect(names(log.events)).toEqual(['asked'])
  })

  test('what ended the turn before can be forgotten', () => {
    const log = new TurnLog<Event>()
    log.add(events('answered', 'turn_began'), 2)
    log.forgetBefore()
    expect(names(log.events)).toEqual(['turn_began'])
  })
})

describe('earlier turns', () => {
  const play = (log: TurnLog<Event>) => {
    log.add(events('turn_began', 'drew'), 1)
    log.add(events('asked'), 1)
    log.add(events('answered', 'turn_began'), 2)
    return log
  }

  test('are kept in order where the table keeps notes', () => {
    const log = play(new TurnLog<Event>(() => true))
    expect(log.past.map(names)).toEqual([['turn_began', 'drew'], ['asked'], ['answered']])
  })

  test('S18 leave nothing where it does not', () => {
    expect(play(new TurnLog<Event>()).past).toEqual([])
  })
})

describe('its sentences', () => {
  const narrate = (all: readonly Event[]) => names(all)

  test('are the last ones, of which at most two are about the turn before', () => {
    const log = new TurnLog<Event>()
    log.add(events('a', 'b', 'c', 'turn_began'), 2)
    expect(log.narrate(narrate, 5)).toEqual(['b', 'c', 'turn_began'])
    log.add(events('d', 'e'), 2)
    expect(log.narrate(narrate, 3)).toEqual(['turn_began', 'd', 'e'])
  })

  test('are made frame by frame: what one frame says does not depend on another', () => {
    const log = new TurnLog<Event>()
    log.add(events('a'), 1)
    log.add(events('b', 'c'), 1)
    const joined = (all: readonly Event[]) => (all.length ? [names(all).join('+')] : [])
    expect(log.narrate(joined, 5)).toEqual(['a', 'b+c'])
  })
})
