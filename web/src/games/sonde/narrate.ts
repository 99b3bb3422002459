/** What happened, in sentences: one message an event, filled from the event's own fields. */
import { maybe, t } from '../../app/texts.svelte'
import { spelled } from './reading'
import type { Event, View } from './types'

type Details = Record<string, string | number>
type Names = readonly string[]

/** The fields of an event that name somebody. */
const SEATS = ['seat', 'of', 'to', 'hidden']

const PREFIX: Record<string, string> = { auto_set: 'said-auto', last_turns_began: 'said-last-turns' }

/** The sentences for what has just happened; what the table shows by itself is not said. */
export function sentences(events: readonly Event[], names: Names, me: number | null): string[] {
  return events.map((event, number) => sentence(event, events[number - 1], names, me)).filter((said) => said !== '')
}

function sentence(event: Event, before: Event | undefined, names: Names, me: number | null): string {
  const message = PREFIX[event.event] ?? `said-${event.event.replaceAll('_', '-')}`
  const told: Details = {}
  for (const [field, value] of Object.entries({ ...DEFAULTS[event.event], ...event })) {
    if (SEATS.includes(field)) Object.assign(told, who(field, value as number | null, names, me))
    else told[field] = plain(value)
  }
  if (event.event === 'drew') told['card'] = cardTitle(event.card)
  if (event.event === 'exposed' && event.letter === '.') told['letter'] = 'blank'
  if (event.event === 'asked' && event.letter === '.') told['letter'] = 'blank'
  if (event.event === 'interrupted') told['sequence'] = spelled(event.sequence)
  if (event.event === 'kept') told['trays'] = event.trays.map(spelled).join(', ')
  told['brief'] = event.event === 'exposed' && before?.event === 'answered' ? 'yes' : 'no'
  return maybe(message, '', told)
}

/** What the server leaves out because it is usually so. */
const DEFAULTS: Record<string, object> = {
  answered: { points: 0 },
  drew: { ignored: false },
  exposed: { tray: 'none', to: null, points: 0, bonus: 0 },
  interrupted: { tray: 'none' },
  checked: { points: 0 },
}

/** How a sentence speaks of somebody. */
export function who(role: string, seat: number | null | undefined, names: Names, me: number | null): Details {
  if (seat == null) return { [role]: 'nobody', [`${role}_name`]: '' }
  return { [role]: seat === me ? 'you' : 'other', [`${role}_name`]: names[seat] ?? '' }
}

function plain(value: unknown): string | number {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return Math.abs(value)
  return String(value)
}

function card(name: string): { kind: string; number: number } {
  const kind = { x: 'times', '+': 'plus', '-': 'minus' }[name[0] ?? '']
  return kind === undefined ? { kind: name, number: 0 } : { kind, number: Number(name.slice(1)) }
}

export function cardTitle(name: string): string {
  return t('card-title', card(name))
}

/** What a card asks for: of whom is told by where they sit (S21, S22). */
export function cardMeaning(name: string, drawer: number, view: View, names: Names): string {
  const { kind, number } = card(name)
  const seats = view.trays.length
  const two = (view.trays[0]?.length ?? 1) === 2
  const step = { left: 1, right: seats - 1 }[name] ?? 0
  const owner = (drawer + step) % seats
  const me = view.seat ?? null
  return t('card-meaning', {
    kind: two && step ? `${kind}-tray` : kind,
    number,
    ...who('drawer', drawer, names, me),
    ...who('owner', owner, names, me),
  })
}

/** Several people in one breath. */
export function everyone(seats: readonly number[], names: Names, me: number | null): string {
  const named = seats.map((seat) => (seat === me ? t('who-you') : (names[seat] ?? '')))
  if (named.length < 2) return named[0] ?? ''
  return t('who-and', { first: named.slice(0, -1).join(', '), last: named.at(-1) ?? '' })
}
