/** All that was done or let pass in a game of Sonde, in one order: questions, words that were named, and words that were not. */
import type { AnalysedAnswer, AnalysedQuestion, Analysis } from '../../../wire/types'
import { type Listed, type Named, type Passed, inOrder, named, passed } from '../../common/analysis/rows'
import { spelled } from '../view'

type Asked = AnalysedQuestion & Listed & { kind: 'question' }
export type Stroke = Asked | Named | Passed

/** A word with its blanks as people read them. */
const spelledOut = <Each extends { sequence: string }>(each: Each): Each => ({ ...each, sequence: spelled(each.sequence) })

const asked = (question: AnalysedQuestion): Asked => ({ ...question, kind: 'question', from: question.step, to: question.settled, by: [question.seat], mistake: question.blunder })

export function strokesOf(told: Analysis): Stroke[] {
  return inOrder<Stroke>([...told.questions.map(asked), ...told.namings.map(spelledOut).map(named), ...told.missed.map(spelledOut).map(passed)])
}

/** The owner's choice of a space with which a question was answered, if there was one to make. */
export function choiceOf(question: AnalysedQuestion, answers: readonly AnalysedAnswer[]): AnalysedAnswer | undefined {
  return answers.find((answer) => answer.step === question.settled && answer.why === 'question')
}
