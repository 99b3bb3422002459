/**
 * What somebody types, as the letters that games play with: by the same steps as the server (words/fold.py). The cases
 * that both are tested by are in tests/typed_words.json.
 */

// Latin letters that Unicode does not decompose.
const OPENED: Record<string, string> = {
  Œ: 'OE',
  Æ: 'AE',
  ẞ: 'SS',
  Ø: 'O',
  Đ: 'D',
  Ð: 'D',
  Ł: 'L',
  Þ: 'TH',
  Ħ: 'H',
  Ŋ: 'N',
}

/** Letters in A–Z, but for those of `keep`; signs that are no letters, and letters of other scripts, stay. */
export function fold(text: string, keep: readonly string[] = []): string {
  return [...readable(text)].map((sign) => foldSign(sign, keep)).join('')
}

/** A text as it is read: letters in the ordinary width and font, accents on them, nothing that is not seen. */
function readable(text: string): string {
  return [...text].map(readableSign).join('').normalize('NFC')
}

function readableSign(sign: string): string {
  if (/\p{L}/u.test(sign)) return sign.normalize('NFKC')
  return /\p{Cf}/u.test(sign) ? '' : sign
}

function foldSign(sign: string, keep: readonly string[]): string {
  if (keep.includes(sign.toUpperCase())) return sign.toUpperCase()
  if (!/\p{L}/u.test(sign)) return sign.replace(/\p{Mn}/u, '')
  const bare = sign
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toUpperCase()
  return [...bare].map((letter) => OPENED[letter] ?? letter).join('')
}

/** The letters A–Z of a text, and those of `keep`; what cannot be played with is left out. */
export function playable(text: string, keep: readonly string[] = []): string {
  return [...fold(text, keep)].filter((letter) => /^[A-Z]$/.test(letter) || keep.includes(letter)).join('')
}
