/**
 * What screen readers are told of a game: one list that only grows at its end, one announcement a frame. Nothing that is
 * drawn elsewhere is a live region, so that nothing is read twice or read again when a line is replaced.
 */
interface Announcement {
  id: number
  text: string
}

/** How many are kept: what was said long ago is not needed, and removing it is not announced. */
const MOST = 100

let all = $state.raw<readonly Announcement[]>([])
let last = 0

/** Say these sentences, in one breath. */
export function announce(sentences: readonly string[]): void {
  const text = sentences.filter(Boolean).join(' ')
  if (text) all = [...all, { id: ++last, text }].slice(-MOST)
}

export const announcements = (): readonly Announcement[] => all

/** The number of the last one. */
export const lastAnnouncement = (): number => last

/** Drop all up to this one. */
export function forgetAnnouncements(until: number): void {
  all = all.filter(({ id }) => id > until)
}

/** Another table, another list. */
export function clearAnnouncements(): void {
  all = []
}
