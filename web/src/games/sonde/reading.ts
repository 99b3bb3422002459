/** Reading a view: what this seat has to do and may do. The rules themselves are the server's alone. */
import type { Open, TrayView, View } from './types'

export type Side = 'left' | 'right'

/** What holds the game up and is mine to do. */
export function duty(view: View): Open | undefined {
  return (view.open ?? []).find((each) => each.duty && mine(view, each))
}

/** Something I may do now, as a duty or as a right. */
export function possible(view: View, kind: string): Open | undefined {
  return (view.open ?? []).find((each) => each.kind === kind && mine(view, each))
}

/** Whom the game waits for. */
export function awaited(view: View): { kind: string; seats: number[] } | undefined {
  const open = (view.open ?? []).find((each) => each.duty)
  return open && { kind: open.kind, seats: [...open.seats] }
}

function mine(view: View, open: Open): boolean {
  return view.seat != null && open.seats.includes(view.seat)
}

/** The values that are offered for a field, in all the offers together. */
export function offered<Value>(open: Open | undefined, field: string): Value[] {
  return [...new Set((open?.offers ?? []).flatMap((offer) => (offer[field] ?? []) as Value[]))]
}

/** The spaces that may be opened on one of my trays. */
export function exposable(view: View, side: Side | null): Set<number> {
  const open = possible(view, 'expose')
  const fitting = (open?.offers ?? []).filter((offer) => ((offer['tray'] ?? [null]) as (Side | null)[]).includes(side))
  return new Set(fitting.flatMap((offer) => (offer['space'] ?? []) as number[]))
}

/** Whether somebody's whole tray may be named now (S27, S28). */
export function nameable(view: View, seat: number, tray: TrayView): boolean {
  return seat !== view.seat && tray.hidden >= view.rules.interrupt_hidden && possible(view, 'interrupt') !== undefined
}

/** What was asked of somebody in vain, as far as the table still knows (S18). */
export function missed(view: View, seat: number): Set<string> {
  const asked = (view.questions ?? []).filter((question) => question.of === seat && question.yes === false)
  return new Set(asked.map((question) => question.letter))
}

/** My tray that still wants a word; null is the only one. */
export function toFill(view: View): Side | null | undefined {
  if (view.seat == null) return undefined
  const empty = (view.trays[view.seat] ?? []).find((tray) => tray.shown === '')
  return empty && ((empty.tray as Side | undefined) ?? null)
}

export const BLANK = '.'
export const HIDDEN = '?'

/** A blank as people read it. */
export const spelled = (cells: string): string => cells.replaceAll(BLANK, '·')
