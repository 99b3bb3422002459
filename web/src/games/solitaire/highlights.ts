/** The best moment of a run: the word that fewest people would have seen. */
import { t } from '../../app/texts.svelte'
import { type Feat, type Highlights, tellBest } from '../common/highlights'
import type { View } from './types'

type Group = View['groups'][number]

export const findHighlights = ({ groups }: View): Highlights => ({
  best: tellBest(groups.flatMap(findsOf)),
  marks: groups.flatMap((group) => (group.found?.length ? group.found.map(() => true) : [false])),
})

/** A group's words are sorted by how well they are known: the later, the better the find. */
function findsOf({ found = [], possible = [] }: Group): Feat[] {
  return found.map((word) => {
    const place = possible.indexOf(word)
    const known = place < 0 ? possible.length : place
    return { worth: known + 1, text: () => t('best-solitaire', { word, known }) }
  })
}
