/** What is to be played: the bots to play with, and how a plan differs from the edition's own sheet. */
import type { GamePage } from '../games'
import type { GameInfo, Plan } from '../wire/types'
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

const CLOCKS = ['none', '30', '60', '180', '86400', '259200']
const DAY = 86400

/** The clocks for each decision that a game offers, in seconds: those of days only where people come and go. */
export const clocksOf = (page: GamePage | undefined): string[] =>
  CLOCKS.filter((clock) => clock === 'none' || !page?.live || Number(clock) < DAY)

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
