/** What the rules of Sonde tell besides the plain fields of an edition: its lists, as a sentence has them. */
import type { Facts, Rules } from '../../app/facts'
import type { Translate } from '../../app/texts.svelte'
import type { SondeEdition } from '../../wire/types'

export function sondeFacts(rules: Rules, translate: Translate): Facts {
  const { words, values, spaces, deck } = rules as unknown as SondeEdition
  return {
    words: words.includes('any') ? 'any' : 'some',
    kinds: words.map((kind) => translate(`words-${kind}`, {})).join(', '),
    values: values.slice(0, spaces).join(', '),
    deck: Object.values(deck).reduce((sum, count) => sum + count, 0),
  }
}
