/** A game of Tug in a few sentences: who won and from when on, the strongest word, what was given up, and what was doubted in vain or not at all. */
import type { TugAnalysis } from '../../../wire/types'
import { figure } from '../../../app/figures'
import { t } from '../../../app/texts.svelte'
import type { Sentence } from '../../analysis/types'
import { most, speaker } from '../../analysis/verdict'
import type { Names } from '../../telling'
import { teamName } from '../narrate'
import { worthTold } from './told'

/** Two paragraphs: how it came to this end, and what could have been done better. */
export function verdict(told: TugAnalysis, names: Names, me: number | null): Sentence[][] {
  const winner = told.teams.findIndex((team) => team.seats.some((seat) => told.winners.includes(seat)))
  return [
    [won(told, winner, me), ...leaning(told, winner), ...strongest(told)],
    [givenUp(told), ...rash(told, names, me), ...unchecked(told)],
  ]
}

function won(told: TugAnalysis, winner: number, me: number | null): Sentence {
  const [team, others] = [told.teams[winner], told.teams[1 - winner]]
  const by = me !== null && team?.seats.includes(me) ? 'you' : 'other'
  return { said: t('tug-won', { by, team: teamName(winner), letters: team?.score ?? 0, others: others?.score ?? 0 }) }
}

/** When the board leaned toward the winner for good. */
function leaning(told: TugAnalysis, winner: number): Sentence[] {
  const behind = told.course.findLastIndex(({ balance }) => (winner === 1 ? balance : -balance) <= 0)
  const step = told.course[behind + 1]?.step
  return step === undefined ? [] : [{ said: t('analysis-verdict-leaning', { step, team: teamName(winner) }), step }]
}

function strongest(told: TugAnalysis): Sentence[] {
  const best = most(told.turns.filter((turn) => turn.stands && turn.word), (turn) => turn.worth)
  return best ? [{ said: t('analysis-verdict-best-word', { word: best.word, category: best.category, worth: worthTold(best.worth) }), step: best.step }] : []
}

function givenUp(told: TugAnalysis): Sentence {
  const worst = most(told.turns.filter((turn) => turn.regret > 0), (turn) => turn.regret)
  if (!worst) return { said: t('analysis-verdict-nothing-given-up') }
  const details = { category: worst.category, best: worst.best[0]?.word ?? '', points: figure(worst.regret, 1), word: worst.word || 'none' }
  return { said: t('analysis-verdict-given-up', details), step: worst.step }
}

function rash(told: TugAnalysis, names: Names, me: number | null): Sentence[] {
  const check = told.challenges.find((challenge) => challenge.rash)
  return check ? [{ said: t('analysis-verdict-rash-check', { ...speaker(names, me)('seat', check.seat), word: check.word }), step: check.step }] : []
}

/** A misspelt word that was worth most among those that nobody checked (T10). */
function unchecked(told: TugAnalysis): Sentence[] {
  const word = most(told.turns.filter((turn) => turn.stands && turn.misspelt), (turn) => turn.worth)
  return word ? [{ said: t('analysis-verdict-unchecked', { word: word.word }), step: word.step }] : []
}
