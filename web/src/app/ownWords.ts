/** A table's own words: the text they are written in, and the links behind which they are saved. */
import type { NewTable, Pack } from '../wire/types'

/** What goes into a new table, besides its plan, and what of its plan. */
export type Brought = Pick<NewTable, 'saved'> & { plan: Partial<NewTable['plan']> }

/** Which games take what: words to hide, or categories. */
export const KINDS: Readonly<Record<string, 'words' | 'categories'>> = {
  sonde: 'words',
  glyphs: 'words',
  quick: 'words',
  solitaire: 'words',
  tug: 'categories',
}

export const countOf = (pack: Pack): number => pack.words?.length || pack.categories?.length || 0

/** What cannot stand in a line as an entry, since it would be read as a remark, as JSON, or as several. */
const UNLINED = { words: /^[#{]|[,;\t]/, categories: /^[#{]|:/ }

/** Whether a text is to be read as JSON. */
export const isJson = (text: string): boolean => text.trimStart().startsWith('{')

/** More bytes than a pack may have, also where those that a file begins with are none of its text. */
const TOO_MANY = 61_000

/** The text of a file, also of one in the letters of Windows; of one that is too large, only as much as tells that. */
export async function readFile(file: Blob): Promise<string> {
  const bytes = await file.slice(0, TOO_MANY).arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true }) // the last letter may be cut in two
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** What a list out of a file is called where it has no name of its own. */
export const stemOf = (file: string): string => file.replace(/\.[^.]*$/, '').slice(0, 60)

/** The pack as somebody would write it down, an entry a line; as JSON where lines would be read as something else. */
export function textOf(pack: Pack): string {
  const unlined =
    pack.words?.some((word) => UNLINED.words.test(word)) ??
    pack.categories?.some(({ text }) => UNLINED.categories.test(text))
  if (unlined) return JSON.stringify({ words: pack.words, categories: pack.categories }, null, 1)
  const categories = (pack.categories ?? []).map(({ text, answers }) =>
    answers?.length ? `${text}: ${answers.join(', ')}` : text,
  )
  return [...(pack.words ?? []), ...categories].join('\n')
}

/** The id of a saved pack, out of its link or as it is. */
export function idOf(link: string): string {
  const given = link.trim()
  const asked = /[?&]words=([^&#]+)/.exec(given)
  return asked?.[1] ? decodeURIComponent(asked[1]) : given
}

/** The link that opens the page for setting up a table, with this pack. */
export const linkTo = (game: string, id: string): string =>
  `${location.origin}/new/${game}?words=${encodeURIComponent(id)}`

/** Where a line of a text begins and ends; lines count from 1. */
export function spanOf(text: string, line: number): [number, number] {
  const lines = text.split('\n')
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0)
  return [start, start + (lines[line - 1]?.length ?? 0)]
}
