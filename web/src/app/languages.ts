/** Which languages there are, and what sets each apart: the server's own data file. */
import rows from '../../../src/lettrine/languages/languages.json'

export type Language = keyof typeof rows

interface Row {
  /** A to Z in the rows of its keyboard. */
  keys: readonly string[]
  /** Letters of its own, and where its keyboard has them: at the end of each row. */
  letters?: string
  own_keys?: readonly string[]
  /** The locale of its dates, where the code alone would say another one. */
  dates?: string
}

const ROWS: Record<string, Row | undefined> = rows
export const LANGUAGES = Object.keys(rows) as Language[]
/** What is shown to whoever reads none of them. */
export const FALLBACK = Object.keys(rows)[0] as Language

/** What sets a language apart; one that is not known is written and typed like the first. */
export const rowOf = (language: string): Row => ROWS[language] ?? rows[FALLBACK]

/** Its letters of its own; none where it is not known. */
export const lettersKept = (language: string): string => ROWS[language]?.letters ?? ''
