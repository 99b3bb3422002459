/** Keys: which of them are meant for a game, and in which rows each language has its letters. */

/** Whether a key is meant for the game, and not for the browser, a field or a dialog. */
export function isGameKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  return (event.target as HTMLElement).closest('input, textarea, select, dialog') === null
}

const ROWS: Record<string, readonly string[]> = {
  en: ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'],
  fr: ['AZERTYUIOP', 'QSDFGHJKLM', 'WXCVBN'],
  de: ['QWERTZUIOP', 'ASDFGHJKL', 'YXCVBNM'],
}
const UMLAUTS: Record<string, readonly string[]> = { de: ['Ü', 'ÖÄ', ''] }

/** The letters A to Z as a language types them; with its umlauts, if it has any and they are wanted. */
export function keyRows(language: string, umlauts = false): string[] {
  const more = umlauts ? UMLAUTS[language] : undefined
  return (ROWS[language] ?? ROWS['en'] ?? []).map((row, number) => row + (more?.[number] ?? ''))
}
