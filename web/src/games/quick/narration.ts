/** Narration of a race, in sentences: one message an event, filled from the event's own fields. */
import { maybe } from '../../app/texts.svelte'
import { type Names, eventDetails } from '../common/narration'
import type { Event } from './types'

/** The fields of an event that name somebody. */
const SEATS = ['seat', 'winner']

/** The sentences for what has just happened; what the table shows by itself has none. */
export function narrate(events: readonly Event[], names: Names, me: number | null): string[] {
  return events.map((event) => narrateEvent(event, names, me)).filter((said) => said !== '')
}

function narrateEvent(event: Event, names: Names, me: number | null): string {
  const details = eventDetails(event, SEATS, names, me)
  if (event.event === 'race_ended') details['words'] = event.words.join(', ')
  return maybe(`said-${event.event.replaceAll('_', '-')}`, '', details)
}
