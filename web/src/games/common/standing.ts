/** How a game ended, for those who were not there: everybody by name, and no word. */
import { currentLanguage, t } from '../../app/texts.svelte'

export const tellWinners = (names: readonly string[]): string =>
  t('share-won', { count: names.length, names: new Intl.ListFormat(currentLanguage()).format(names) })

/** Everybody's score, the best first. */
export const tellScores = (ranking: readonly number[], names: readonly string[], scores: readonly number[]): string =>
  ranking.map((seat) => `${names[seat] ?? ''} ${scores[seat] ?? 0}`).join(' · ')
