/** A game of Tug in a few sentences: who won and from when on, the strongest word, what was given up, and what was doubted in vain or not at all. */
import type { TugAnalysis } from '../../../wire/types'
import { figure } from '../../../app/figures'
import { t } from '../../../app/texts.svelte'
import { covers, ofKind } from '../../common/analysis/rows'
import type { Sentence } from '../../common/analysis/types'
import { most, speaker } from '../../common/analysis/verdict'
import type { Names } from '../../common/narration'
import { teamName } from '../narration'
import type { Challenged, Given, Stroke } from './rows'
import { worthTold } from './wording'

/** Two paragraphs: how it came to this end, and what could have been done better. */
export function verdict(told: TugAnalysis, strokes: readonly Stroke[], names: Names, me: number | null): Sentence[][] {
  const winner = told.teams.findIndex((team) => team.seats.some((seat) => told.winners.includes(seat)))
  const words = ofKind(strokes, 'word')
  return [
    [won(told, winner, me), ...leaning(told, strokes, winner), ...strongest(words)],
    [givenUp(words), ...rash(ofKind(strokes, 'challenge'), names, me), ...unchecked(words)],
  ]
}

function won(told: TugAnalysis, winner: number, me: number | null): Sentence {
  const [team, others] = [told.teams[winner], told.teams[1 - winner]]
  const by = me !== null && team?.seats.includes(me) ? 'you' : 'other'
  return { said: t('tug-won', { by, team: teamName(winner), letters: team?.score ?? 0, others: others?.score ?? 0 }) }
}

/** When the board leaned toward the winner for good. */
function leaning(told: TugAnalysis, strokes: readonly Stroke[], winner: number): Sentence[] {
  const behind = told.course.findLastIndex(({ balance }) => (winner === 1 ? balance : -balance) <= 0)
  const step = told.course[behind + 1]?.step
  if (step === undefined) return []
  const stroke = strokes.find((each) => covers(each, step))
  return [{ said: t('analysis-verdict-leaning', { step, team: teamName(winner) }), step, stroke }]
}

function strongest(words: readonly Given[]): Sentence[] {
  const best = most(words.filter((turn) => turn.stands && turn.word), (turn) => turn.worth)
  return best ? [{ said: t('analysis-verdict-best-word', { word: best.word, category: best.category, worth: worthTold(best.worth) }), step: best.step, stroke: best }] : []
}

function givenUp(words: readonly Given[]): Sentence {
  const worst = most(words.filter((turn) => turn.regret > 0), (turn) => turn.regret)
  if (!worst) return { said: t('analysis-verdict-nothing-given-up') }
  const details = { category: worst.category, best: worst.best[0]?.word ?? '', points: figure(worst.regret, 1), word: worst.word || 'none' }
  return { said: t('analysis-verdict-given-up', details), step: worst.step, stroke: worst }
}

function rash(challenges: readonly Challenged[], names: Names, me: number | null): Sentence[] {
  const check = challenges.find((challenge) => challenge.rash)
  return check ? [{ said: t('analysis-verdict-rash-check', { ...speaker(names, me)('seat', check.seat), word: check.word }), step: check.step, stroke: check }] : []
}

/** A misspelt word that was worth most among those that nobody checked (T10). */
function unchecked(words: readonly Given[]): Sentence[] {
  const word = most(words.filter((turn) => turn.stands && turn.misspelt), (turn) => turn.worth)
  return word ? [{ said: t('analysis-verdict-unchecked', { word: word.word }), step: word.step, stroke: word }] : []
}
