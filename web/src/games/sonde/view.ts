/** What a view of Sonde says: the trays, and what was asked. */
import { playable } from '../common/fold'
import { findDecision, offeredValues } from '../common/view'
import type { TrayView, View } from './types'

export type Side = 'left' | 'right'

/** The spaces that may be opened on one of my trays. */
export function exposableSpaces(view: View, side: Side | null): Set<number> {
  const open = findDecision(view, 'expose')
  const fitting = (open?.offers ?? []).filter((offer) => ((offer['tray'] ?? [null]) as (Side | null)[]).includes(side))
  return new Set(fitting.flatMap((offer) => (offer['space'] ?? []) as number[]))
}

/** Whether somebody's whole tray may be named now (S27, S28). */
export function isNameable(view: View, seat: number, tray: TrayView): boolean {
  return (
    seat !== view.seat && tray.hidden >= view.rules.interrupt_hidden && findDecision(view, 'interrupt') !== undefined
  )
}

/** Whether somebody's whole tray could be named if more of it were hidden (S28): only letters can be asked for. */
export function isTooOpenToName(view: View, seat: number, tray: TrayView): boolean {
  return (
    seat !== view.seat &&
    tray.hidden > 0 &&
    tray.hidden < view.rules.interrupt_hidden &&
    findDecision(view, 'interrupt') !== undefined
  )
}

/** The letters that I may ask for. In a first game nobody hides a blank: to ask for one would only cost (S15). */
export function askableLetters(view: View, isFirst: boolean): Set<string> {
  const letters = new Set(offeredValues<string>(findDecision(view, 'ask'), 'letter'))
  if (isFirst) letters.delete(BLANK)
  return letters
}

/** What was asked of somebody in vain, as far as the table still knows (S18). */
export function missedLetters(view: View, seat: number): Set<string> {
  const asked = (view.questions ?? []).filter((question) => question.of === seat && question.yes === false)
  return new Set(asked.map((question) => question.letter))
}

/** My tray that still wants a word; null is the only one. */
export function findEmptyTray(view: View): Side | null | undefined {
  if (view.seat == null) return undefined
  const empty = (view.trays[view.seat] ?? []).find((tray) => tray.shown === '')
  return empty && (empty.tray ?? null)
}

/**
 * A card that opens a space is shown only while somebody is to open it (S21, S22): once that is open, it would announce
 * what does not happen. The others lie there until the turn is over, and so does one without effect (S10), which says so.
 */
export function isCardShown(view: View): boolean {
  if (view.card == null || view.over) return false
  if (view.ignored) return true
  return !['left', 'right', 'blank'].includes(view.card) || ['yielding', 'unveiling'].includes(view.phase)
}

export const BLANK = '.'
export const HIDDEN = '?'

/** What somebody types, as what may lie on a tray: capitals without accents, and blanks. */
export function cellsOf(text: string): string {
  return playable(text.replace(/[ ·]/g, BLANK), [BLANK])
}

/** A blank as people read it. */
export const formatCells = (cells: string): string => cells.replaceAll(BLANK, '·')
