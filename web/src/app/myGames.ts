/** A game of mine as a line says it: against whom, and how it ended. */
import type { MyGame } from '../wire/types'
import { GAMES, gameTitle } from '../games'
import { t } from './texts.svelte'

/** What a game is called, with its edition where that is not the usual one. */
export const titleOf = ({ game, edition }: { game: string; edition: string }): string =>
  edition === 'standard' ? gameTitle(game) : `${gameTitle(game)} ${edition}`

/** Everybody who sits there with me. */
export const othersAt = ({ seats, seat }: MyGame): string =>
  seats
    .filter((name, number) => name !== null && number !== seat)
    .map((name) => name || t('somebody'))
    .join(', ')

/** How it ended for me; nothing as long as nobody knows. */
export function resultOf({ outcome, seat }: MyGame): string {
  if (!outcome) return ''
  const place = outcome.places[seat] ?? 1
  const first = outcome.sides.filter((side) => side.some((each) => outcome.places[each] === 1))
  return t('my-result', {
    sides: outcome.sides.length,
    place,
    shared: first.length,
    points: outcome.points[seat] ?? 0,
  })
}

/** Where a game that is over is looked at again. */
export const reviewOf = ({ id, game }: MyGame): string =>
  `/t/${id}/${GAMES[game]?.analysis === undefined ? 'replay' : 'analysis'}`

/** The title of a page, with how many games wait for me. */
export const titleWithTurns = (title: string, turns: number): string =>
  turns ? t('title-turns', { turns, title }) : title
