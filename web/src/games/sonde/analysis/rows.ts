/** The rows of the analysis of Sonde, by step: questions, words that were named, and words that were missed. */
import type { AnalysedAnswer, AnalysedQuestion, Analysis } from '../../../wire/types'
import {
  type BaseRow,
  type NamingRow,
  type MissedRow,
  sortByStep,
  namingRow,
  missedRow,
} from '../../common/analysis/rows'
import { formatCells } from '../view'

type QuestionRow = AnalysedQuestion & BaseRow & { kind: 'question' }
export type Row = QuestionRow | NamingRow | MissedRow

/** A word with its blanks as people read them. */
const spelledOut = <Each extends { sequence: string }>(each: Each): Each => ({
  ...each,
  sequence: formatCells(each.sequence),
})

const questionRow = (question: AnalysedQuestion): QuestionRow => ({
  ...question,
  kind: 'question',
  from: question.step,
  to: question.settled,
  by: [question.seat],
  mistake: question.blunder,
})

export function rowsOf(report: Analysis): Row[] {
  return sortByStep<Row>([
    ...report.questions.map(questionRow),
    ...report.namings.map(spelledOut).map(namingRow),
    ...report.missed.map(spelledOut).map(missedRow),
  ])
}

/** The owner's choice of a space with which a question was answered, if there was one to make. */
export function choiceOf(question: AnalysedQuestion, answers: readonly AnalysedAnswer[]): AnalysedAnswer | undefined {
  return answers.find((answer) => answer.step === question.settled && answer.why === 'question')
}
