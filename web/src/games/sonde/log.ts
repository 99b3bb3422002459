/** The log of a game of Sonde, as far as the memory rule lets there be one (S18), and what of it is mine. */
import type { LogRules } from '../common/log'
import type { Part } from '../common/story.svelte'
import { narrate } from './narration'
import type { Event, View } from './types'

/** Whether the table keeps notes; of a game that is over everything may be seen. */
export const keepsNotes = (view: View): boolean => view.rules.memory === 'notes' || view.over === true

const MOVES = new Set(['drew', 'asked', 'interrupted'])

export const partOf = (me: () => number | null): Part<Event> => ({
  begins: (event) => event.event === 'turn_began' && event.seat === me(),
  moves: (event) => MOVES.has(event.event) && 'seat' in event && event.seat === me(),
  touches: (event) => (event.event === 'asked' || event.event === 'interrupted') && event.of === me(),
})

/** The questions that the view still has, as the events that they were; but for those of the last frame. */
function recall(view: View, events: readonly Event[]): { past: Event[]; turn: Event[] } {
  const told = new Set(events.map(({ event }) => event))
  const questions = view.questions ?? []
  const all = questions.flatMap(({ turn, seat, of, letter, yes }, number) => {
    const last = number === questions.length - 1
    const asked = { turn, is: { event: 'asked', seat, of, letter } as Event }
    const answered = { turn, is: { event: 'answered', seat: of, yes } as Event }
    return [
      ...(last && told.has('asked') ? [] : [asked]),
      ...(yes == null || (last && told.has('answered')) ? [] : [answered]),
    ]
  })
  return {
    past: all.filter(({ turn }) => turn < view.turns).map(({ is }) => is),
    turn: all.filter(({ turn }) => turn === view.turns).map(({ is }) => is),
  }
}

export const LOG: LogRules<View, Event> = { narrate, keepsNotes, recall }
