/** A workbench that somebody works at: what lies on it, what is chosen there, and what it has to say. */
import { t } from '../../app/texts.svelte'
import { PIECES, type Counts, type Piece } from './alphabet'
import * as lay from './arrangement'
import { PERIOD, buildable, countOf } from './recognition'

/** A piece or a letter that is picked out, to be turned, moved or taken apart. */
export type Chosen = { token: number } | { cell: number } | null

export class Bench {
  laid: lay.Laid = $state.raw(lay.heaped({}, 'en'))
  chosen: Chosen = $state.raw(null)
  /** The cell that was last laid into: where the next piece is expected. */
  #into = lay.NEW
  /** What has just become of it, for those who do not see it; and what could not be built. */
  said = $state('')
  refused = $state('')

  constructor(readonly pieces: Readonly<Partial<Record<Piece, number>>>, readonly language: string) {
    this.laid = lay.heaped(pieces, language)
  }

  get word(): string | undefined {
    return lay.word(this.laid)
  }
  get complete(): boolean {
    return lay.complete(this.laid)
  }
  /** The letters that can be built now. */
  get letters(): Set<string> {
    return buildable(countOf(lay.available(this.laid)), this.language)
  }
  get cell(): number | null {
    return this.chosen !== null && 'cell' in this.chosen ? this.chosen.cell : null
  }
  get token(): number | null {
    return this.chosen !== null && 'token' in this.chosen ? this.chosen.token : null
  }

  /** Everything back to the heap. */
  clear(): void {
    this.laid = lay.heaped(this.pieces, this.language)
    this.chosen = null
    this.#into = lay.NEW
    this.said = this.refused = ''
  }

  /** Build a letter out of what is left, after the one that is chosen. */
  type(letter: string): void {
    const built = lay.build(this.laid, letter, this.cell)
    if ('missing' in built) {
      this.refused = t('bench-missing', { letter, pieces: spokenOf(built.missing) })
      return
    }
    this.#now(built.laid, this.cell === null ? null : { cell: built.cell })
  }

  /** Take the last letter apart, or the one that is chosen. */
  rub(): void {
    const last = this.laid.cells.at(-1)
    const cell = this.cell ?? last?.id
    if (cell !== undefined) this.takeApart(cell)
  }

  takeApart(cell: number): void {
    this.#now(lay.apart(this.laid, cell), null)
  }

  /** Lay a piece to the others that were laid last, or into a letter of its own; one that lies there goes back. */
  lay(token: number, fresh: boolean): void {
    if (lay.loose(this.laid).every(({ id }) => id !== token)) return this.toHeap(token)
    const known = this.laid.cells.some((cell) => cell.id === this.#into)
    this.put(token, known && !fresh ? this.#into : lay.NEW, 0.5, 0.5)
  }

  put(token: number, cell: number, x: number, y: number): void {
    const done = lay.put(this.laid, token, cell, x, y)
    const now = done.laid.cells.find((each) => each.id === done.cell)
    this.#into = done.cell
    this.#now(done.laid, now?.letter ? { cell: now.id } : null)
  }

  toHeap(token: number, where?: { x: number; y: number }): void {
    this.#now(lay.toHeap(this.laid, token, where), null)
  }

  turn(token: number, by: number): void {
    this.#now(lay.turned(this.laid, token, by), { token })
    const turned = this.laid.tokens.find(({ id }) => id === token)
    if (turned?.cell === null) this.said = nameOf(turned)
  }

  /** Read a cell's pieces as another letter. */
  become(cell: number, letter: string): void {
    this.#now(lay.become(this.laid, cell, letter), { cell })
  }

  others(cell: number): string[] {
    return lay.others(this.laid, cell)
  }

  shift(cell: number, to: number): void {
    if (to >= 0 && to < this.laid.cells.length) this.#now(lay.shifted(this.laid, cell, to), this.chosen)
  }

  choose(chosen: Chosen): void {
    this.chosen = chosen
    this.refused = ''
  }

  #now(laid: lay.Laid, chosen: Chosen): void {
    const before = this.laid
    this.laid = laid
    this.chosen = chosen
    this.refused = ''
    if (before.cells !== laid.cells || lay.loose(before).length !== lay.loose(laid).length) this.said = this.#state()
  }

  #state(): string {
    const letters = this.laid.cells.map((cell) => cell.letter ?? t('bench-no-letter')).join(' ')
    const left = lay.loose(this.laid)
    return t('bench-state', { letters: letters || '–', left: left.length, pieces: spokenOf(countOf(left)) })
  }
}

/** A piece and how it lies, in words: a straight one that is turned upside down is as it was. */
export function nameOf({ piece, angle }: lay.Token): string {
  const [period, name] = [PERIOD[piece], t('piece-name', { piece })]
  return t('bench-piece', { name, angle: ((angle % period) + period) % period })
}

/** So many of each piece, in words. */
export function spokenOf(counts: Counts): string {
  return PIECES.filter((piece) => counts[piece] > 0).map((piece) => t('bench-pieces', { piece, count: counts[piece] })).join(', ')
}
