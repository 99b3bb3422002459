/**
 * Typing a word of which some letters lie open. Both ways are understood: only the missing letters, or all of them. A
 * letter that lies open where the word has got to is passed by; whoever types another one there leaves them out.
 */

interface Cursor {
  /** How far the word has got: the place of its next letter, which may lie open. */
  readonly place: number
  /** Whether only the missing letters are typed. */
  readonly skips: boolean
}

export interface Typing extends Cursor {
  /** What was filled in; empty where nothing was. */
  readonly own: readonly string[]
  /** Where the word had got to before each own letter was typed: to erase it leads back there. */
  readonly came: readonly (Cursor | undefined)[]
}

/** What lies open, place by place; empty where something is hidden. */
export type Open = readonly string[]

export const beginTyping = (length: number): Typing => ({
  place: 0,
  skips: false,
  own: Array<string>(length).fill(''),
  came: [],
})

/** The word as far as it is known or filled in. */
export const fillIn = (open: Open, { own }: Typing): string[] => open.map((letter, i) => letter || (own[i] ?? ''))

/** The box that the next letter goes to: after the last one there is none, and that one stays. */
export function findBox(open: Open, { place }: Cursor): number {
  const next = open.findIndex((letter, i) => i >= place && !letter)
  return next >= 0 ? next : open.lastIndexOf('')
}

export const typeLetters = (open: Open, typing: Typing, letters: string): Typing =>
  [...letters].reduce((sofar, letter) => typeLetter(open, sofar, letter), typing)

function typeLetter(open: Open, typing: Typing, letter: string): Typing {
  const { place, skips } = typing
  if (skips || !open[place]) return writeLetter(open, typing, letter)
  if (open[place] === letter) return { ...typing, place: place + 1 }
  // What was passed by since the last box was not meant as what lies open there, then.
  const start = open.lastIndexOf('', place) + 1
  const passed = open.slice(start, place).join('')
  return typeLetters(
    open,
    writeLetter(open, { ...typing, place: start }, passed[0] ?? letter, true),
    passed.slice(1) + (passed && letter),
  )
}

function writeLetter(open: Open, typing: Typing, letter: string, skips = typing.skips): Typing {
  const { place, own, came } = typing
  const box = findBox(open, typing)
  if (box < place) return typing
  return {
    place: box + 1,
    skips,
    own: own.with(box, letter),
    came: Object.assign([...came], { [box]: { place, skips: typing.skips } }),
  }
}

/** Backspace in a box: its own letter goes; if it has none, the one before it does, over all that lies open. */
export function eraseLetter(open: Open, typing: Typing, box: number): Typing {
  const { own, came } = typing
  const last = own[box] ? box : open.findLastIndex((letter, i) => i < box && !letter)
  if (last < 0) return typing
  return { ...typing, ...(came[last] ?? { place: last }), own: own.with(last, '') }
}

/** Go to a box, or to the next one after an open letter: what is typed there replaces what it has. Going where one is already changes nothing. */
export function goToBox(open: Open, typing: Typing, box: number): Typing {
  const place = findBox(open, { ...typing, place: box })
  return place === findBox(open, typing) && !typing.own[place] ? typing : { ...typing, place }
}

/** What an input adds to the letter that its box had before. */
export function addedLetters(value: string, before: string): string {
  if (!before || value.length < 2) return value
  if (value.startsWith(before)) return value.slice(before.length)
  return value.endsWith(before) ? value.slice(0, -before.length) : value
}
