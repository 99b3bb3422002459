/** How somebody usually plays a game against bots: remembered on this device, and what "Play now" opens. */
import type { GamePage } from '../games'
import type { GameInfo, NewTable, Plan } from '../wire/types'
import { chooseBot } from './plan'
import { getItem, setItem } from './storage'

export const PACES = ['slow', 'normal', 'fast'] as const
export type Pace = (typeof PACES)[number]

export interface Usual {
  /** None where the game has no bots, or is played alone. */
  bot: string | undefined
  opponents: number
  pace: Pace
  edition: string
  /** False where somebody does not want to be rated. */
  rated?: boolean | undefined
  /** Of the options in `OPTIONS` those that were chosen. */
  options: Readonly<Record<string, string>>
}

/** What makes a game against bots easier or harder, apart from the bots. */
export const OPTIONS = ['cards', 'memory'] as const

type Stored = Partial<Record<string, Partial<Usual>>>

/** What was chosen last, as far as the server still has it; else what the game's page begins with. */
export function getUsual(game: string, page: GamePage, info: GameInfo | undefined): Usual {
  const chosen = stored()[game] ?? {}
  const bots = info?.bots ?? []
  const sheet = info?.editions.find(({ id }) => id === chosen.edition) ?? info?.editions[0]
  const edition = chosen.edition !== undefined && sheet?.id === chosen.edition ? chosen.edition : page.edition
  const most = info?.editions.find(({ id }) => id === edition)?.most ?? page.opponents + 1
  return {
    bot: chosen.bot !== undefined && bots.includes(chosen.bot) ? chosen.bot : chooseBot(page, bots),
    opponents: page.solo ? 0 : Math.min(chosen.opponents ?? page.opponents, most - 1),
    pace: PACES.find((pace) => pace === chosen.pace) ?? 'normal',
    edition,
    ...(chosen.rated === false && { rated: false }),
    options: usualOptions(info, edition, chosen.options ?? {}),
  }
}

/** Those of the options that the sheet still has, as they were chosen. */
export function usualOptions(info: GameInfo | undefined, edition: string, chosen: object): Record<string, string> {
  const found = choicesOf(info, edition).flatMap(({ name, choices }) => {
    const value: unknown = (chosen as Record<string, unknown>)[name]
    return typeof value === 'string' && choices.includes(value) ? [[name, value] as const] : []
  })
  return Object.fromEntries(found)
}

/** The options that can be chosen for a game against bots, with what there is to choose, and what is chosen if nobody does. */
export function choicesOf(info: GameInfo | undefined, edition: string): Choice[] {
  const sheet = info?.editions.find(({ id }) => id === edition)
  return OPTIONS.flatMap((name) => {
    const option = sheet?.options.find((each) => each.name === name)
    if (option?.kind !== 'choice') return []
    // Alone with bots the table keeps notes: memory is a game between people (S18).
    return [{ name, choices: option.choices.map(String), usual: name === 'memory' ? 'notes' : String(option.value) }]
  })
}

interface Choice {
  name: (typeof OPTIONS)[number]
  choices: readonly string[]
  usual: string
}

export function setUsual(game: string, usual: Usual): void {
  setItem('usual', JSON.stringify({ ...stored(), [game]: usual }))
}

function stored(): Stored {
  try {
    return (JSON.parse(getItem('usual') ?? '{}') as Stored | null) ?? {}
  } catch {
    return {}
  }
}

/** The table that "Play now" opens: it begins at once with bots; a game that has none waits for people. */
export function planUsual(game: string, usual: Usual, info: GameInfo | undefined, language: string): Planned {
  const invited = usual.bot === undefined ? [] : Array<string>(usual.opponents).fill(usual.bot)
  const alone = invited.length === usual.opponents
  const { pace, edition, opponents } = usual
  const plan: Plan = {
    game,
    edition,
    language,
    seats: opponents + 1,
    pace,
    ...(usual.rated === false && { rated: false }),
    options: alone ? optionsOf(usual, info) : {},
  }
  return { plan, bots: invited, start: alone }
}

type Planned = Omit<NewTable, 'name'>

/** What the table's options are: those that are not the sheet's own need not be named. */
function optionsOf({ edition, options }: Usual, info: GameInfo | undefined): Record<string, string> {
  const choices = choicesOf(info, edition)
  const all = Object.fromEntries(choices.map(({ name, usual }) => [name, usual]))
  const sheet = info?.editions.find(({ id }) => id === edition)
  const wanted = Object.entries({ ...all, ...options })
  return Object.fromEntries(
    wanted.filter(([name, value]) => sheet?.options.find((each) => each.name === name)?.value !== value),
  )
}

/** The table of a first game, with a coach and the gentlest bots; an ordinary one where the server has none. */
export function planLesson(game: string, page: GamePage, info: GameInfo, language: string): Planned {
  if (!info.lesson) return planUsual(game, getUsual(game, page, info), info, language)
  const { edition, seats, options, bots } = info.lesson
  return { plan: { game, edition, language, seats, options, lesson: true, pace: 'slow' }, bots, start: true }
}
