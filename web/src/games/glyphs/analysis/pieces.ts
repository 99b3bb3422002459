/** What was asked about a cell, in words: a piece that was proposed, or where one was positioned. */
import type { PieceOption, Placement } from '../../../wire/types'
import { amount, percent } from '../../../app/figures'
import { t } from '../../../app/texts.svelte'
import type { Piece } from '../../pieces/alphabet'
import { type Names, personDetails } from '../../common/narration'
import { describePose } from '../narration'

/** A piece, and where it is put if it is positioned (G8) and not only proposed (G4). */
export interface Asked {
  piece: Piece
  put: Placement | null
}

export const describeAsked = ({ piece, put }: Asked): string => (put ? describePose(put) : t('piece-name', { piece }))

/** What else could have been asked, with what it promised. */
export function describeOption(option: PieceOption, names: Names, me: number | null): string {
  const promised = { chance: percent(option.chance), bits: amount(option.bits, 1) }
  return t('analysis-piece-option', {
    asked: describeAsked(option),
    ...personDetails('of', option.of, names, me),
    cell: option.cell,
    ...promised,
  })
}

export function same(one: PieceOption, other: PieceOption): boolean {
  return one.of === other.of && one.cell === other.cell && describeAsked(one) === describeAsked(other)
}
