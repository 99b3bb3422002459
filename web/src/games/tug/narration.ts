/** Narration of Tug, in sentences: one message an event, filled from the event's own fields. */
import { maybe, t } from '../../app/texts.svelte'
import { type Names, eventDetails } from '../common/narration'
import { pulledBy } from './view'
import type { Event, Tile } from './types'

/** The fields of an event that name somebody. */
const SEATS = ['seat', 'by']

/** What the server leaves out because it is usually so. */
const DEFAULTS: Record<string, object> = {
  turn_began: { again: false },
}

/** What a team is called in the current language. */
export const teamName = (team: number): string => (team === 0 ? t('team-0') : t('team-1'))

/** The sentences for what has just happened; what the table shows by itself has none. */
export function narrate(events: readonly Event[], names: Names, me: number | null): string[] {
  return events.map((event) => narrateEvent(event, names, me)).filter((said) => said !== '')
}

function narrateEvent(event: Event, names: Names, me: number | null): string {
  const details = eventDetails({ ...DEFAULTS[event.event], ...event }, SEATS, names, me)
  if ('team' in event) details['team_name'] = teamName(event.team)
  if (event.event === 'card_drawn') details['category'] = event.category.text
  if (event.event === 'word_ended') details['word'] = event.word || 'none'
  return maybe(`said-tug-${event.event.replaceAll('_', '-')}`, '', details)
}

/** How somebody has voted, as a message takes it; null has abstained. */
export const ballotSign = (fits: boolean | null): 'yes' | 'no' | 'none' =>
  fits === null ? 'none' : fits ? 'yes' : 'no'

export function countBallots(ballots: readonly (boolean | null)[]): { yes: number; no: number } {
  return { yes: ballots.filter((fits) => fits === true).length, no: ballots.filter((fits) => fits === false).length }
}

/** Where a letter stands, for those who do not see it. */
export function describeTile(tile: Tile): string {
  const team = pulledBy(tile)
  const state = tile.taken != null ? 'taken' : team === null ? 'middle' : 'pulled'
  return t('tug-tile', { letter: tile.letter, state, steps: Math.abs(tile.at ?? 0), team: teamName(team ?? 0) })
}

/** What a letter did when it was spelled, for those who do not see it move. */
export function narrateSpelling(events: readonly Event[]): string[] {
  return events.flatMap((event) => {
    if (event.event !== 'spelled') return []
    const { letter, to = null, taken = false } = event
    return [
      to === null
        ? letter === '-'
          ? t('tug-hyphen')
          : letter
        : describeTile({ letter, at: to, taken: taken ? Number(to > 0) : null }),
    ]
  })
}
