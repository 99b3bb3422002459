/** The games there are: each is loaded when somebody sits down to it. */
import type { Component } from 'svelte'
import type { Refusal } from '../app/api'
import type { Link } from '../app/link.svelte'

type Loaded<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>
type Play = Loaded<{ link: Link<unknown, unknown>; complain: (refusal: Refusal) => void }>
type Replay = Loaded<{ moment: { events: unknown; view: unknown }; secrets: readonly unknown[]; names: readonly string[]; me: number | null }>

export const GAMES = { sonde: () => import('./sonde/Play.svelte') } as unknown as Record<string, Play> & { sonde: Play }
export const REPLAYS: Record<string, Replay> & { sonde: Replay } = { sonde: () => import('./sonde/Moment.svelte') }
