/**
 * One table's WebSocket and the latest state received through it. A lost connection is restored by itself, and the
 * first message then brings the whole state. Only the newest view is kept; what an earlier one held is gone, as the
 * rules want it (S18).
 */
import { untrack } from 'svelte'
import type { Frame, Said, Table, Time, ToClient } from '../wire/types'
import { Refusal } from './api'
import { currentLanguage } from './texts.svelte'

const RETRY_AFTER = [300, 1000, 2000, 4000, 8000]
const HEARTBEAT = 15_000
const PATIENCE = 8_000
const CHAT_LENGTH = 100

interface Pending {
  done: (seq: number) => void
  refused: (refusal: Refusal) => void
}

export class Link {
  table = $state.raw<Table | null>(null)
  view = $state.raw<unknown>(null)
  events = $state.raw<readonly unknown[]>([])
  /** How many frames have come: tells two alike apart. */
  frames = $state(0)
  chat = $state.raw<readonly Said[]>([])
  online = $state(false)
  missing = $state(false)
  /** The game's clock, and this machine's when it came. */
  time = $state.raw<(Time & { at: number }) | null>(null)

  #socket: WebSocket | null = null
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is drawn depends on it
  #pending = new Map<number, Pending>()
  #language = ''
  #ref = 0
  #tries = 0
  #closed = false
  #timer = 0
  #lastMessage = 0
  #heartbeat = 0

  constructor(readonly id: string) {
    this.#connect()
    this.#heartbeat = window.setInterval(() => this.#checkConnection(), HEARTBEAT / 3)
    addEventListener('online', this.#reconnect)
    document.addEventListener('visibilitychange', this.#reconnect)
  }

  /** Have the server use another language: that is settled when a connection is made. */
  setLanguage(language: string): void {
    if (language === this.#language) return
    const before = this.#socket
    if (before === null) return
    this.#connect()
    before.close()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    clearInterval(this.#heartbeat)
    removeEventListener('online', this.#reconnect)
    document.removeEventListener('visibilitychange', this.#reconnect)
    this.#socket?.close()
  }

  /** Do something in the game; refused with a sentence, or done and stored. */
  do(action: object, decision?: string): Promise<number> {
    return this.#send(decision === undefined ? { type: 'do', action } : { type: 'do', action, decision })
  }

  say(text: string, room: 'table' | 'team' = 'table', name?: string): Promise<number> {
    return this.#send(name === undefined ? { type: 'say', text, room } : { type: 'say', text, room, name })
  }

  mute(voice: string, on: boolean): Promise<number> {
    return this.#send({ type: 'mute', voice, on })
  }

  #send(message: object): Promise<number> {
    return new Promise((done, refused) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        refused(new Refusal('offline', ''))
        return
      }
      const ref = ++this.#ref
      this.#pending.set(ref, { done, refused })
      this.#socket.send(JSON.stringify({ ...message, ref }))
    })
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.#language = untrack(currentLanguage)
    const path = `/tables/${encodeURIComponent(this.id)}/socket?interface=${this.#language}`
    const socket = (this.#socket = new WebSocket(`${scheme}://${location.host}${path}`))
    this.#lastMessage = Date.now()
    socket.onmessage = (message) => this.#receive(JSON.parse(message.data as string) as ToClient)
    socket.onclose = (ended) => this.#onClose(socket, ended.code === 4404)
  }

  #onClose(socket: WebSocket, missing: boolean): void {
    if (socket !== this.#socket) return
    this.#socket = null
    this.online = false
    for (const each of this.#pending.values()) each.refused(new Refusal('offline', ''))
    this.#pending.clear()
    this.missing = missing
    if (this.#closed || missing) return
    const pause = RETRY_AFTER[Math.min(this.#tries++, RETRY_AFTER.length - 1)] ?? 8000
    this.#timer = window.setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2))
  }

  /** The page is looked at again, or the network is back: reconnect at once instead of waiting. */
  #reconnect = (): void => {
    if (this.#socket === null && !this.#closed && !this.missing && !document.hidden) {
      clearTimeout(this.#timer)
      this.#connect()
    } else this.#checkConnection()
  }

  /** A dead connection is not reported by the browser: ping one that is quiet, close one that does not answer. */
  #checkConnection(): void {
    const quiet = Date.now() - this.#lastMessage
    if (quiet > HEARTBEAT + PATIENCE) {
      const dead = this.#socket
      dead?.close()
      if (dead) this.#onClose(dead, false)
    } else if (quiet > HEARTBEAT && this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify({ type: 'ping', ref: 0 }))
    }
  }

  #receive(message: ToClient): void {
    this.#lastMessage = Date.now()
    switch (message.type) {
      case 'welcome':
        this.online = true
        this.#tries = 0
        this.table = message.table
        this.chat = message.talk ?? []
        if (message.frame) this.#show(message.frame)
        break
      case 'table':
        this.table = message
        break
      case 'frame':
        this.#show(message)
        break
      case 'said':
        this.chat = [...this.chat, message].slice(-CHAT_LENGTH)
        break
      case 'done':
        this.#pending.get(message.ref)?.done(message.seq)
        this.#pending.delete(message.ref)
        break
      case 'refused':
        if (message.ref == null) break
        this.#pending.get(message.ref)?.refused(new Refusal(message.code, message.message))
        this.#pending.delete(message.ref)
        break
      case 'bye':
        this.#tries = message.again ? 0 : RETRY_AFTER.length
        break
      case 'pong':
        break
    }
  }

  #show(frame: Frame): void {
    this.view = frame.view
    this.events = frame.events as readonly unknown[]
    this.time = { ...frame.time, at: performance.now() }
    this.frames += 1
    if (this.table?.status === 'open') this.table = { ...this.table, status: 'playing' }
  }
}
