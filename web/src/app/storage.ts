/**
 * What this browser remembers: how somebody likes the page, their name, and at which tables they sat.
 * Nothing of a game is ever kept here: where memory is part of the game, a page that remembers would cheat (S18). What
 * somebody answered to the position of the day is: there is one try.
 */
type What = 'language' | 'name' | 'tables' | 'theme' | 'sounds' | 'words' | 'edition' | 'daily'

export function kept(what: What): string | null {
  try {
    return localStorage.getItem(`lettrine-${what}`)
  } catch {
    return null // a browser that lets nothing be kept is no reason not to play
  }
}

export function keep(what: What, value: string): void {
  try {
    localStorage.setItem(`lettrine-${what}`, value)
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

/** The tables somebody was at, the latest first. */
export function visits(): Visit[] {
  try {
    const found: unknown = JSON.parse(kept('tables') ?? '[]')
    return Array.isArray(found) ? (found as Visit[]).filter((visit) => typeof visit?.id === 'string') : []
  } catch {
    return []
  }
}

export function visited(id: string, game: string): void {
  const others = visits().filter((visit) => visit.id !== id)
  keep('tables', JSON.stringify([{ id, game, at: Date.now() }, ...others].slice(0, MOST)))
}

export function forget(id: string): void {
  keep('tables', JSON.stringify(visits().filter((visit) => visit.id !== id)))
}
