/** Narration of a run, in sentences: one message an event, filled from the event's own fields. */
import { maybe } from '../../app/texts.svelte'
import { type Names, eventDetails } from '../common/narration'
import type { Event } from './types'

/** The sentences for what has just happened; what the table shows by itself has none. */
export function narrate(events: readonly Event[], names: Names, me: number | null): string[] {
  return events.map((event) => narrateEvent(event, names, me)).filter((said) => said !== '')
}

function narrateEvent(event: Event, names: Names, me: number | null): string {
  const details = eventDetails(event, [], names, me)
  if ('words' in event) details['words'] = event.words.join(', ')
  return maybe(`said-solitaire-${event.event.replaceAll('_', '-')}`, '', details)
}
