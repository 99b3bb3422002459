/** Reading any game's view: what this seat has to do and may do. The rules themselves are the server's alone. */

export interface Open {
  id: string
  kind: string
  seats: readonly number[]
  duty: boolean
  deadline?: number | null
  offers?: readonly Record<string, readonly unknown[]>[]
}

export interface Seen {
  seat?: number | null
  open?: readonly Open[]
}

/** What holds the game up and is mine to do. */
export function duty(view: Seen): Open | undefined {
  return (view.open ?? []).find((each) => each.duty && mine(view, each))
}

/** Something I may do now, as a duty or as a right. */
export function possible(view: Seen, kind: string): Open | undefined {
  return (view.open ?? []).find((each) => each.kind === kind && mine(view, each))
}

/** Whom the game waits for. */
export function awaited(view: Seen): { kind: string; seats: number[] } | undefined {
  const open = (view.open ?? []).find((each) => each.duty)
  return open && { kind: open.kind, seats: [...open.seats] }
}

function mine(view: Seen, open: Open): boolean {
  return view.seat != null && open.seats.includes(view.seat)
}

/** The values that are offered for a field, in all the offers together. */
export function offered<Value>(open: Open | undefined, field: string): Value[] {
  return [...new Set((open?.offers ?? []).flatMap((offer) => (offer[field] ?? []) as Value[]))]
}
