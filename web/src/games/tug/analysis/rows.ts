/** All that was given or doubted in a game of Tug, in one order: the words, and the challenges. */
import type { AnalysedChallenge, AnalysedTurn, TugAnalysis } from '../../../wire/types'
import { type Listed, at, inOrder } from '../../common/analysis/rows'

export type Given = AnalysedTurn & Listed & { kind: 'word' }
export type Challenged = Omit<AnalysedChallenge, 'kind'> & Listed & { kind: 'challenge'; doubts: AnalysedChallenge['kind'] }
export type Stroke = Given | Challenged

/** From here on something was given up that is worth speaking of: as much as a captured letter. */
const MUCH = 1

const given = (turn: AnalysedTurn): Given => ({ ...turn, kind: 'word', from: turn.drawn, to: turn.step, by: [turn.team], mistake: !turn.stands || turn.misspelt === true || turn.regret >= MUCH })

const challenged = (challenge: AnalysedChallenge): Challenged => ({ ...challenge, kind: 'challenge', doubts: challenge.kind, ...at(challenge.step), by: [challenge.team], mistake: challenge.rash })

export function strokesOf(told: TugAnalysis): Stroke[] {
  return inOrder<Stroke>([...told.turns.map(given), ...told.challenges.map(challenged)])
}
