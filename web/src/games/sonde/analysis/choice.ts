/** An owner's choice of a space to open, in a sentence. */
import type { AnalysedAnswer } from '../../../wire/types'
import { percent } from '../../../app/figures'
import { t } from '../../../app/texts.svelte'

/** Bits below this are not worth a word. */
export const SOME = 0.05

const place = (space: number, tray: AnalysedAnswer['tray']) =>
  tray ? `${space} (${t(`analysis-tray-${tray}`)})` : String(space)

export function describeChoice(answer: AnalysedAnswer, labels: readonly string[]): string {
  return t('analysis-choice', {
    name: labels[answer.seat] ?? '',
    space: place(answer.space, answer.tray),
    kept: percent(answer.kept),
    best: answer.given_away < SOME ? 'yes' : 'no',
    best_space: place(answer.best_space, answer.best_tray),
    best_kept: percent(answer.best_kept),
  })
}
