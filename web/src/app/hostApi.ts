/** What the host of a table asks for, and one's own name there. */
import type { Table } from '../wire/types'
import { at, request } from './api'

const ask = (table: string, what: string, content?: unknown) => request<Table>('POST', `${at(table)}/${what}`, content)

export const lock = (table: string, on: boolean) => ask(table, 'lock', { on })
export const closeChat = (table: string, on: boolean) => ask(table, 'chat', { on })
export const closeWatching = (table: string, on: boolean) => ask(table, 'watching', { on })
export const removePerson = (table: string, seat: number) => ask(table, `remove/${seat}`)
export const makeHost = (table: string, seat: number) => ask(table, `host/${seat}`)
export const setSeats = (table: string, seats: number) => ask(table, 'seats', { seats })
/** Every free seat is a bot's from then on; without a bot, there are none. */
export const fit = (table: string, bot?: string) => ask(table, 'fit', bot === undefined ? undefined : { bot })
export const rename = (table: string, name: string) => ask(table, 'name', { name })
