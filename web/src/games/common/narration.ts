/** The variables that messages about a game take: events and people. */
import { t } from '../../app/texts.svelte'

export type Details = Record<string, string | number>
export type Names = readonly string[]

/** The variables with which a message names somebody. */
export function personDetails(role: string, seat: number | null | undefined, names: Names, me: number | null): Details {
  if (seat == null) return { [role]: 'nobody', [`${role}_name`]: '' }
  return { [role]: seat === me ? 'you' : 'other', [`${role}_name`]: names[seat] ?? '' }
}

/** An event's fields as variables of a message; `seats` are the fields that name somebody. */
export function eventDetails(event: object, seats: readonly string[], names: Names, me: number | null): Details {
  const details: Details = {}
  for (const [field, value] of Object.entries(event)) {
    if (seats.includes(field)) Object.assign(details, personDetails(field, value as number | null, names, me))
    else details[field] = fieldValue(value)
  }
  return details
}

function fieldValue(value: unknown): string | number {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return Math.abs(value)
  return String(value)
}

/** The names of several people in one phrase. */
export function listNames(seats: readonly number[], names: Names, me: number | null): string {
  const named = seats.map((seat) => (seat === me ? t('who-you') : (names[seat] ?? '')))
  if (named.length < 2) return named[0] ?? ''
  return t('who-and', { first: named.slice(0, -1).join(', '), last: named.at(-1) ?? '' })
}
