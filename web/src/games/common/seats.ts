/** Who sits at a table. */
import { t } from '../../app/texts.svelte'
import type { Table } from '../../wire/types'

/** What everybody is called, by seat. Whoever has had everything about them deleted has no name. */
export const seatNames = (table: Table | null | undefined): string[] =>
  (table?.seats ?? []).map((sitter) => (sitter ? sitter.name || t('somebody') : '–'))

/** The same as somebody reads them who sits there too. */
export const seatLabels = (names: readonly string[], me: number | null): string[] =>
  names.map((name, seat) => (seat === me ? t('you-name') : name))

/** The other seats in the order in which they come after mine; all of them for those who watch. */
export function otherSeats(seats: number, me: number | null): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat)
  return me === null ? all : all.map((step) => (me + step) % seats).slice(1)
}

/** Whether a person sits there who has lost the connection, and no bot plays for them. */
export function isAway(table: Table | null | undefined, seat: number): boolean {
  const sitter = table?.seats[seat]
  return sitter?.person === true && sitter.here !== true && sitter.bot == null
}

/** Whether I sit there with other people. */
export const isAmongPeople = (table: Table | null | undefined): boolean =>
  table?.you != null && table.seats.some((sitter, seat) => sitter?.person && seat !== table.you)

/** Whether there is anybody to talk to: another person in a seat, or somebody who watches. */
export const mayChat = (table: Table | null | undefined): boolean =>
  table != null &&
  (table.you == null ||
    table.watched === true ||
    table.seats.some((sitter, seat) => sitter?.person && seat !== table.you))

export const isBot = (table: Table | null | undefined, seat: number): boolean => table?.seats[seat]?.bot != null

/** Whether one has blocked whoever speaks with this voice. */
export const isBlocked = (table: Table | null, voice: string | null | undefined): boolean =>
  voice != null && (table?.blocked ?? []).includes(voice)
