/** What is to be played: what "Play now" opens, and how a plan differs from the edition's own sheet. */
import type { GamePage } from '../games'
import type { GameInfo, NewTable, Plan } from '../wire/types'
import { maybe } from './texts.svelte'

export type Option = GameInfo['editions'][number]['options'][number]

export interface Difference {
  name: string
  label: string
  value: string
  usual: string
}

export function optionsOf(game: GameInfo | undefined, edition: string): readonly Option[] {
  return game?.editions.find((each) => each.id === edition)?.options ?? []
}

export const labelOf = (name: string): string => maybe(`option-${name}`, name.replaceAll('_', ' '))

export const valueOf = (name: string, value: unknown): string => {
  const plain = Array.isArray(value) ? value.join(', ') : String(value)
  return maybe(`option-${name}-${plain}`, plain)
}

/** The options of a plan that are not the edition's own. */
export function differences(plan: Plan, game: GameInfo | undefined): Difference[] {
  const own = new Map(optionsOf(game, plan.edition).map((option) => [option.name, option.value as unknown]))
  return Object.entries(plan.options ?? {})
    .filter(([name, value]) => String(own.get(name)) !== String(value))
    .map(([name, value]) => ({
      name,
      label: labelOf(name),
      value: valueOf(name, value),
      usual: valueOf(name, own.get(name)),
    }))
}

/** The bot to play with: the usual one if the server has it, or else its first one, if it has any. */
export function chooseBot(page: GamePage, bots: readonly string[]): string | undefined {
  return page.bot !== undefined && bots.includes(page.bot) ? page.bot : bots[0]
}

/** The table of "Play now": it begins at once with bots; a game that has none waits for people. */
export function planNow(
  game: string,
  page: GamePage,
  bots: readonly string[],
  language: string,
): Omit<NewTable, 'name'> {
  const bot = chooseBot(page, bots)
  const invited = bot === undefined ? [] : Array<string>(page.opponents).fill(bot)
  const plan = { game, edition: page.edition, language, seats: page.opponents + 1 }
  return { plan, bots: invited, start: invited.length === page.opponents }
}
