/**
 * The digests of a table's log that the server has given out, so that it can be proved later that nothing was changed
 * since (docs/chain.md). They say nothing about the game: what they are made of is secret until its end.
 */
import { getItem, setItem } from './storage'

/** Of how many tables they are stored: as many as of visits. */
const MOST_TABLES = 8
/** How many of one table: from here on there are only some of the older ones. */
const MOST_DIGESTS = 64

type Stored = [table: string, digests: string[]]

const isStored = (entry: unknown): entry is Stored =>
  Array.isArray(entry) && typeof entry[0] === 'string' && Array.isArray(entry[1])

/** The tables, the latest first. */
function stored(): Stored[] {
  try {
    const found: unknown = JSON.parse(getItem('digests') ?? '[]')
    return Array.isArray(found) ? found.filter(isStored) : []
  } catch {
    return []
  }
}

/** The digests of a table in the order in which they came. */
export const listDigests = (table: string): string[] => stored().find(([id]) => id === table)?.[1] ?? []

/**
 * A later digest never replaces an earlier one: a server that has changed the log since would otherwise have its own
 * evidence removed. Where there are too many, every other one of the older half goes: each proves all that was before it.
 */
export function addDigest(table: string, digest: string): void {
  const before = listDigests(table)
  if (before.includes(digest)) return
  const others = stored().filter(([id]) => id !== table)
  setItem('digests', JSON.stringify([[table, thinned([...before, digest])], ...others].slice(0, MOST_TABLES)))
}

const thinned = (digests: string[]): string[] =>
  digests.length <= MOST_DIGESTS ? digests : digests.filter((_, place) => place % 2 === 0 || place >= MOST_DIGESTS / 2)
