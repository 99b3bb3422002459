/** What the sentences of the rules are filled with: the fields of an edition, by their own names. */

import type { GamePage } from '../games'
import type { Translate } from './texts.svelte'

export type Rules = Record<string, unknown>
export type Facts = Record<string, string | number>

/** All that the sentences of a game's rules take. */
export const rulesFacts = (page: Pick<GamePage, 'facts'>, rules: object, translate: Translate): Facts => ({
  ...editionFacts(rules as Rules),
  ...page.facts?.(rules as Rules, translate),
})

/** A number or a text as it is, yes or no for a flag, and `box_I` for what a table of numbers says of I. */
export function editionFacts(rules: Rules): Facts {
  return Object.fromEntries(Object.entries(rules).flatMap(([name, value]) => fieldFacts(name, value)))
}

function fieldFacts(name: string, value: unknown): [string, string | number][] {
  if (typeof value === 'number' || typeof value === 'string') return [[name, value]]
  if (typeof value === 'boolean') return [[name, value ? 'yes' : 'no']]
  if (Array.isArray(value)) return []
  return Object.entries(value ?? {}).flatMap(([key, each]) =>
    typeof each === 'number' ? [[`${name}_${key}`, each]] : [],
  )
}
