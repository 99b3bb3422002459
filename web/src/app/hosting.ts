/** What the host of a table sees of it: who they are, how many seats there can be, and the dialog that is fetched when needed. */
import type { EditionInfo, Table } from '../wire/types'
import { loadTexts } from './texts.svelte'

/** What the dialog is about: the table, beginning, one's own name, or the person in a seat. */
export type HostPart = 'table' | 'begin' | 'name' | number

export const isHost = (table: Table | null | undefined): boolean => table?.you != null && table.host === table.you

/** Whether others have to agree before the game begins, because it is to be rated. */
export const needsAgreement = (table: Table): boolean =>
  table.rated === true && table.seats.filter((sitter) => sitter?.person).length > 1

/** The dialog, with its texts. */
export const loadHostMenu = async () => {
  const [part] = await Promise.all([import('./HostMenu.svelte'), loadTexts(['host', 'manners'])])
  return part
}

/** How many seats the table could have, one step at a time: teams are of the same size, and nobody loses a seat. */
export function possibleSeats(table: Table, edition: EditionInfo | undefined, teams = 1): number[] {
  if (!edition) return []
  const taken = Array.from({ length: teams }, (_, team) =>
    table.seats.reduce((sum, sitter, seat) => sum + (sitter !== null && seat % teams === team ? 1 : 0), 0),
  )
  const least = Math.max(edition.least, teams * Math.max(...taken))
  return Array.from({ length: edition.most + 1 }, (_, seats) => seats).filter(
    (seats) => seats >= least && seats % teams === 0,
  )
}
