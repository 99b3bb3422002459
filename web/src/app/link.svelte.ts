/**
 * One table's socket: what the server tells, as it stands now. A lost connection comes back by itself, and one message
 * brings everything. Only the newest view is kept; what an earlier one held is gone, as the rules want it (S18).
 */
import { untrack } from 'svelte'
import type { Frame, Said, Table, Time, ToClient } from '../wire/types'
import { Refusal } from './api'
import { speaking } from './texts.svelte'

const AGAIN = [300, 1000, 2000, 4000, 8000]
const HEARTBEAT = 15_000
const PATIENCE = 8_000
const TALK = 100

interface Waiting {
  done: (seq: number) => void
  refused: (refusal: Refusal) => void
}

export class Link<View, Event> {
  table = $state.raw<Table | null>(null)
  view = $state.raw<View | null>(null)
  events = $state.raw<readonly Event[]>([])
  /** How many frames have come: tells two alike apart. */
  frames = $state(0)
  talk = $state.raw<readonly Said[]>([])
  online = $state(false)
  missing = $state(false)
  /** The game's clock, and this machine's when it came. */
  time = $state.raw<(Time & { at: number }) | null>(null)

  #socket: WebSocket | null = null
  #waiting = new Map<number, Waiting>()
  #language = ''
  #ref = 0
  #tries = 0
  #closed = false
  #timer = 0
  #heard = 0
  #pulse = 0

  constructor(readonly id: string) {
    this.#connect()
    this.#pulse = window.setInterval(() => this.#beat(), HEARTBEAT / 3)
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
  }

  /** From now on the server speaks another language to us: that is settled when a connection is made. */
  speak(language: string): void {
    if (language === this.#language) return
    const before = this.#socket
    if (before === null) return
    this.#connect()
    before.close()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    clearInterval(this.#pulse)
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#socket?.close()
  }

  /** Do something in the game; refused with a sentence, or done and kept. */
  do(action: object, decision?: string): Promise<number> {
    return this.#ask(decision === undefined ? { type: 'do', action } : { type: 'do', action, decision })
  }

  say(text: string, room: 'table' | 'team' = 'table', name?: string): Promise<number> {
    return this.#ask(name === undefined ? { type: 'say', text, room } : { type: 'say', text, room, name })
  }

  mute(voice: string, on: boolean): Promise<number> {
    return this.#ask({ type: 'mute', voice, on })
  }

  #ask(message: object): Promise<number> {
    return new Promise((done, refused) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) return refused(new Refusal('offline', ''))
      const ref = ++this.#ref
      this.#waiting.set(ref, { done, refused })
      this.#socket.send(JSON.stringify({ ...message, ref }))
    })
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.#language = untrack(speaking)
    const path = `/tables/${encodeURIComponent(this.id)}/socket?interface=${this.#language}`
    const socket = (this.#socket = new WebSocket(`${scheme}://${location.host}${path}`))
    this.#heard = Date.now()
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string) as ToClient)
    socket.onclose = (ended) => this.#lost(socket, ended.code === 4404)
  }

  #lost(socket: WebSocket, missing: boolean): void {
    if (socket !== this.#socket) return
    this.#socket = null
    this.online = false
    for (const each of this.#waiting.values()) each.refused(new Refusal('offline', ''))
    this.#waiting.clear()
    this.missing = missing
    if (this.#closed || missing) return
    const pause = AGAIN[Math.min(this.#tries++, AGAIN.length - 1)] ?? 8000
    this.#timer = window.setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2))
  }

  /** Somebody looks at the page again, or the network is back: no need to wait any longer. */
  #hurry = (): void => {
    if (this.#socket === null && !this.#closed && !this.missing && !document.hidden) {
      clearTimeout(this.#timer)
      this.#connect()
    } else this.#beat()
  }

  /** A line that has gone dead says nothing by itself. */
  #beat(): void {
    const quiet = Date.now() - this.#heard
    if (quiet > HEARTBEAT + PATIENCE) {
      const dead = this.#socket
      dead?.close()
      if (dead) this.#lost(dead, false)
    } else if (quiet > HEARTBEAT && this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify({ type: 'ping', ref: 0 }))
    }
  }

  #hear(message: ToClient): void {
    this.#heard = Date.now()
    switch (message.type) {
      case 'welcome':
        this.online = true
        this.#tries = 0
        this.table = message.table
        this.talk = message.talk ?? []
        if (message.frame) this.#see(message.frame)
        break
      case 'table':
        this.table = message
        break
      case 'frame':
        this.#see(message)
        break
      case 'said':
        this.talk = [...this.talk, message].slice(-TALK)
        break
      case 'done':
        this.#waiting.get(message.ref)?.done(message.seq)
        this.#waiting.delete(message.ref)
        break
      case 'refused':
        if (message.ref == null) break
        this.#waiting.get(message.ref)?.refused(new Refusal(message.code, message.message))
        this.#waiting.delete(message.ref)
        break
      case 'bye':
        this.#tries = message.again ? 0 : AGAIN.length
        break
      case 'pong':
        break
    }
  }

  #see(frame: Frame): void {
    this.view = frame.view as View
    this.events = frame.events as readonly Event[]
    this.time = { ...frame.time, at: performance.now() }
    this.frames += 1
    if (this.table?.status === 'open') this.table = { ...this.table, status: 'playing' }
  }
}
