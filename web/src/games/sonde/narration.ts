/** Narration of Sonde, in sentences: one message an event, filled from the event's own fields. */
import { maybe, t } from '../../app/texts.svelte'
import { type Names, eventDetails, personDetails } from '../common/narration'
import { formatCells } from './view'
import type { Event, View } from './types'

/** The fields of an event that name somebody. */
const SEATS = ['seat', 'of', 'to', 'hidden']

const MESSAGES: Record<string, string> = { auto_set: 'said-auto', last_turns_began: 'said-last-turns' }

/** The sentences for what has just happened; what the table shows by itself has none. */
export function narrate(events: readonly Event[], names: Names, me: number | null): string[] {
  return events.map((event, number) => narrateEvent(event, events[number - 1], names, me)).filter((said) => said !== '')
}

function narrateEvent(event: Event, before: Event | undefined, names: Names, me: number | null): string {
  const message = MESSAGES[event.event] ?? `said-${event.event.replaceAll('_', '-')}`
  const details = eventDetails({ ...DEFAULTS[event.event], ...event }, SEATS, names, me)
  if (event.event === 'drew') details['card'] = cardTitle(event.card)
  if (event.event === 'exposed' && event.letter === '.') details['letter'] = 'blank'
  if (event.event === 'asked' && event.letter === '.') details['letter'] = 'blank'
  if (event.event === 'interrupted') details['sequence'] = formatCells(event.sequence)
  if (event.event === 'kept') details['trays'] = event.trays.map(formatCells).join(', ')
  details['brief'] = event.event === 'exposed' && before?.event === 'answered' ? 'yes' : 'no'
  return maybe(message, '', details)
}

/** Why somebody's whole word cannot be called (S28), in a sentence. */
export const whyLettersOnly = (view: View): string => t('call-letters-only', { least: view.rules.interrupt_hidden })

/** What the server leaves out because it is usually so. */
const DEFAULTS: Record<string, object> = {
  answered: { points: 0 },
  drew: { ignored: false },
  exposed: { tray: 'none', to: null, points: 0, bonus: 0 },
  interrupted: { tray: 'none' },
  voided: { unanswered: false },
  checked: { points: 0 },
}

function card(name: string): { kind: string; number: number } {
  const kind = { x: 'times', '+': 'plus', '-': 'minus' }[name[0] ?? '']
  return kind === undefined ? { kind: name, number: 0 } : { kind, number: Number(name.slice(1)) }
}

export function cardTitle(name: string): string {
  return t('card-title', card(name))
}

/** What a card demands, and of whom: that follows from where they sit (S21, S22). S10: perhaps nothing of anybody. */
export function cardMeaning(name: string, drawer: number, view: View, names: Names): string {
  if (view.ignored) return t('card-without-effect')
  const { kind, number } = card(name)
  const seats = view.trays.length
  const two = (view.trays[0]?.length ?? 1) === 2
  const step = { left: 1, right: seats - 1 }[name] ?? 0
  const owner = (drawer + step) % seats
  const me = view.seat ?? null
  return t('card-meaning', {
    kind: two && step ? `${kind}-tray` : kind,
    number,
    ...personDetails('drawer', drawer, names, me),
    ...personDetails('owner', owner, names, me),
  })
}
