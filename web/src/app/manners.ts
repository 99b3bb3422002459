/** Requests about blocks, reports, one's own ban, and what is kept for how long. */
import type { BlockedPerson, KeptFor, NewReport, OwnBan, ReportReceived } from '../wire/types'
import { request } from './api'

const there = (table: string, voice: string) => `table=${encodeURIComponent(table)}&voice=${encodeURIComponent(voice)}`

export const getBlocks = () => request<BlockedPerson[]>('GET', '/me/blocks')
export const block = (table: string, voice: string) => request<BlockedPerson[]>('POST', '/me/blocks', { table, voice })
export const unblockThere = (table: string, voice: string) =>
  request<BlockedPerson[]>('DELETE', `/me/blocks?${there(table, voice)}`)
export const unblock = (id: string) => request<BlockedPerson[]>('DELETE', `/me/blocks/${encodeURIComponent(id)}`)
export const report = (table: string, told: NewReport) =>
  request<ReportReceived>('POST', `/tables/${encodeURIComponent(table)}/reports`, told)
export const getBan = () => request<OwnBan | null>('GET', '/me/ban')
export const getKept = () => request<KeptFor[]>('GET', '/retention')
