/**
 * What the browser stores: settings, the name, and the tables that somebody sat at.
 * Nothing of a game is ever stored: where memory is part of the game, a page that remembers would cheat (S18). What
 * somebody answered to the position of the day is: there is one try. Digests of a log (digests.ts) say nothing about it,
 * and of a coach it is stored which sentences were said.
 */
type Key =
  | ('language' | 'name' | 'tables' | 'theme' | 'sounds' | 'words')
  | ('edition' | 'daily' | 'learned' | 'usual' | 'digests' | 'offers' | 'coach' | 'rated')

export function getItem(key: Key): string | null {
  try {
    return localStorage.getItem(`lettrine-${key}`)
  } catch {
    return null // a browser that stores nothing is no reason not to play
  }
}

export function setItem(key: Key, value: string): void {
  try {
    localStorage.setItem(`lettrine-${key}`, value)
  } catch {
    // see above
  }
}

/** Store nothing any more of all that this page has stored. */
export function clearItems(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('lettrine-')) localStorage.removeItem(key)
  } catch {
    // see above
  }
}

export interface Visit {
  id: string
  game: string
  at: number
}

const MOST = 8

const isVisit = (visit: unknown): visit is Visit => typeof (visit as Visit | null)?.id === 'string'

/** The tables somebody was at, the latest first. */
export function listVisits(): Visit[] {
  try {
    const found: unknown = JSON.parse(getItem('tables') ?? '[]')
    return Array.isArray(found) ? found.filter(isVisit) : []
  } catch {
    return []
  }
}

export function addVisit(id: string, game: string): void {
  const others = listVisits().filter((visit) => visit.id !== id)
  setItem('tables', JSON.stringify([{ id, game, at: Date.now() }, ...others].slice(0, MOST)))
}

export function removeVisit(id: string): void {
  setItem('tables', JSON.stringify(listVisits().filter((visit) => visit.id !== id)))
  setItem(
    'coach',
    JSON.stringify(Object.fromEntries(Object.entries(lessons()).filter(([, each]) => each?.table !== id))),
  )
}

const learned = (): string[] => (getItem('learned') ?? '').split(' ').filter(Boolean)

/** Whether the first game of this kind has been played on this device, or passed over. */
export const hasLearned = (game: string): boolean => learned().includes(game)

export function addLearned(game: string): void {
  if (!hasLearned(game)) setItem('learned', [...learned(), game].join(' '))
}

/** How far the coach of a table has come. */
export interface Lesson {
  table: string
  /** The sentences that need not be said again. */
  told: readonly string[]
  /** The one that stands there, and what was to be done when it was said. */
  current?: string | undefined
  duty?: string | undefined
  ended?: boolean
}

function lessons(): Record<string, Lesson | undefined> {
  try {
    return (JSON.parse(getItem('coach') ?? '{}') as Record<string, Lesson> | null) ?? {}
  } catch {
    return {}
  }
}

/** How far the coach of this table had come when the page was left; of each game only the latest table is stored. */
export function getLesson(game: string, table: string): Lesson {
  const stored = lessons()[game]
  return stored?.table === table && Array.isArray(stored.told) ? stored : { table, told: [] }
}

export function setLesson(game: string, lesson: Lesson): void {
  setItem('coach', JSON.stringify({ ...lessons(), [game]: lesson }))
}
