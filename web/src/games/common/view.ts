/** What any game's view says that this seat has to do and may do. The rules themselves are the server's alone. */

export interface Decision {
  id: string
  kind: string
  seats: readonly number[]
  duty: boolean
  deadline?: number | null
  offers?: readonly Record<string, readonly unknown[]>[]
}

export interface DecisionView {
  seat?: number | null
  over?: boolean
  open?: readonly Decision[]
}

/** What holds the game up and is mine to do. */
export function findDuty(view: DecisionView): Decision | undefined {
  return (view.open ?? []).find((each) => each.duty && isMine(view, each))
}

/** Something I may do now, as a duty or as a right. */
export function findDecision(view: DecisionView, kind: string): Decision | undefined {
  return (view.open ?? []).find((each) => each.kind === kind && isMine(view, each))
}

/** Whom the game waits for. */
export function findAwaited(view: DecisionView): { id: string; kind: string; seats: number[] } | undefined {
  const decision = (view.open ?? []).find((each) => each.duty)
  return decision && { id: decision.id, kind: decision.kind, seats: [...decision.seats] }
}

function isMine(view: DecisionView, decision: Decision): boolean {
  return view.seat != null && decision.seats.includes(view.seat)
}

/** The values that are offered for a field, in all the offers together. */
export function offeredValues<Value>(decision: Decision | undefined, field: string): Value[] {
  return [...new Set((decision?.offers ?? []).flatMap((offer) => (offer[field] ?? []) as Value[]))]
}
