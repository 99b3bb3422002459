/** What stands in the list of a game that is over: all that was done or let pass, in one order and by turns. */
import type { AnalysedNaming, MissedNaming } from '../../../wire/types'

export interface Listed {
  kind: string
  step: number
  /** The steps from its beginning to what came of it: where a mark stands among them, this is meant. */
  from: number
  to: number
  /** Who did it, or let it pass: seats, or teams where teams play. */
  by: readonly number[]
  /** Whether something is to be learned from it. */
  mistake: boolean
}

export type Named<Naming = AnalysedNaming> = Naming & Listed & { kind: 'naming' }
export type Passed = MissedNaming & Listed & { kind: 'missed' }

/** What begins and ends in one step. */
export const at = (step: number): Pick<Listed, 'from' | 'to'> => ({ from: step, to: step })

export const named = <Naming extends AnalysedNaming>(naming: Naming): Named<Naming> => ({ ...naming, kind: 'naming', ...at(naming.step), by: [naming.seat], mistake: naming.rash })

export const passed = (missed: MissedNaming): Passed => ({ ...missed, kind: 'missed', ...at(missed.step), by: missed.seats, mistake: true })

/** Those of one kind. */
export const ofKind = <Stroke extends Listed, Kind extends Stroke['kind']>(strokes: readonly Stroke[], kind: Kind) =>
  strokes.filter((stroke): stroke is Extract<Stroke, { kind: Kind }> => stroke.kind === kind)

export const inOrder = <Stroke extends Listed>(strokes: readonly Stroke[]): Stroke[] => [...strokes].sort((one, other) => one.step - other.step)

/** What happened while it was the turn of one player, or of one team. */
export interface Turn<Stroke> {
  by: number
  strokes: Stroke[]
}

/** What is done in anybody's turn, and so begins none. */
const BESIDES = new Set(['naming', 'missed', 'challenge'])

/** The same by turns: one lasts as long as nobody else takes theirs. */
export function turnsOf<Stroke extends Listed>(strokes: readonly Stroke[]): Turn<Stroke>[] {
  const turns: Turn<Stroke>[] = []
  for (const stroke of strokes) {
    const [last, by] = [turns.at(-1), stroke.by[0] ?? 0]
    if (last && (BESIDES.has(stroke.kind) || by === last.by)) last.strokes.push(stroke)
    else turns.push({ by, strokes: [stroke] })
  }
  return turns
}

export const covers = ({ from, to }: Listed, mark: number): boolean => from <= mark && mark <= to

/** The entry that a mark is at: of several the one pointed at, or the one that the step is named after; of none the last one before. */
export function markedAt<Stroke extends Listed>(strokes: readonly Stroke[], mark: number | undefined, pointed?: Listed): Stroke | undefined {
  if (mark === undefined) return undefined
  const about = strokes.filter((stroke) => covers(stroke, mark))
  const meant = about.find((stroke) => stroke === pointed) ?? about.find((stroke) => stroke.step === mark) ?? about[0]
  return meant ?? strokes.findLast((stroke) => stroke.to < mark) ?? strokes[0]
}
