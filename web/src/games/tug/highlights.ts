/** The best moment of a game of Tug: the word that moved most letters, or a check that sent one back. */
import { t } from '../../app/texts.svelte'
import { type Feat, type Highlights, type PastFrame, tellBest } from '../common/highlights'
import type { Event, View } from './types'

type Frame = PastFrame<View, Event>

/** A word as it was spelled: how many letters it moved by a step, how many left the board, and whether it stood. */
export interface SpelledWord {
  team: number
  word: string
  moved: number
  taken: number
  stands: boolean
  /** Who had it checked, if it was wrong (T10). */
  checkedBy: number | null
}

export function findHighlights(frames: readonly Frame[], team: number, me: number): Highlights {
  const words = spelledWords(frames.flatMap(({ events }) => events))
  const ours = words.filter((each) => each.team === team)
  return {
    best: tellBest([...ours.flatMap(strongWord), ...words.flatMap((each) => rightCheck(each, me))]),
    marks: ours.map(({ stands }) => stands),
  }
}

/** Every word of the game, in order; one that was given before never counted (T8). */
export function spelledWords(events: readonly Event[]): SpelledWord[] {
  const words: SpelledWord[] = []
  let [moved, taken] = [0, 0]
  for (const event of events) {
    const last = words.at(-1)
    if (event.event === 'card_drawn') [moved, taken] = [0, 0]
    else if (event.event === 'spelled')
      [moved, taken] = [moved + Number(event.to != null), taken + Number(event.taken ?? false)]
    else if (event.event === 'word_ended')
      words.push({ team: event.team, word: event.word, moved, taken, stands: event.word !== '', checkedBy: null })
    else if (event.event === 'checked' && last && event.right === false) last.checkedBy = event.seat
    else if (event.event === 'taken_back') {
      ;[moved, taken] = [0, 0]
      if (event.why !== 'given' && last?.team === event.team) last.stands = false
    }
  }
  return words
}

/** A letter that is captured counts as much as three steps: it never comes back (T7). */
const worthOf = ({ moved, taken }: SpelledWord): number => moved + 2 * taken

function strongWord(spelled: SpelledWord): Feat[] {
  const { word, moved, taken, stands } = spelled
  return stands ? [{ worth: worthOf(spelled), text: () => t('best-tug-word', { word, moved, taken }) }] : []
}

function rightCheck(spelled: SpelledWord, me: number): Feat[] {
  const { word, moved, checkedBy } = spelled
  return checkedBy === me ? [{ worth: worthOf(spelled), text: () => t('best-tug-check', { word, moved }) }] : []
}
