/** Where the rules of one table stand: its edition, and in the query what the table has changed of it. */
import type { Rules } from './facts'

export interface TableEdition {
  id: string
  /** The names of the fields that the table has changed. */
  house?: string[]
}

export function rulesAddress(game: string, rules: TableEdition, action: string): string {
  const fields = rules as unknown as Rules
  const changed = new URLSearchParams((rules.house ?? []).map((name) => [name, written(fields[name])]))
  return `/help/${game}/${rules.id}${changed.size ? `?${changed}` : ''}#${action}`
}

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** What an address says was changed of a sheet: only fields that the sheet has, and only values of their kind. */
export function changedRules(sheet: Rules, query: string): Rules {
  const changed = [...new URLSearchParams(query)].map(([name, value]) => [name, read(value, sheet[name])] as const)
  return Object.fromEntries(changed.filter(([, value]) => value !== undefined))
}

function read(value: string, like: unknown): unknown {
  if (typeof like === 'string') return value
  try {
    const found: unknown = JSON.parse(value)
    return typeof found === typeof like && Array.isArray(found) === Array.isArray(like) ? found : undefined
  } catch {
    return undefined
  }
}
