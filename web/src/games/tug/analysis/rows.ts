/** The rows of the analysis of Tug, by step: words and challenges. */
import type { AnalysedChallenge, AnalysedTurn, TugAnalysis } from '../../../wire/types'
import { type BaseRow, atStep, sortByStep } from '../../common/analysis/rows'

export type WordRow = AnalysedTurn & BaseRow & { kind: 'word' }
export type ChallengeRow = Omit<AnalysedChallenge, 'kind'> &
  BaseRow & { kind: 'challenge'; doubts: AnalysedChallenge['kind'] }
export type Row = WordRow | ChallengeRow

/** What was given up counts as a mistake from here on: as much as a captured letter. */
const MUCH = 1

const wordRow = (turn: AnalysedTurn): WordRow => ({
  ...turn,
  kind: 'word',
  from: turn.drawn,
  to: turn.step,
  by: [turn.team],
  mistake: !turn.stands || turn.misspelt === true || turn.regret >= MUCH,
})

const challengeRow = (challenge: AnalysedChallenge): ChallengeRow => ({
  ...challenge,
  kind: 'challenge',
  doubts: challenge.kind,
  ...atStep(challenge.step),
  by: [challenge.team],
  mistake: challenge.rash,
})

export function rowsOf(report: TugAnalysis): Row[] {
  return sortByStep<Row>([...report.turns.map(wordRow), ...report.challenges.map(challengeRow)])
}
