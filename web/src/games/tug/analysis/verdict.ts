/**
 * The verdict on a game of Tug: who won and since when, the strongest word, what was given up, rash and missing checks.
 */
import type { TugAnalysis } from '../../../wire/types'
import { figure } from '../../../app/figures'
import { t } from '../../../app/texts.svelte'
import { covers, ofKind } from '../../common/analysis/rows'
import type { Sentence } from '../../common/analysis/types'
import { maxBy, referTo } from '../../common/analysis/verdict'
import type { Names } from '../../common/narration'
import { teamName } from '../narration'
import type { ChallengeRow, WordRow, Row } from './rows'
import { formatWorth } from './wording'

/** Two paragraphs: how it came to this end, and what could have been done better. */
export function verdict(report: TugAnalysis, rows: readonly Row[], names: Names, me: number | null): Sentence[][] {
  const winner = report.teams.findIndex((team) => team.seats.some((seat) => report.winners.includes(seat)))
  const words = ofKind(rows, 'word')
  return [
    [won(report, winner, me), ...leaning(report, rows, winner), ...strongest(words)],
    [givenUp(words), ...rash(ofKind(rows, 'challenge'), names, me), ...unchecked(words)],
  ]
}

function won(report: TugAnalysis, winner: number, me: number | null): Sentence {
  const [team, others] = [report.teams[winner], report.teams[1 - winner]]
  const by = me !== null && team?.seats.includes(me) ? 'you' : 'other'
  return { text: t('tug-won', { by, team: teamName(winner), letters: team?.score ?? 0, others: others?.score ?? 0 }) }
}

/** When the board leaned toward the winner for good. */
function leaning(report: TugAnalysis, rows: readonly Row[], winner: number): Sentence[] {
  const behind = report.course.findLastIndex(({ balance }) => (winner === 1 ? balance : -balance) <= 0)
  const step = report.course[behind + 1]?.step
  if (step === undefined) return []
  const row = rows.find((each) => covers(each, step))
  return [{ text: t('analysis-verdict-leaning', { step, team: teamName(winner) }), step, row }]
}

function strongest(words: readonly WordRow[]): Sentence[] {
  const best = maxBy(
    words.filter((turn) => turn.stands && turn.word && turn.misspelt !== true),
    (turn) => turn.worth,
  )
  return best
    ? [
        {
          text: t('analysis-verdict-best-word', {
            word: best.word,
            category: best.category,
            worth: formatWorth(best.worth),
          }),
          step: best.step,
          row: best,
        },
      ]
    : []
}

function givenUp(words: readonly WordRow[]): Sentence {
  const worst = maxBy(
    words.filter((turn) => turn.regret > 0),
    (turn) => turn.regret,
  )
  if (!worst) return { text: t('analysis-verdict-nothing-given-up') }
  const details = {
    category: worst.category,
    best: worst.best[0]?.word ?? '',
    points: figure(worst.regret, 1),
    word: worst.word || 'none',
    stands: worst.stands || !worst.word ? 'yes' : 'no',
  }
  return { text: t('analysis-verdict-given-up', details), step: worst.step, row: worst }
}

function rash(challenges: readonly ChallengeRow[], names: Names, me: number | null): Sentence[] {
  const check = challenges.find((challenge) => challenge.rash)
  return check
    ? [
        {
          text: t('analysis-verdict-rash-check', { ...referTo(names, me)('seat', check.seat), word: check.word }),
          step: check.step,
          row: check,
        },
      ]
    : []
}

/** A misspelt word that was worth most among those that nobody checked (T10). */
function unchecked(words: readonly WordRow[]): Sentence[] {
  const word = maxBy(
    words.filter((turn) => turn.stands && turn.misspelt),
    (turn) => turn.worth,
  )
  return word ? [{ text: t('analysis-verdict-unchecked', { word: word.word }), step: word.step, row: word }] : []
}
