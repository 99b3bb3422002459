/** Requests to the server. A refusal is an answer like any other: it has a code, and a sentence for people. */
import type {
  Choice,
  GameInfo,
  GameRatings,
  Graded,
  Help,
  LexiconState,
  Listed,
  MyGames,
  NewPack,
  NewTable,
  OperatorPage,
  Pack,
  PackToSave,
  Practice,
  PutAway,
  Refused,
  Replay,
  SavedPackInfo,
  Table,
  TableRatings,
} from '../wire/types'
import { newId } from './ids'
import { waitForWords } from './preparation.svelte'
import { currentLanguage } from './texts.svelte'

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** Of a text, the line that is wrong. */
    readonly line?: number,
  ) {
    super(message)
  }
}

export async function request<Answer>(method: string, path: string, content?: unknown): Promise<Answer> {
  const init: RequestInit = { method }
  if (content !== undefined) {
    init.body = JSON.stringify(content)
    init.headers = { 'content-type': 'application/json' }
  }
  const separator = path.includes('?') ? '&' : '?'
  const answer = await fetch(`/api${path}${separator}interface=${currentLanguage()}`, init).catch(() => null)
  if (answer === null) throw new Refusal('offline', '')
  const body: unknown = await answer.json().catch(() => undefined) // also what was cut off on its way
  if (answer.ok && body !== undefined) return body as Answer
  const refused = body as Refused | null | undefined
  if (refused?.code === 'words_preparing') {
    await waitForWords(String(refused.detail?.['language']), getWords)
    return request(method, path, content)
  }
  const line = refused?.detail?.['line']
  throw new Refusal(refused?.code ?? 'offline', refused?.message ?? '', typeof line === 'number' ? line : undefined)
}

export const at = (table: string) => `/tables/${encodeURIComponent(table)}`

export const getGames = () => request<GameInfo[]>('GET', '/games')
export const getWords = () => request<LexiconState[]>('GET', '/words')
export const listPages = () => request<string[]>('GET', '/pages')
export const getPage = (name: string) => request<OperatorPage>('GET', `/pages/${encodeURIComponent(name)}`)
export const listTables = () => request<Listed[]>('GET', '/tables')
export const findTable = (code: string) => request<{ id: string }>('GET', `/codes/${encodeURIComponent(code)}`)
export const getHelp = (game: string, edition: string) =>
  request<Help>('GET', `/games/${encodeURIComponent(game)}/help/${encodeURIComponent(edition)}`)
export const getTable = (table: string) => request<Table>('GET', at(table))
/** Open a table. If the answer is lost, it is asked for again with the same id, which opens no second one. */
export async function createTable(wanted: NewTable): Promise<Table> {
  const content = { ...wanted, id: newId() }
  return request<Table>('POST', '/tables', content).catch((error: unknown) => {
    if ((error as Refusal).code !== 'offline') throw error
    return request<Table>('POST', '/tables', content)
  })
}
export const sit = (table: string, seat: number, name: string) =>
  request<Table>('POST', `${at(table)}/seats/${seat}`, { name })
export const stand = (table: string, seat: number) => request<Table>('DELETE', `${at(table)}/seats/${seat}`)
export const addBot = (table: string, seat: number, bot: string) =>
  request<Table>('POST', `${at(table)}/bots/${seat}`, { bot })
/** Begin the game; `rated` false: as one that is not rated. */
export const start = (table: string, rated?: false) =>
  request<Table>('POST', `${at(table)}/start`, rated === undefined ? undefined : { rated })
/** Agree to a rated game with those who sit there, or do so no more. */
export const setReady = (table: Table, on: boolean) =>
  request<Table>('POST', `${at(table.id)}/ready`, { on, agreement: table.agreement })
export const resign = (table: string, then: 'bot' | 'over') => request<Table>('POST', `${at(table)}/resign`, { then })
export const handOver = (table: string, seat: number, bot: string) =>
  request<Table>('POST', `${at(table)}/hand/${seat}`, { bot })
export const takeBack = (table: string, seat: number) => request<Table>('POST', `${at(table)}/hand/${seat}`)
export const rematch = (table: string) => request<Table>('POST', `${at(table)}/rematch`)
/** What a bot would do about this duty, or else about the first one. */
export const getSuggestion = (table: string, decision?: string) =>
  request<{ decision: string; action: Record<string, unknown> }>(
    'GET',
    `${at(table)}/suggestion${decision ? `?decision=${encodeURIComponent(decision)}` : ''}`,
  )
/** The words or categories that a table has brought itself, for who may read them. */
export const getPack = (table: string) => request<Pack>('GET', `${at(table)}/pack`)
export const checkPack = (text: NewPack) => request<Pack>('POST', '/packs/check', text)
export const savePack = (pack: PackToSave) => request<SavedPackInfo>('POST', '/packs', pack)
export const getSavedPack = (id: string) => request<SavedPackInfo>('GET', `/packs/${encodeURIComponent(id)}`)
export const deletePack = (id: string) => request<SavedPackInfo>('DELETE', `/packs/${encodeURIComponent(id)}`)
export const getReplay = (table: string, seat: number | null) =>
  request<Replay>('GET', `${at(table)}/replay${seat === null ? '' : `?seat=${seat}`}`)
export const getGameRatings = (game: string) => request<GameRatings>('GET', `/ratings?game=${encodeURIComponent(game)}`)
export const getTableRatings = (table: string) => request<TableRatings>('GET', `${at(table)}/ratings`)
/** The analysis of a game; its form is the game's own. */
export const getAnalysis = (table: string) => request<unknown>('GET', `${at(table)}/analysis`)
export const analysisAddress = (table: string) => `/api${at(table)}/analysis`

/** Where positions to think about come from: a game between bots, today's, or the game of a table. */
export type Source = { words: string; edition: string; seed?: number } | { table: string; seat: number | null }

function from(source: Source, path = ''): string {
  if ('table' in source) return `${at(source.table)}/practice${source.seat === null ? '' : `?seat=${source.seat}`}`
  const seed = source.seed === undefined ? '' : `&seed=${source.seed}`
  return `/practice${path}?language=${source.words}&edition=${source.edition}${seed}`
}

export const getPractice = (source: Source) => request<Practice>('GET', from(source))
export const getDailyPractice = (words: string, edition: string) =>
  request<Practice>('GET', from({ words, edition }, '/daily'))
export const gradeChoice = (source: Source, choice: Choice) => request<Graded>('POST', from(source), choice)
export const getMyGames = (limit: number, before: string | null = null, away = false) =>
  request<MyGames>(
    'GET',
    `/me/games?limit=${limit}&away=${away}${before === null ? '' : `&before=${encodeURIComponent(before)}`}`,
  )
export const putAway = (table: string, away = true) =>
  request<PutAway>('POST', `/me/games/${encodeURIComponent(table)}/away`, { away })
export const recordAddress = (table: string) => `/api${at(table)}/record`
