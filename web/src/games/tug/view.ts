/** What a view of Tug says: the teams, where a letter stands, and which word is in question. */
import { playable } from '../common/fold'
import type { Given, Tile, View } from './types'

/** The first team pulls up, the second down: the same way on every screen in the room. */
export const TEAMS = [0, 1] as const

/** How many rows the board has: the lanes, the middle, and a bank at either end. */
export const boardRows = (view: View): number => 2 * view.rules.lanes + 3

/** Toward which team a letter has been pulled; nobody's if it stands in the middle. */
export function pulledBy(tile: Tile): number | null {
  const at = tile.at ?? 0
  return tile.taken ?? (at === 0 ? null : Number(at > 0))
}

export const isCaptain = (view: View): boolean => view.seat !== null && view.captains.includes(view.seat)

/** A team with its captain first. */
export function members(view: View, team: number): number[] {
  const captain = view.captains[team] ?? -1
  return [captain, ...(view.teams[team] ?? []).filter((seat) => seat !== captain)]
}

/** The last word that was given, while it is still in question. */
export function lastWord(view: View): Given | undefined {
  return view.phase === 'reading' || view.phase === 'spelling' ? undefined : view.given?.at(-1)
}

/** The letters that moved for the word in question: they are what everybody looks at. */
export function movedLetters(view: View): ReadonlySet<string> {
  const last = lastWord(view)
  return new Set(view.phase === 'spelling' ? view.spelled : last?.back ? last.kept : last?.word)
}

/** Whether the first letter has stopped the glass, so that the captain's own time runs (T4). */
export const isGlassStopped = (view: View): boolean => view.stopped ?? false

/** When what the table waits for lapses, in the game's own time. */
export const deadline = (view: View): number | null => (view.open ?? []).find((each) => each.duty)?.deadline ?? null

/** What somebody types, as letters to be spelled: accents are left out, as on the board. */
export function lettersFromKey(key: string): string[] {
  if (key === '-') return ['-']
  if (!/^\p{L}$/u.test(key)) return []
  return [...playable(key)]
}

/** Whether a word was contested and explained, and nobody voted: the challengers were content (T11). */
export const isContent = (word: Given): boolean => word.reason != null && !word.ballots?.length

/** The last word, if a challenge of it has ended and the next card is not drawn yet. */
export function judgedWord(view: View): Given | undefined {
  const last = view.phase === 'drawing' || view.phase === 'winning' ? view.given?.at(-1) : undefined
  return last && (last.checked != null || last.ballots?.length || isContent(last)) ? last : undefined
}
