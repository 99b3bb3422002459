/** The rows of the analysis of Glyphs, by step: pieces proposed or positioned, words named, and words missed. */
import type { AnalysedGlyphsNaming, AnalysedPositioning, AnalysedProposal, GlyphsAnalysis } from '../../../wire/types'
import {
  type BaseRow,
  type NamingRow,
  type MissedRow,
  atStep,
  sortByStep,
  namingRow,
  missedRow,
} from '../../common/analysis/rows'

export type ProposalRow = AnalysedProposal & BaseRow & { kind: 'proposal' }
export type PositioningRow = AnalysedPositioning & BaseRow & { kind: 'positioning' }
export type Row = ProposalRow | PositioningRow | NamingRow<AnalysedGlyphsNaming> | MissedRow

const proposalRow = (asked: AnalysedProposal): ProposalRow => ({
  ...asked,
  kind: 'proposal',
  ...atStep(asked.step),
  by: [asked.seat],
  mistake: asked.blunder,
})

/** It scores nothing, so that none is a blunder (G8). */
const positioningRow = (put: AnalysedPositioning): PositioningRow => ({
  ...put,
  kind: 'positioning',
  ...atStep(put.step),
  by: [put.seat],
  mistake: false,
})

export function rowsOf(report: GlyphsAnalysis): Row[] {
  return sortByStep<Row>([
    ...report.questions.map(proposalRow),
    ...report.positionings.map(positioningRow),
    ...report.namings.map(namingRow),
    ...report.missed.map(missedRow),
  ])
}
