/** The alphabet of pieces: the server's own data file, and how each piece is drawn. */
import { lettersKept } from '../../app/languages'
import data from '../../../../src/lettrine/games/pieces/alphabet.json'
import { playable } from '../common/fold'

export type Piece = 'I' | 'i' | 'C' | 'u'
export const PIECES: readonly Piece[] = ['I', 'i', 'C', 'u']

/** A piece in its cell: its middle in the unit square, and its turn in degrees. */
export interface Stroke {
  piece: Piece
  x: number
  y: number
  angle: number
}

type Row = [Piece, number, number, number]
const letters = data.letters as unknown as Record<string, { strokes: Row[] }>

export const LETTERS: Record<string, readonly Stroke[]> = Object.fromEntries(
  Object.entries(letters).map(([letter, { strokes }]) => [
    letter,
    strokes.map(([piece, x, y, angle]) => ({ piece, x, y, angle })),
  ]),
)

/** Each piece around the middle of its straight or of its chord: C opens to the right, u upward. */
export const SHAPES: Record<Piece, string> = {
  I: 'M0 -.4V.4',
  i: 'M0 -.2V.2',
  C: 'M0 -.4A.4 .4 0 0 0 0 .4',
  u: 'M-.2 0A.2 .3 0 0 0 .2 0',
}

export const transformOf = ({ x, y, angle }: Stroke): string => `translate(${x} ${y}) rotate(${angle})`

/** The letters a language builds. */
export const alphabetOf = (language: string): string[] =>
  Object.keys(LETTERS).filter((letter) => letter <= 'Z' || lettersKept(language).includes(letter))

/** How many there are of each piece. */
export type Counts = Record<Piece, number>

export function countPieces(pieces: readonly Piece[]): Counts {
  const counts: Counts = { I: 0, i: 0, C: 0, u: 0 }
  for (const piece of pieces) counts[piece] += 1
  return counts
}

/** What a letter is built of; a sign that is none is built of nothing. */
export const piecesOf = (letter: string): Counts => countPieces((LETTERS[letter] ?? []).map(({ piece }) => piece))

/** How many pieces a word is built of. */
export const sizeOf = (word: string): number =>
  [...word].reduce((sum, letter) => sum + (LETTERS[letter]?.length ?? 0), 0)

/** What somebody types, as the letters that this language builds: the others are folded or left out. */
export const lettersOf = (text: string, language: string): string =>
  playable(
    text,
    alphabetOf(language).filter((letter) => letter > 'Z'),
  )
