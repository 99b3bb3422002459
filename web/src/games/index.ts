/** The games there are: each is loaded, with its texts, when somebody sits down to it. */
import { type Component, untrack } from 'svelte'
import { loadTexts, maybe, t } from '../app/texts.svelte'
import type { AnalysisProps } from './common/analysis/types'
import type { PlayProps, ReplayProps } from './common/types'

type Part<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>

export interface GamePage {
  /** The texts that its table needs, and where its rules are told. */
  texts: readonly string[]
  rules: string
  play: Part<PlayProps>
  replay: Part<ReplayProps>
  /** What it says of a game that is over, where there is something to say: a verdict, lines, and every question. */
  analysis?: Part<AnalysisProps>
  /** Whether there are positions of its games to practise with. */
  practice?: boolean
  /** What "Play now" opens: the edition, and who else sits there. */
  edition: string
  bots: number
  bot: string
  /** What the two teams are called, where there are teams: every other seat belongs to one. */
  teams?: () => readonly string[]
  /** Whether its table has a clock of its own. */
  clock?: boolean
}

const sonde: GamePage = {
  texts: ['sonde'],
  rules: 'rules',
  play: () => import('./sonde/Play.svelte'),
  replay: () => import('./sonde/ReplayFrame.svelte'),
  analysis: () => import('./sonde/analysis/Analysis.svelte'),
  practice: true,
  edition: '1976',
  bots: 3,
  bot: 'club',
}
const glyphs: GamePage = {
  texts: ['pieces', 'glyphs'],
  rules: 'pieces-rules',
  play: () => import('./glyphs/Play.svelte'),
  replay: () => import('./glyphs/ReplayFrame.svelte'),
  analysis: () => import('./glyphs/analysis/Analysis.svelte'),
  edition: 'standard',
  bots: 2,
  bot: 'club',
}
const quick: GamePage = {
  texts: ['pieces', 'quick'],
  rules: 'pieces-rules',
  play: () => import('./quick/Play.svelte'),
  replay: () => import('./quick/ReplayFrame.svelte'),
  edition: 'standard',
  bots: 2,
  bot: 'beginner',
}
const solitaire: GamePage = {
  texts: ['pieces', 'solitaire'],
  rules: 'pieces-rules',
  play: () => import('./solitaire/Play.svelte'),
  replay: () => import('./solitaire/ReplayFrame.svelte'),
  edition: 'standard',
  bots: 0,
  bot: '',
}
const tug: GamePage = {
  texts: ['tug'],
  rules: 'tug-rules',
  play: () => import('./tug/Play.svelte'),
  replay: () => import('./tug/ReplayFrame.svelte'),
  analysis: () => import('./tug/analysis/Analysis.svelte'),
  edition: 'standard',
  bots: 3,
  bot: 'club',
  teams: () => [t('team-0'), t('team-1')],
  clock: true,
}

export const GAMES: Record<string, GamePage> = { sonde, glyphs, quick, solitaire, tug }

export const pageOf = (game: string): GamePage => GAMES[game] ?? sonde

/** What a game is called in the language spoken now. */
export const gameTitle = (game: string): string => maybe(`game-title-${game}`, game)

/** Part of a game's page, once its texts are there. */
export async function loadPart<Part>(game: string, part: (page: GamePage) => () => Promise<Part>): Promise<Part> {
  const page = pageOf(game)
  // Not tracked: a game that is being played is not begun anew when somebody changes the page's language.
  const [component] = await Promise.all([part(page)(), untrack(() => loadTexts(page.texts))])
  return component
}
