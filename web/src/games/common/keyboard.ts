/** Keys: which of them are meant for a game, and in which rows each language has its letters. */
import { rowOf } from '../../app/languages'

/** Whether a key is meant for the game, and not for the browser, a field or a dialog. */
export function isGameKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  return (event.target as HTMLElement).closest('input, textarea, select, dialog') === null
}

/** The letters A to Z as a language types them; with those of its own, if it has any and they are wanted. */
export function keyRows(language: string, accented = false): string[] {
  const { keys, own_keys: own } = rowOf(language)
  return keys.map((row, number) => row + ((accented && own?.[number]) || ''))
}
