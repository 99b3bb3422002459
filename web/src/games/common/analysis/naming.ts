/** A word that was named, or that could have been: in a sentence, and in figures. */
import { figure, percent } from '../../../app/figures'
import { t } from '../../../app/texts.svelte'
import { type Names, everyone } from '../narration'
import type { Named, Passed } from './rows'
import type { Figure } from './types'

export function namingHeard(stroke: Named | Passed, called: Names, me: number | null): string {
  const same = { of: called[stroke.of] ?? '', sequence: stroke.sequence, chance: percent(stroke.chance) }
  if (stroke.kind === 'missed') return t('analysis-row-missed', { ...same, names: everyone(stroke.seats, called, me) })
  const came = { right: stroke.right ? 'yes' : 'no', points: figure(stroke.points, 0, true), rash: stroke.rash ? 'yes' : 'no' }
  return t('analysis-row-naming', { ...same, ...came, name: called[stroke.seat] ?? '' })
}

export function namingFigures(stroke: Named | Passed, called: Names, me: number | null): Figure[] {
  const chance: Figure = [t('analysis-chance'), percent(stroke.chance)]
  if (stroke.kind === 'naming') return [chance, [t('analysis-points'), expected(stroke.points, stroke.points_expected)], luckOf(stroke)]
  return [
    chance,
    [t('analysis-worth'), figure(stroke.points_expected, 1)],
    [t('analysis-would-be'), t(stroke.right ? 'analysis-right' : 'analysis-wrong')],
    [t('analysis-who-could'), everyone(stroke.seats, called, me)],
    [t('analysis-from-to'), `${stroke.first}–${stroke.last}`],
  ]
}

/** What came, and what was to be expected. */
export const expected = (got: number, average: number, digits = 0): string => t('analysis-expected', { got: figure(got, digits), expected: figure(average, 1) })

/** The same for what an answer told; nothing if there was no answer. */
export const bitsOf = ({ bits, bits_expected }: { bits: number | null; bits_expected: number }): Figure => [t('analysis-bits'), bits === null ? '–' : expected(bits, bits_expected, 1)]

export const luckOf = ({ luck }: { luck: number }): Figure => [t('analysis-luck'), figure(luck, 1, true)]
