/**
 * How a game ended, for those who were not there: everybody by name, and no word. Whoever shares it speaks of
 * themselves: the name of somebody who gave none would tell nobody who it was.
 */
import { currentLanguage, t } from '../../app/texts.svelte'
import type { Names } from './narration'

export function tellWinners(winners: readonly number[], names: Names, me: number | null): string {
  const mine = me !== null && winners.includes(me)
  const others = winners.filter((seat) => seat !== me).map((seat) => names[seat] ?? '')
  const list = new Intl.ListFormat(currentLanguage()).format(mine ? [...others, t('share-and-me')] : others)
  return t('share-won', { mine: mine ? 'yes' : 'no', count: others.length, names: list })
}

/** Everybody's score, the best first. */
export const tellScores = (
  ranking: readonly number[],
  names: Names,
  scores: readonly number[],
  me: number | null,
): string =>
  ranking.map((seat) => `${seat === me ? t('share-me') : (names[seat] ?? '')} ${scores[seat] ?? 0}`).join(' · ')
