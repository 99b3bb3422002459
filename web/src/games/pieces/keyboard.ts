/**
 * A workbench by keyboard: letters build, Backspace takes apart, Enter hands in; arrows turn a piece, or walk and
 * change the letters.
 */
import { lettersOf } from './alphabet'
import type { WorkbenchState } from './workbench.svelte'

/** By how many degrees a key or a wheel turns a piece. */
export const STEP = 15

/** Do what a key is for; false if it is for nothing here. */
export function handleKey(event: KeyboardEvent, bench: WorkbenchState, handIn: () => void): boolean {
  const { key } = event
  const letters = key.length === 1 ? lettersOf(key, bench.language) : ''
  if (letters) for (const letter of letters) bench.typeLetter(letter)
  else if (key === 'Backspace' || (key === 'Delete' && bench.cell !== null)) bench.erase()
  else if (key === 'Escape' && bench.chosen !== null) bench.choose(null)
  else if (key === 'Enter' && !(event.target as HTMLElement).closest('button, a, summary')) handIn()
  else return handleArrow(event, bench)
  return true
}

function handleArrow({ key, shiftKey }: KeyboardEvent, bench: WorkbenchState): boolean {
  const [along, across] = [{ ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0, { ArrowUp: -1, ArrowDown: 1 }[key] ?? 0]
  const { cells } = bench.arrangement
  const number = cells.findIndex((cell) => cell.id === bench.cell)
  if (bench.token !== null && across) bench.turnPiece(bench.token, across * STEP)
  else if (bench.cell !== null && shiftKey && along) bench.moveCell(bench.cell, number + along)
  else if (bench.cell !== null && across) readAsNext(bench, bench.cell, across)
  else if (cells.length && along) walkTo(bench, number < 0 ? (along < 0 ? cells.length - 1 : 0) : number + along)
  else return false
  return true
}

function readAsNext(bench: WorkbenchState, cell: number, way: number): void {
  const letter = bench.otherLetters(cell).at(way < 0 ? -1 : 0)
  if (letter) bench.readAs(cell, letter)
}

function walkTo(bench: WorkbenchState, number: number): void {
  const cell = bench.arrangement.cells[number]
  if (cell) bench.choose({ cell: cell.id })
}
