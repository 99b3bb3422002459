/**
 * What the browser stores: settings, the name, and the tables that somebody sat at.
 * Nothing of a game is ever stored: where memory is part of the game, a page that remembers would cheat (S18). What
 * somebody answered to the position of the day is: there is one try. Digests of a log (digests.ts) say nothing about it.
 */
type Key =
  | ('language' | 'name' | 'tables' | 'theme' | 'sounds' | 'words')
  | ('edition' | 'daily' | 'learned' | 'usual' | 'digests' | 'offers')

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
}

const learned = (): string[] => (getItem('learned') ?? '').split(' ').filter(Boolean)

/** Whether the first game of this kind has been played on this device, or passed over. */
export const hasLearned = (game: string): boolean => learned().includes(game)

export function addLearned(game: string): void {
  if (!hasLearned(game)) setItem('learned', [...learned(), game].join(' '))
}
