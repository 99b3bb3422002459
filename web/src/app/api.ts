/** Asking the server. A refusal is an answer like any other: it has a code, and a sentence for people. */
import type { Choice, GameInfo, GameRatings, Graded, Help, Listed, NewTable, Practice, Refused, Replay, Table, TableRatings } from '../wire/types'
import { speaking } from './texts.svelte'

export class Refusal extends Error {
  constructor(readonly code: string, message: string) {
    super(message)
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const init: RequestInit = { method }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { 'content-type': 'application/json' }
  }
  const mark = path.includes('?') ? '&' : '?'
  const answer = await fetch(`/api${path}${mark}interface=${speaking()}`, init).catch(() => null)
  if (answer === null) throw new Refusal('offline', '')
  const told: unknown = await answer.json().catch(() => null)
  if (answer.ok) return told as Answer
  const refused = told as Refused | null
  throw new Refusal(refused?.code ?? 'offline', refused?.message ?? '')
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`

export const games = () => ask<GameInfo[]>('GET', '/games')
export const openTables = () => ask<Listed[]>('GET', '/tables')
export const find = (code: string) => ask<{ id: string }>('GET', `/codes/${encodeURIComponent(code)}`)
export const help = (game: string, edition: string) => ask<Help>('GET', `/games/${encodeURIComponent(game)}/help/${encodeURIComponent(edition)}`)
export const look = (table: string) => ask<Table>('GET', at(table))
export const open = (wanted: NewTable) => ask<Table>('POST', '/tables', wanted)
export const sit = (table: string, seat: number, name: string) => ask<Table>('POST', `${at(table)}/seats/${seat}`, { name })
export const stand = (table: string, seat: number) => ask<Table>('DELETE', `${at(table)}/seats/${seat}`)
export const invite = (table: string, seat: number, bot: string) => ask<Table>('POST', `${at(table)}/bots/${seat}`, { bot })
export const start = (table: string) => ask<Table>('POST', `${at(table)}/start`)
export const handOver = (table: string, seat: number, bot: string) => ask<Table>('POST', `${at(table)}/hand/${seat}`, { bot })
export const takeBack = (table: string, seat: number) => ask<Table>('POST', `${at(table)}/hand/${seat}`)
export const rematch = (table: string) => ask<Table>('POST', `${at(table)}/rematch`)
/** What a bot would do about this duty, or else about the first one. */
export const suggestion = (table: string, decision?: string) =>
  ask<{ decision: string; action: Record<string, unknown> }>('GET', `${at(table)}/suggestion${decision ? `?decision=${encodeURIComponent(decision)}` : ''}`)
export const replay = (table: string, seat: number | null) =>
  ask<Replay>('GET', `${at(table)}/replay${seat === null ? '' : `?seat=${seat}`}`)
export const gameRatings = (game: string) => ask<GameRatings>('GET', `/ratings?game=${encodeURIComponent(game)}`)
export const tableRatings = (table: string) => ask<TableRatings>('GET', `${at(table)}/ratings`)
/** What a game was like; each game has its own to say. */
export const analysis = (table: string) => ask<unknown>('GET', `${at(table)}/analysis`)
export const analysisAddress = (table: string) => `/api${at(table)}/analysis`

/** Where positions to think about come from: a game between bots, today's, or the game of a table. */
export type Source = { words: string; edition: string; seed?: number } | { table: string; seat: number | null }

const from = (source: Source, path = '') =>
  'table' in source
    ? `${at(source.table)}/practice${source.seat === null ? '' : `?seat=${source.seat}`}`
    : `/practice${path}?language=${source.words}&edition=${source.edition}${source.seed === undefined ? '' : `&seed=${source.seed}`}`

export const practice = (source: Source) => ask<Practice>('GET', from(source))
export const daily = (words: string, edition: string) => ask<Practice>('GET', from({ words, edition }, '/daily'))
export const graded = (source: Source, choice: Choice) => ask<Graded>('POST', from(source), choice)
export const recordAddress = (table: string) => `/api${at(table)}/record`
