/**
 * The classes by which the server judges where a piece lies (G8). What was judged tells more of a letter than its
 * pieces do.
 */
import { LETTERS, type Stroke } from '../pieces/alphabet'
import { lean, quarterTurns } from './pose'
import type { CellView } from './types'

/** The class of a placement: two of one class are the same. */
export function kindOf({ piece, x, y, angle }: Stroke): string {
  if (piece === 'C' || piece === 'u') return `${piece} ${quarterTurns(angle)} ${piece === 'u' ? half(y) : ''}`
  const lie = lean(angle)
  if (lie === 'level') return `${piece} ${lie} ${y <= 0.35 ? 'high' : y <= 0.6 ? 'middle' : 'low'}`
  if (piece === 'i') return `${piece} ${lie} ${half(y)}`
  return `${piece} ${lie} ${lie === 'upright' ? (x < 0.4 ? 'left' : x <= 0.6 ? 'middle' : 'right') : ''}`
}

const half = (y: number): string => (y <= 0.5 ? 'high' : 'low')

/** Whether a letter has a stroke for every piece that was positioned, and none more where one was put in vain. */
export function allowsJudged(letter: string, { placed = [], wrong = [] }: CellView): boolean {
  const strokes = (LETTERS[letter] ?? []).map(kindOf)
  const taken = placed.map(kindOf)
  const count = (kinds: readonly string[], kind: string): number => kinds.filter((each) => each === kind).length
  return (
    taken.every((kind) => count(strokes, kind) >= count(taken, kind)) &&
    wrong.map(kindOf).every((kind) => count(strokes, kind) <= count(taken, kind))
  )
}
