/** All that was done or let pass in a game, in one order: questions, words that were named, and words that were not. */
import type { AnalysedAnswer, AnalysedNaming, AnalysedQuestion, Analysis, MissedNaming } from '../../../wire/types'

export type Stroke =
  | (AnalysedQuestion & { kind: 'question' })
  | (AnalysedNaming & { kind: 'naming' })
  | (MissedNaming & { kind: 'missed' })

/** What happened while one player was asking. */
export interface Turn {
  seat: number
  strokes: Stroke[]
}

export function strokesOf(told: Analysis): Stroke[] {
  const all: Stroke[] = [
    ...told.questions.map((question) => ({ ...question, kind: 'question' as const })),
    ...told.namings.map((naming) => ({ ...naming, kind: 'naming' as const })),
    ...told.missed.map((missed) => ({ ...missed, kind: 'missed' as const })),
  ]
  return all.sort((one, other) => one.step - other.step)
}

/** The same by turns: one lasts as long as the same player asks. Whoever names a word does so in another's turn, or their own. */
export function turnsOf(strokes: readonly Stroke[]): Turn[] {
  const turns: Turn[] = []
  for (const stroke of strokes) {
    const last = turns.at(-1)
    if (last && (stroke.kind !== 'question' || stroke.seat === last.seat)) last.strokes.push(stroke)
    else turns.push({ seat: stroke.kind === 'missed' ? (stroke.seats[0] ?? 0) : stroke.seat, strokes: [stroke] })
  }
  return turns
}

/** Whether something is to be learned from it. */
export function isMistake(stroke: Stroke): boolean {
  if (stroke.kind === 'question') return stroke.blunder
  return stroke.kind === 'missed' || stroke.rash
}

/** Whether somebody did it, or let it pass. */
export function isOf(stroke: Stroke, seat: number): boolean {
  return stroke.kind === 'missed' ? stroke.seats.includes(seat) : stroke.seat === seat
}

/** The steps from a stroke to what came of it: where a mark stands, this stroke is meant. */
export function covers(stroke: Stroke, step: number | undefined): boolean {
  if (step === undefined) return false
  if (stroke.kind === 'question') return stroke.step <= step && step <= stroke.settled
  return stroke.step === step
}

/** What each of them is known by in the list. */
export const keyOf = (stroke: Stroke): string => `${stroke.kind} ${stroke.step} ${stroke.of}`

/** The owner's choice of a space with which a question was answered, if there was one to make. */
export function choiceOf(stroke: Stroke, answers: readonly AnalysedAnswer[]): AnalysedAnswer | undefined {
  return stroke.kind === 'question' ? answers.find((answer) => answer.step === stroke.settled && answer.why === 'question') : undefined
}
