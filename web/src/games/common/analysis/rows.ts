/** The rows of an analysis: what was done or missed, by step and by turn. */
import type { AnalysedNaming, MissedNaming } from '../../../wire/types'

export interface BaseRow {
  kind: string
  step: number
  /** The steps from its beginning to what came of it: where a mark stands among them, this is meant. */
  from: number
  to: number
  /** Who did it, or let it pass: seats, or teams where teams play. */
  by: readonly number[]
  /** Whether it was a mistake. */
  mistake: boolean
}

export type NamingRow<Naming = AnalysedNaming> = Naming & BaseRow & { kind: 'naming' }
export type MissedRow = MissedNaming & BaseRow & { kind: 'missed' }

/** What begins and ends in one step. */
export const atStep = (step: number): Pick<BaseRow, 'from' | 'to'> => ({ from: step, to: step })

export const namingRow = <Naming extends AnalysedNaming>(naming: Naming): NamingRow<Naming> => ({
  ...naming,
  kind: 'naming',
  ...atStep(naming.step),
  by: [naming.seat],
  mistake: naming.rash,
})

export const missedRow = (missed: MissedNaming): MissedRow => ({
  ...missed,
  kind: 'missed',
  ...atStep(missed.step),
  by: missed.seats,
  mistake: true,
})

/** Those of one kind. */
export const ofKind = <Row extends BaseRow, Kind extends Row['kind']>(rows: readonly Row[], kind: Kind) =>
  rows.filter((row): row is Extract<Row, { kind: Kind }> => row.kind === kind)

export const sortByStep = <Row extends BaseRow>(rows: readonly Row[]): Row[] =>
  [...rows].sort((one, other) => one.step - other.step)

/** What happened while it was the turn of one player, or of one team. */
export interface Turn<Row> {
  by: number
  rows: Row[]
}

/** What is done in anybody's turn, and so begins none. */
const IN_ANY_TURN = new Set(['naming', 'missed', 'challenge'])

/** The same by turns: one lasts as long as nobody else takes theirs. */
export function groupByTurn<Row extends BaseRow>(rows: readonly Row[]): Turn<Row>[] {
  const turns: Turn<Row>[] = []
  for (const row of rows) {
    const [last, by] = [turns.at(-1), row.by[0] ?? 0]
    if (last && (IN_ANY_TURN.has(row.kind) || by === last.by)) last.rows.push(row)
    else turns.push({ by, rows: [row] })
  }
  return turns
}

export const covers = ({ from, to }: BaseRow, mark: number): boolean => from <= mark && mark <= to

/**
 * The row at the marked step: of several the one pointed at, or the one that begins there; of none the last one before.
 */
export function findMarked<Row extends BaseRow>(
  rows: readonly Row[],
  mark: number | undefined,
  pointed?: BaseRow,
): Row | undefined {
  if (mark === undefined) return undefined
  const about = rows.filter((row) => covers(row, mark))
  const meant = about.find((row) => row === pointed) ?? about.find((row) => row.step === mark) ?? about[0]
  return meant ?? rows.findLast((row) => row.to < mark) ?? rows[0]
}
