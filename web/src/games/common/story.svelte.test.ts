import { describe, expect, test } from 'vitest'
import { Story } from './story.svelte'

interface Event {
  event: string
  seat: number
  of?: number
}
const ME = 0
const PART = {
  begins: ({ event, seat }: Event) => event === 'turn_began' && seat === ME,
  moves: ({ event, seat }: Event) => event === 'asked' && seat === ME,
  touches: ({ of }: Event) => of === ME,
  changes: ({ event }: Event) => event === 'found',
}
const began = (seat: number): Event => ({ event: 'turn_began', seat })
const asked = (seat: number, of: number): Event => ({ event: 'asked', seat, of })
const no = (seat: number): Event => ({ event: 'no', seat })
const narrate = (events: readonly Event[]) =>
  events.flatMap(({ event, seat, of }) => (event === 'turn_began' ? [] : [`${event} ${seat}${of ?? ''}`]))

/** Each player asks the next one in vain; it begins with me. */
function play(keeps: boolean, turns: number): Story<Event> {
  const story = new Story<Event>(() => keeps, PART)
  story.add([began(ME)], 1)
  for (let turn = 1; turn <= turns; turn++) {
    const seat = (turn - 1) % 3
    story.add([asked(seat, (seat + 1) % 3), no(seat), began((seat + 1) % 3)], turn + 1)
  }
  return story
}

describe('where the table keeps notes', () => {
  test('the answer to my question stays, whatever others do', () => {
    expect(play(true, 1).tell(narrate, 3)).toEqual(['asked 01', 'no 0'])
    expect(play(true, 2).tell(narrate, 3)).toEqual(['asked 01 no 0', 'asked 12', 'no 1'])
  })

  test('and what was done to me since, until my next move', () => {
    const story = play(true, 3)
    expect(story.tell(narrate, 3)).toEqual(['asked 01 no 0', 'asked 20', 'no 2'])
    story.add([asked(ME, 2)], 4)
    expect(story.tell(narrate, 3)).toEqual(['asked 20', 'no 2', 'asked 02'])
    story.add([no(ME), began(1)], 5)
    story.add([asked(1, 2), no(1), began(2)], 6)
    expect(story.tell(narrate, 3)[0]).toBe('asked 02 no 0')
  })

  test('what was done to me is not overwritten by what others do then', () => {
    const story = new Story<Event>(() => true, PART)
    story.add([began(1)], 1)
    story.add([asked(1, ME), no(1), began(2)], 2)
    story.add([asked(2, 1), no(2), began(1)], 3)
    story.add([asked(1, 2), no(1), began(2)], 4)
    expect(story.tell(narrate, 3)).toEqual(['asked 10 no 1', 'asked 12', 'no 1'])
  })
})

describe('what changes the game for everybody', () => {
  const found = (seat: number, of: number): Event => ({ event: 'found', seat, of })

  function find(): Story<Event> {
    const story = play(true, 1)
    story.add([found(2, 1)], 2)
    story.add([asked(1, ME), no(1), began(2)], 3)
    story.add([asked(2, 1), no(2), began(ME)], 4)
    return story
  }

  test('stays until my next move, before what only ended my turn', () => {
    const story = find()
    expect(story.tell(narrate, 3)).toEqual(['found 21', 'asked 10 no 1', 'asked 21', 'no 2'])
    story.add([asked(ME, 1)], 4)
    expect(story.tell(narrate, 3).join()).not.toContain('found')
  })

  test('one does not take the place of another', () => {
    const story = find()
    story.add([found(2, ME)], 4)
    story.add([asked(2, 1), no(2), began(1)], 5)
    expect(story.tell(narrate, 3)).toEqual(['found 21', 'found 20', 'asked 21', 'no 2'])
  })
})

test('my turn is not told twice where its beginning is told as well', () => {
  const all = (events: readonly Event[]) => events.map(({ event, seat, of }) => `${event} ${seat}${of ?? ''}`)
  const story = new Story<Event>(() => true, PART)
  story.add([began(ME)], 1)
  story.add([asked(ME, 1), began(1)], 2)
  expect(story.tell(all, 3)).toEqual(['asked 01', 'turn_began 1'])
})

describe('a question and its answer that are shown one after the other', () => {
  const story = new Story<Event>(() => true, PART)
  story.add([began(1)], 1)
  story.add([asked(1, 2)], 1)
  story.add([no(1), began(2)], 2)

  test('are told together when the answer ends the turn', () => {
    expect(story.tell(narrate, 3)).toEqual(['asked 12', 'no 1'])
  })

  test('and are dropped together when there is no room for both', () => {
    story.add([{ event: 'drew', seat: 2 }], 2)
    expect(story.tell(narrate, 2)).toEqual(['drew 2'])
    expect(story.tell(narrate, 3)).toEqual(['asked 12', 'no 1', 'drew 2'])
  })
})

describe('where it does not (S18)', () => {
  test('how my turn ended stays for the next one, and can be forgotten before', () => {
    const story = play(false, 1)
    story.add([{ event: 'drew', seat: 1 }], 2)
    story.add([asked(1, 2)], 2)
    expect(story.tell(narrate, 2)).toEqual(['asked 01 no 0', 'asked 12'])
    story.forgetBefore()
    expect(story.tell(narrate, 3)).toEqual(['drew 1', 'asked 12'])
  })

  test('once that is over nothing of mine is left', () => {
    const story = play(false, 2)
    expect([story.kept, story.past]).toEqual([[], []])
    expect(story.tell(narrate, 3)).toEqual(['asked 12', 'no 1'])
  })

  test('nothing is kept of a turn that went on while the connection was lost', () => {
    const story = new Story<Event>(() => false, PART)
    story.add([began(ME)], 1)
    story.add([asked(ME, 1)], 1)
    story.add([{ event: 'drew', seat: 2 }], 7)
    expect(story.tell(narrate, 3)).toEqual(['drew 2'])
  })
})
