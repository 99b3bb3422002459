/** The position of the day, for which there is one try: what this browser has answered already. */
import { setItem, getItem } from './storage'

export interface Tried {
  of: number
  letter: string
}

type Tries = Record<string, Tried>

/** One try for each language of words and each edition. */
const name = (day: string, words: string, edition: string) => `${day} ${words} ${edition}`

function tries(): Tries {
  try {
    return (JSON.parse(getItem('daily') ?? '{}') ?? {}) as Tries
  } catch {
    return {}
  }
}

export function findTry(day: string, words: string, edition: string): Tried | undefined {
  return tries()[name(day, words, edition)]
}

/** Keep a try; those of other days have had their day. */
export function saveTry(day: string, words: string, edition: string, tried: Tried): void {
  const today = Object.entries(tries()).filter(([each]) => each.startsWith(day))
  setItem('daily', JSON.stringify({ ...Object.fromEntries(today), [name(day, words, edition)]: tried }))
}
