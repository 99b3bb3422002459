/**
 * The games that this page knows, one row each. Their components and texts are loaded when somebody sits down to them.
 */
import { type Component, untrack } from 'svelte'
import type { Facts, Rules } from '../app/facts'
import { type Translate, loadTexts, maybe, t } from '../app/texts.svelte'
import type { AnalysisProps } from './common/analysis/types'
import type { LogRules } from './common/log'
import type { PlayProps, ReplayProps } from './common/types'
import GlyphsPicture from './glyphs/Picture.svelte'
import QuickPicture from './quick/Picture.svelte'
import SolitairePicture from './solitaire/Picture.svelte'
import { sondeFacts } from './sonde/facts'
import SondePicture from './sonde/Picture.svelte'
import TugPicture from './tug/Picture.svelte'

type Part<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>

export interface GamePage {
  /** What it looks like on the first page. */
  picture: Component
  /** The texts that its table needs, and those of its rules. */
  texts: readonly string[]
  rules: string
  /** What its rules tell besides the plain fields of an edition. */
  facts?: (rules: Rules, translate: Translate) => Facts
  play: Part<PlayProps>
  replay: Part<ReplayProps>
  /** What its log is made of. */
  log: () => Promise<LogRules>
  /** What is shown of a game that is over, where there is an analysis: a verdict, charts, and every question. */
  analysis?: Part<AnalysisProps>
  /** Whether there are positions of its games to practise with. */
  practice?: boolean
  /** The edition that is offered first. */
  edition: string
  /** How many others "Play now" seats, and which bot they are, where the server has it. */
  opponents: number
  bot?: string
  /** Whether it is played alone. */
  solo?: boolean
  /** What the two teams are called, where there are teams: every other seat belongs to one. */
  teams?: () => readonly string[]
  /** Whether everybody must be there at once, so that a day for each decision makes no sense. */
  live?: boolean
  /** Whether its table has a clock of its own. */
  clock?: boolean
}

export const GAMES: Readonly<Record<string, GamePage>> = {
  sonde: {
    picture: SondePicture,
    texts: ['sonde'],
    rules: 'sonde-rules',
    facts: sondeFacts,
    play: () => import('./sonde/Play.svelte'),
    replay: () => import('./sonde/ReplayFrame.svelte'),
    log: async () => (await import('./sonde/log')).LOG as LogRules,
    analysis: () => import('./sonde/analysis/Analysis.svelte'),
    practice: true,
    edition: '1976',
    opponents: 3,
    bot: 'beginner',
  },
  glyphs: {
    picture: GlyphsPicture,
    texts: ['pieces', 'glyphs'],
    rules: 'pieces-rules',
    play: () => import('./glyphs/Play.svelte'),
    replay: () => import('./glyphs/ReplayFrame.svelte'),
    log: async () => (await import('./glyphs/log')).LOG as LogRules,
    analysis: () => import('./glyphs/analysis/Analysis.svelte'),
    edition: 'standard',
    opponents: 2,
    bot: 'beginner',
  },
  quick: {
    picture: QuickPicture,
    texts: ['pieces', 'quick'],
    rules: 'pieces-rules',
    play: () => import('./quick/Play.svelte'),
    replay: () => import('./quick/ReplayFrame.svelte'),
    log: async () => (await import('./quick/log')).LOG as LogRules,
    edition: 'standard',
    opponents: 2,
    bot: 'beginner',
    live: true,
  },
  solitaire: {
    picture: SolitairePicture,
    texts: ['pieces', 'solitaire'],
    rules: 'pieces-rules',
    play: () => import('./solitaire/Play.svelte'),
    replay: () => import('./solitaire/ReplayFrame.svelte'),
    log: async () => (await import('./solitaire/log')).LOG as LogRules,
    edition: 'standard',
    opponents: 0,
    solo: true,
  },
  tug: {
    picture: TugPicture,
    texts: ['tug'],
    rules: 'tug-rules',
    play: () => import('./tug/Play.svelte'),
    replay: () => import('./tug/ReplayFrame.svelte'),
    log: async () => (await import('./tug/log')).LOG as LogRules,
    analysis: () => import('./tug/analysis/Analysis.svelte'),
    edition: 'standard',
    opponents: 3,
    bot: 'beginner',
    teams: () => [t('team-0'), t('team-1')],
    clock: true,
    live: true,
  },
}

/** The game of an address that names none. */
export const DEFAULT_GAME = 'sonde'

/** A game's row; none if the server has a game that this page does not know. */
export const findGame = (game: string): GamePage | undefined => (Object.hasOwn(GAMES, game) ? GAMES[game] : undefined)

/** What a game is called in the current language. */
export const gameTitle = (game: string): string => maybe(`game-title-${game}`, game)

/** Load a part of a game's page, and its texts. */
export async function loadPart<Loaded>(page: GamePage, part: () => Promise<Loaded>): Promise<Loaded> {
  // Not tracked: a game that is being played is not loaded anew when somebody changes the page's language.
  const [component] = await Promise.all([part(), untrack(() => loadTexts(page.texts))])
  return component
}
