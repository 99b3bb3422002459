/** All that was done or let pass in a game of Glyphs, in one order: pieces that were proposed or positioned, and words. */
import type { AnalysedGlyphsNaming, AnalysedPositioning, AnalysedProposal, GlyphsAnalysis } from '../../../wire/types'
import { type Listed, type Named, type Passed, at, inOrder, named, passed } from '../../common/analysis/rows'

export type Proposed = AnalysedProposal & Listed & { kind: 'proposal' }
export type Positioned = AnalysedPositioning & Listed & { kind: 'positioning' }
export type Stroke = Proposed | Positioned | Named<AnalysedGlyphsNaming> | Passed

const proposed = (asked: AnalysedProposal): Proposed => ({ ...asked, kind: 'proposal', ...at(asked.step), by: [asked.seat], mistake: asked.blunder })

/** It scores nothing, so that none is a blunder (G8). */
const positioned = (put: AnalysedPositioning): Positioned => ({ ...put, kind: 'positioning', ...at(put.step), by: [put.seat], mistake: false })

export function strokesOf(told: GlyphsAnalysis): Stroke[] {
  return inOrder<Stroke>([...told.questions.map(proposed), ...told.positionings.map(positioned), ...told.namings.map(named), ...told.missed.map(passed)])
}
