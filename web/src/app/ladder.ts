/**
 * From a first game to a hard one: after a game alone with bots one thing more is offered, and never two at once. What
 * somebody takes is how they usually play from then on; what they leave a few times is not offered again.
 */
import type { GamePage } from '../games'
import type { GameInfo, Table } from '../wire/types'
import { getItem, setItem } from './storage'
import { OPTIONS, type Usual, usualOptions } from './usual'

export type Rung = 'cards' | 'strength' | 'opponents' | 'memory'

export interface Step {
  rung: Rung
  usual: Usual
}

/** So often a step is offered before it is let be. */
const MOST_OFFERS = 3

/** The bot after which the others' notes go, before the last ones come. */
const GOOD = 'club'

/** What was played at a table, if "Play now" could open it again; else there is no step from it. */
export function playedAt(table: Table, info: GameInfo): Usual | undefined {
  const { plan, seats, pace = 'normal' } = table
  const bots = seats.flatMap((sitter) => (sitter?.bot == null || sitter.person ? [] : [sitter.bot]))
  const bot = info.bots[Math.max(...bots.map((each) => info.bots.indexOf(each)))]
  const changed = plan.options ?? {}
  if (bots.length !== seats.length - 1 || bot === undefined || !Object.keys(changed).every(isOption)) return undefined
  const options = usualOptions(info, plan.edition, changed)
  const rated = plan.rated === false && { rated: false }
  return { bot, opponents: bots.length, pace, edition: plan.edition, ...rated, options }
}

const isOption = (name: string): boolean => OPTIONS.some((each) => each === name)

/** The step that comes next after what was played, but for the rungs that are let be. */
export function nextStep(
  now: Usual,
  page: GamePage,
  info: GameInfo,
  won: boolean,
  left: ReadonlySet<Rung>,
): Step | undefined {
  return ways(now, page, info, won).find(({ rung }) => !left.has(rung))
}

/** All that could be one thing more, the gentlest first. Whoever has lost is offered nothing that makes it harder. */
function ways(now: Usual, page: GamePage, { bots }: GameInfo, won: boolean): Step[] {
  const level = bots.indexOf(now.bot ?? '')
  const stronger = { ...now, bot: bots[level + 1] }
  const isBelow = (bot: string | undefined): boolean => level < bots.indexOf(bot ?? '')
  const all: [boolean, Rung, Usual][] = [
    [now.options['cards'] === 'off', 'cards', withOption(now, 'cards', 'on')],
    [won && isBelow(page.bot), 'strength', stronger],
    [won && now.opponents < page.opponents, 'opponents', { ...now, opponents: now.opponents + 1 }],
    [won && isBelow(GOOD), 'strength', stronger],
    [won && now.options['memory'] === 'notes', 'memory', withOption(now, 'memory', 'strict')],
    [won && isBelow(bots.at(-1)), 'strength', stronger],
  ]
  return all.flatMap(([isNext, rung, usual]) => (isNext ? [{ rung, usual }] : []))
}

const withOption = (usual: Usual, name: string, value: string): Usual => ({
  ...usual,
  options: { ...usual.options, [name]: value },
})

/** By game and rung: at how many tables it was offered in vain, and at which last. */
type Offers = Record<string, Partial<Record<Rung, { times: number; table: string }>>>

/** Remember that a step is offered at a table; once a table, however often somebody looks. */
export function noteOffer(game: string, rung: Rung, table: string): void {
  const all = offers()
  const { times, table: last } = all[game]?.[rung] ?? { times: 0, table: '' }
  if (last === table) return
  setItem('offers', JSON.stringify({ ...all, [game]: { ...all[game], [rung]: { times: times + 1, table } } }))
}

/** It was taken: what comes after it on the same rung is a new offer. */
export function forgetOffer(game: string, rung: Rung): void {
  const all = offers()
  setItem('offers', JSON.stringify({ ...all, [game]: { ...all[game], [rung]: undefined } }))
}

/** What was offered often enough; at the table where it is offered the last time it stays. */
export function leftRungs(game: string, table: string): Set<Rung> {
  const all = Object.entries(offers()[game] ?? {}) as [Rung, { times: number; table: string }][]
  return new Set(all.filter(([, each]) => each.times >= MOST_OFFERS && each.table !== table).map(([rung]) => rung))
}

function offers(): Offers {
  try {
    return (JSON.parse(getItem('offers') ?? '{}') as Offers | null) ?? {}
  } catch {
    return {}
  }
}
