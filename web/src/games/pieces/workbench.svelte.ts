/** The state of a workbench: the arrangement of its pieces, what is chosen, and what is announced to screen readers. */
import { FALLBACK } from '../../app/languages'
import { t } from '../../app/texts.svelte'
import { PIECES, type Counts, type Piece } from './alphabet'
import * as arrange from './arrangement'
import { PERIOD, buildableLetters, countStrokes } from './recognition'

/** A piece or a letter that is picked out, to be turned, moved or taken apart. */
export type Chosen = { token: number } | { cell: number } | null

export class WorkbenchState {
  arrangement: arrange.Arrangement = $state.raw(arrange.createArrangement({}, FALLBACK))
  chosen: Chosen = $state.raw(null)
  /** The cell that was last laid into: where the next piece is expected. */
  #lastCell = arrange.NEW
  /** What has just become of it, for those who do not see it; and what could not be built. */
  announcement = $state('')
  refused = $state('')

  constructor(
    readonly pieces: Readonly<Partial<Record<Piece, number>>>,
    readonly language: string,
  ) {
    this.arrangement = arrange.createArrangement(pieces, language)
  }

  get word(): string | undefined {
    return arrange.wordOf(this.arrangement)
  }
  get complete(): boolean {
    return arrange.isComplete(this.arrangement)
  }
  /** The letters that can be built now. */
  get letters(): Set<string> {
    return buildableLetters(countStrokes(arrange.availablePieces(this.arrangement)), this.language)
  }
  get cell(): number | null {
    return this.chosen !== null && 'cell' in this.chosen ? this.chosen.cell : null
  }
  get token(): number | null {
    return this.chosen !== null && 'token' in this.chosen ? this.chosen.token : null
  }

  /** Everything back to the heap. */
  clear(): void {
    this.arrangement = arrange.createArrangement(this.pieces, this.language)
    this.chosen = null
    this.#lastCell = arrange.NEW
    this.announcement = this.refused = ''
  }

  /** Build a letter out of what is left, after the one that is chosen. */
  typeLetter(letter: string): void {
    const built = arrange.buildLetter(this.arrangement, letter, this.cell)
    if ('missing' in built) {
      this.refused = t('bench-missing', { letter, pieces: describeCounts(built.missing) })
      return
    }
    this.#update(built.arrangement, this.cell === null ? null : { cell: built.cell })
  }

  /** Take the last letter apart, or the one that is chosen. */
  erase(): void {
    const last = this.arrangement.cells.at(-1)
    const cell = this.cell ?? last?.id
    if (cell !== undefined) this.takeApart(cell)
  }

  takeApart(cell: number): void {
    this.#update(arrange.takeApart(this.arrangement, cell), null)
  }

  /** Lay a piece to the others that were laid last, or into a letter of its own; one that lies there goes back. */
  layPiece(token: number, fresh: boolean): void {
    if (arrange.loosePieces(this.arrangement).every(({ id }) => id !== token)) {
      this.moveToHeap(token)
      return
    }
    const known = this.arrangement.cells.some((cell) => cell.id === this.#lastCell)
    this.putPiece(token, known && !fresh ? this.#lastCell : arrange.NEW, 0.5, 0.5)
  }

  putPiece(token: number, cell: number, x: number, y: number): void {
    const done = arrange.putPiece(this.arrangement, token, cell, x, y)
    const now = done.arrangement.cells.find((each) => each.id === done.cell)
    this.#lastCell = done.cell
    this.#update(done.arrangement, now?.letter ? { cell: now.id } : null)
  }

  moveToHeap(token: number, where?: { x: number; y: number }): void {
    this.#update(arrange.moveToHeap(this.arrangement, token, where), null)
  }

  turnPiece(token: number, by: number): void {
    this.#update(arrange.turnPiece(this.arrangement, token, by), { token })
    const turned = this.arrangement.tokens.find(({ id }) => id === token)
    if (turned?.cell === null) this.announcement = describePiece(turned)
  }

  /** Read a cell's pieces as another letter. */
  readAs(cell: number, letter: string): void {
    this.#update(arrange.readAs(this.arrangement, cell, letter), { cell })
  }

  otherLetters(cell: number): string[] {
    return arrange.otherLetters(this.arrangement, cell)
  }

  moveCell(cell: number, to: number): void {
    if (to >= 0 && to < this.arrangement.cells.length)
      this.#update(arrange.moveCell(this.arrangement, cell, to), this.chosen)
  }

  choose(chosen: Chosen): void {
    this.chosen = chosen
    this.refused = ''
  }

  #update(arrangement: arrange.Arrangement, chosen: Chosen): void {
    const before = this.arrangement
    this.arrangement = arrangement
    this.chosen = chosen
    this.refused = ''
    if (
      before.cells !== arrangement.cells ||
      arrange.loosePieces(before).length !== arrange.loosePieces(arrangement).length
    )
      this.announcement = this.#describe()
  }

  #describe(): string {
    const letters = this.arrangement.cells.map((cell) => cell.letter ?? t('bench-no-letter')).join(' ')
    const left = arrange.loosePieces(this.arrangement)
    return t('bench-state', { letters: letters || '–', left: left.length, pieces: describeCounts(countStrokes(left)) })
  }
}

/** A piece and how it lies, in words: a straight one that is turned upside down is as it was. */
export function describePiece({ piece, angle }: arrange.Token): string {
  const [period, name] = [PERIOD[piece], t('piece-name', { piece })]
  return t('bench-piece', { name, angle: ((angle % period) + period) % period })
}

/** So many of each piece, in words. */
export function describeCounts(counts: Counts): string {
  return PIECES.filter((piece) => counts[piece] > 0)
    .map((piece) => t('bench-pieces', { piece, count: counts[piece] }))
    .join(', ')
}
