/** What happened in a race, in sentences: one message an event, filled from the event's own fields. */
import { maybe } from '../../app/texts.svelte'
import { type Names, told } from '../common/narration'
import type { Event } from './types'

/** The fields of an event that name somebody. */
const SEATS = ['seat', 'winner']

/** The sentences for what has just happened; what the table shows by itself is not said. */
export function sentences(events: readonly Event[], names: Names, me: number | null): string[] {
  return events.map((event) => sentence(event, names, me)).filter((said) => said !== '')
}

function sentence(event: Event, names: Names, me: number | null): string {
  const details = told(event, SEATS, names, me)
  if (event.event === 'race_ended') details['words'] = event.words.join(', ')
  return maybe(`said-${event.event.replaceAll('_', '-')}`, '', details)
}
