/** A word that was named, or that could have been: in a sentence, and in figures. */
import { figure, percent } from '../../../app/figures'
import { t } from '../../../app/texts.svelte'
import { type Names, listNames } from '../narration'
import type { NamingRow, MissedRow } from './rows'
import type { Figure } from './types'

export function describeNaming(row: NamingRow | MissedRow, labels: Names, me: number | null): string {
  const same = { of: labels[row.of] ?? '', sequence: row.sequence, chance: percent(row.chance) }
  if (row.kind === 'missed') return t('analysis-row-missed', { ...same, names: listNames(row.seats, labels, me) })
  const came = { right: row.right ? 'yes' : 'no', points: figure(row.points, 0, true), rash: row.rash ? 'yes' : 'no' }
  return t('analysis-row-naming', { ...same, ...came, name: labels[row.seat] ?? '' })
}

export function namingFigures(row: NamingRow | MissedRow, labels: Names, me: number | null): Figure[] {
  const chance: Figure = [t('analysis-chance'), percent(row.chance)]
  if (row.kind === 'naming')
    return [chance, [t('analysis-points'), expected(row.points, row.points_expected)], luckOf(row)]
  return [
    chance,
    [t('analysis-worth'), figure(row.points_expected, 1)],
    [t('analysis-would-be'), t(row.right ? 'analysis-right' : 'analysis-wrong')],
    [t('analysis-who-could'), listNames(row.seats, labels, me)],
    [t('analysis-from-to'), `${row.first}–${row.last}`],
  ]
}

/** What came, and what was to be expected. */
export const expected = (got: number, average: number, digits = 0): string =>
  t('analysis-expected', { got: figure(got, digits), expected: figure(average, 1) })

/** The same for the information in an answer; a dash if there was no answer. */
export const bitsOf = ({ bits, bits_expected }: { bits: number | null; bits_expected: number }): Figure => [
  t('analysis-bits'),
  bits === null ? '–' : expected(bits, bits_expected, 1),
]

export const luckOf = ({ luck }: { luck: number }): Figure => [t('analysis-luck'), figure(luck, 1, true)]
