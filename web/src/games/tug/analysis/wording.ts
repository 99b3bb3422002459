/** The wording of a row: what stands in the list, and the same in a sentence for screen readers. */
import type { WordOption } from '../../../wire/types'
import { figure } from '../../../app/figures'
import { t } from '../../../app/texts.svelte'
import type { Names } from '../../common/narration'
import type { ChallengeRow, WordRow, Row } from './rows'

/** What a word was worth, on the scale on which a captured letter is 1. */
export const formatWorth = (worth: number): string => figure(worth, 1, true)

export const formatAnswers = (best: readonly WordOption[]): string =>
  best.map(({ word, worth }) => `${word} (${formatWorth(worth)})`).join(', ')

/** What became of a word, or should have; nothing if there is nothing to remark. */
export function remarkOn(turn: WordRow): string {
  if (!turn.word) return t('analysis-no-word-tag')
  if (!turn.stands) return t('analysis-went-back')
  return turn.misspelt ? t('analysis-misspelt-tag') : ''
}

export function outcomeOf({ right }: ChallengeRow): string {
  return t(right === null ? 'analysis-pending' : right ? 'analysis-right' : 'analysis-wrong')
}

export function describeRow(row: Row, labels: Names): string {
  if (row.kind === 'challenge') {
    return t('analysis-row-challenge', {
      name: labels[row.seat] ?? '',
      kind: row.doubts,
      word: row.word,
      answer: outcomeOf(row),
      rash: row.rash ? 'yes' : 'no',
    })
  }
  const note = row.word ? remarkOn(row) : ''
  const given = { word: row.word || t('analysis-no-word'), category: row.category, name: labels[row.captain] ?? '' }
  return t('analysis-row-turn', {
    ...given,
    worth: formatWorth(row.worth),
    captured: row.captured || 'none',
    note: note || 'none',
  })
}
