/**
 * Recognition: which letter some pieces are, and their places in its drawing. Nothing here knows of pointers or
 * pictures.
 */
import { LETTERS, PIECES, alphabetOf, countPieces, piecesOf, type Counts, type Piece, type Stroke } from './alphabet'

/** How many there are of each piece, among pieces that lie somewhere. */
export const countStrokes = (strokes: readonly Stroke[]): Counts => countPieces(strokes.map(({ piece }) => piece))

/** What is wanted and not there. */
export function missingPieces(wanted: Counts, there: Counts): Counts {
  const short = (piece: Piece) => Math.max(0, wanted[piece] - there[piece])
  return { I: short('I'), i: short('i'), C: short('C'), u: short('u') }
}

export const isNone = (counts: Counts): boolean => PIECES.every((piece) => counts[piece] === 0)
const same = (one: Counts, other: Counts): boolean => PIECES.every((piece) => one[piece] === other[piece])

/** The letters of a language that exactly these pieces can be: several for those that differ by their places only. */
export function lettersFrom(counts: Counts, language: string): string[] {
  return alphabetOf(language).filter((letter) => same(piecesOf(letter), counts))
}

/** The letters of a language that can be built out of these pieces, whatever is left over. */
export function buildableLetters(counts: Counts, language: string): Set<string> {
  return new Set(alphabetOf(language).filter((letter) => isNone(missingPieces(piecesOf(letter), counts))))
}

/** After how many degrees a piece looks the same again. */
export const PERIOD: Record<Piece, number> = { I: 180, i: 180, C: 360, u: 360 }

/** The shortest turn from one angle to another that looks right. */
export function turnTo(piece: Piece, from: number, to: number): number {
  const period = PERIOD[piece]
  const turn = (((to - from) % period) + period) % period
  return turn > period / 2 ? turn - period : turn
}

/** A quarter turn is as far off as this much of a cell's width. */
const QUARTER = 0.3

function distance(piece: Stroke, place: Stroke): number {
  const turn = (turnTo(piece.piece, piece.angle, place.angle) / 90) * QUARTER
  return (piece.x - place.x) ** 2 + (piece.y - place.y) ** 2 + turn ** 2
}

interface Fit {
  cost: number
  places: readonly Stroke[]
}

/** Each piece's place in a letter that is built of just these, so that all of them together move the least. */
export function fitPieces(pieces: readonly Stroke[], places: readonly Stroke[]): Fit {
  const [first, ...rest] = pieces
  if (first === undefined) return { cost: 0, places: [] }
  let best: Fit = { cost: Infinity, places: [] }
  places.forEach((place, at) => {
    if (place.piece !== first.piece) return
    const others = fitPieces(rest, places.toSpliced(at, 1))
    const cost = distance(first, place) + others.cost
    if (cost < best.cost)
      best = {
        cost,
        places: [{ ...place, angle: first.angle + turnTo(first.piece, first.angle, place.angle) }, ...others.places],
      }
  })
  return best
}

/** What pieces in a cell are: the letter whose drawing they are nearest to, and their places in it. */
export function recognize(
  pieces: readonly Stroke[],
  language: string,
): { letter: string; places: readonly Stroke[] } | undefined {
  const fits = lettersFrom(countStrokes(pieces), language).map((letter) => ({
    letter,
    ...fitPieces(pieces, LETTERS[letter] ?? []),
  }))
  return fits.sort((one, other) => one.cost - other.cost)[0]
}
