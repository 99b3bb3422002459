/** A word or a challenge in words: what stands in the list, and what is heard of it. */
import type { WordOption } from '../../../wire/types'
import { figure } from '../../../app/figures'
import { t } from '../../../app/texts.svelte'
import type { Names } from '../../common/narration'
import type { Challenged, Given, Stroke } from './rows'

/** What a word was worth, on the scale on which a captured letter is 1. */
export const worthTold = (worth: number): string => figure(worth, 1, true)

export const answersTold = (best: readonly WordOption[]): string => best.map(({ word, worth }) => `${word} (${worthTold(worth)})`).join(', ')

/** What became of a word, or should have; nothing if there is nothing to remark. */
export function noteOn(turn: Given): string {
  if (!turn.word) return t('analysis-no-word-tag')
  if (!turn.stands) return t('analysis-went-back')
  return turn.misspelt ? t('analysis-misspelt-tag') : ''
}

export function answerTo({ right }: Challenged): string {
  return t(right === null ? 'analysis-pending' : right ? 'analysis-right' : 'analysis-wrong')
}

export function heard(stroke: Stroke, called: Names): string {
  if (stroke.kind === 'challenge') {
    return t('analysis-row-challenge', { name: called[stroke.seat] ?? '', kind: stroke.doubts, word: stroke.word, answer: answerTo(stroke), rash: stroke.rash ? 'yes' : 'no' })
  }
  const note = stroke.word ? noteOn(stroke) : ''
  const given = { word: stroke.word || t('analysis-no-word'), category: stroke.category, name: called[stroke.captain] ?? '' }
  return t('analysis-row-turn', { ...given, worth: worthTold(stroke.worth), captured: stroke.captured || 'none', note: note || 'none' })
}
