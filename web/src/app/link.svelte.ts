/**
 * One table's WebSocket and the latest state received through it. A lost connection is restored by itself, and the
 * first message then brings the whole state. Only the newest view is kept; what an earlier one held is gone, as the
 * rules want it (S18).
 */
import { flushSync, untrack } from 'svelte'
import type { Said, Table, Time, ToClient } from '../wire/types'
import { Refusal, getTable } from './api'
import { addDigest } from './digests'
import { newId } from './ids'
import { Reactions, type Sign } from './reactions.svelte'
import { Scenes, type Shown, eventsOf } from './scenes'
import { currentLanguage, t } from './texts.svelte'
import { VERSION, mayReload } from './wireVersion'

const RETRY_AFTER = [300, 1000, 2000, 4000, 8000]
/** How long nothing may come before a ping is sent: there are no more pings than one in this time. */
const PING_AFTER = 5_000
/** How long an answer may take, and how long a connection may take to come about, before it is taken for dead. */
const PATIENCE = 3_000
const CONNECT_PATIENCE = 8_000
const CHECK_EVERY = 500
const CHAT_LENGTH = 100
/** How long until a table that is closed to onlookers is tried again. */
const SHUT_RETRY = 30_000
/** How long a message is sent again over new connections before it is given up, and how many may wait for that. */
const RESEND_FOR = 20_000
const MOST_PENDING = 32

interface Pending {
  /** As it was sent; one without an id cannot be sent again. */
  message: { ref: number; id?: string }
  since: number
  done: () => void
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
  /** Whether the table is closed to those who do not sit there, as I do not. */
  shut = $state(false)
  readonly reactions = new Reactions()
  /** How many actions were done. */
  accepted = $state(0)
  missing = $state(false)
  /** Whether one may not take part any more, which is told over HTTP. */
  banned = $state(false)
  /** Whether the server speaks another version than this page. */
  outdated = $state(false)
  /** The game's clock, and this machine's when it came. */
  time = $state.raw<(Time & { at: number }) | null>(null)

  readonly #scenes = new Scenes(
    () => this.table,
    (shown) => this.#show(shown),
  )
  #socket: WebSocket | null = null
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is drawn depends on it
  #pending = new Map<number, Pending>()
  #language = ''
  #ref = 0
  #tries = 0
  #closed = false
  #welcomed = false
  #timer = 0
  #lastMessage = 0
  /** Since when the server owes a message; none if it owes nothing. */
  #owedSince: number | null = null
  #heartbeat = 0

  constructor(readonly id: string) {
    this.#connect()
    this.#heartbeat = window.setInterval(() => this.#checkConnection(), CHECK_EVERY)
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
    this.#scenes.clear()
    this.#socket?.close()
  }

  /** Do something in the game; refused with a sentence, or done and stored. */
  async do(action: object, decision?: string): Promise<void> {
    await this.#send(decision === undefined ? { type: 'do', action } : { type: 'do', action, decision })
    this.accepted += 1
  }

  say(text: string, room: 'table' | 'team' = 'table', name?: string): Promise<void> {
    return this.#send(name === undefined ? { type: 'say', text, room } : { type: 'say', text, room, name })
  }

  setPace(pace: Table['pace'] & string): Promise<void> {
    return this.#send({ type: 'pace', pace })
  }

  /** Show at once what waits to be shown, and have the bots not wait with their next move, if it answers this decision. */
  hurry(decision: string): Promise<void> {
    this.#scenes.hurry()
    return this.#send({ type: 'hurry', decision }, false)
  }

  /** Show the table a sign. It is worth nothing later, so it is not sent again. */
  react(sign: Sign): Promise<void> {
    return this.#send({ type: 'react', sign }, false)
  }

  mute(voice: string, on: boolean): Promise<void> {
    return this.#send({ type: 'mute', voice, on })
  }

  /** With `again`, a message whose answer is lost is sent once more; by its id the server knows that it is the same. */
  #send(content: object, again = true): Promise<void> {
    return new Promise((done, refused) => {
      if (this.#socket?.readyState !== WebSocket.OPEN || this.#pending.size >= MOST_PENDING) {
        refused(new Refusal('offline', ''))
        return
      }
      const ref = ++this.#ref
      const message = again ? { ...content, ref, id: newId() } : { ...content, ref }
      this.#pending.set(ref, { message, since: Date.now(), done, refused })
      this.#post(message)
    })
  }

  /** Give up those messages of which this is true: whether they were done is seen in the next view. */
  #giveUp(lost: (each: Pending) => boolean): void {
    for (const [ref, each] of this.#pending) {
      if (!lost(each)) continue
      this.#pending.delete(ref)
      each.refused(new Refusal('unanswered', t('unanswered')))
    }
  }

  /** Send a message that the server answers. */
  #post(message: object): void {
    this.#owedSince ??= Date.now()
    this.#socket?.send(JSON.stringify(message))
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.#language = untrack(currentLanguage)
    const path = `/tables/${encodeURIComponent(this.id)}/socket?interface=${this.#language}`
    const socket = (this.#socket = new WebSocket(`${scheme}://${location.host}${path}`))
    this.#lastMessage = this.#owedSince = Date.now()
    socket.onmessage = (message) => this.#receive(JSON.parse(message.data as string) as ToClient)
    socket.onclose = (ended) => this.#onClose(socket, ended.code === 4404)
  }

  #onClose(socket: WebSocket, missing: boolean): void {
    if (socket !== this.#socket) return
    this.#socket = null
    this.online = false
    this.missing = missing
    const last = this.#closed || missing || this.banned
    this.#giveUp((each) => last || each.message.id === undefined)
    if (last) return
    const wait = RETRY_AFTER[Math.min(this.#tries++, RETRY_AFTER.length - 1)] ?? 8000
    const pause = this.shut ? SHUT_RETRY : wait
    this.#timer = window.setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2))
  }

  /** The page is looked at again, or the network is back: reconnect at once instead of waiting. */
  #reconnect = (): void => {
    if (this.#socket === null && !this.#closed && !this.missing && !this.banned && !document.hidden) {
      clearTimeout(this.#timer)
      this.#connect()
    } else this.#checkConnection()
  }

  /** A dead connection is not reported by the browser: ping one that is quiet, close one that does not answer. */
  #checkConnection(): void {
    const socket = this.#socket
    const now = Date.now()
    this.#giveUp((each) => now - each.since >= RESEND_FOR)
    if (socket === null) return
    if (now - (this.#owedSince ?? now) >= (this.online ? PATIENCE : CONNECT_PATIENCE)) {
      socket.close()
      this.#onClose(socket, false)
    } else if (this.#owedSince === null && now - this.#lastMessage >= PING_AFTER) this.#post({ type: 'ping', ref: 0 })
  }

  #receive(message: ToClient): void {
    this.#take(message)
    this.#lastMessage = Date.now()
    this.#owedSince = this.#pending.size ? this.#lastMessage : null
  }

  #take(message: ToClient): void {
    switch (message.type) {
      case 'welcome':
        this.#compareVersion(message)
        for (const each of this.#pending.values()) if (each.message.id !== undefined) this.#post(each.message)
        this.online = true
        this.shut = false
        this.#tries = 0
        this.table = message.table
        this.chat = message.talk ?? []
        this.#scenes.clear()
        if (message.frame) this.#show({ frame: message.frame, events: eventsOf(message.frame), complete: true })
        if (message.digest) addDigest(this.id, message.digest)
        break
      case 'table':
        this.table = message
        break
      case 'frame':
        this.#scenes.add(message)
        break
      case 'said':
        this.chat = [...this.chat, message].slice(-CHAT_LENGTH)
        break
      case 'reacted':
        this.reactions.add(message.seat, message.sign)
        break
      case 'done':
        if (message.digest) addDigest(this.id, message.digest)
        this.#pending.get(message.ref)?.done()
        this.#pending.delete(message.ref)
        break
      case 'refused':
        if (message.ref == null) break
        this.#pending.get(message.ref)?.refused(new Refusal(message.code, message.message))
        this.#pending.delete(message.ref)
        break
      case 'bye':
        this.banned = message.why === 'banned'
        this.#tries = message.again && message.why !== 'preparing' ? 0 : RETRY_AFTER.length
        this.shut = message.why === 'watching_closed'
        // The same request over HTTP is told which words are missing, and waits for them where everybody sees it.
        if (message.why === 'preparing') void getTable(this.id).then(this.#reconnect, () => undefined)
        break
      case 'pong':
        break
    }
  }

  /** A page that has just come is loaded anew at once; later somebody may be typing, and is asked. */
  #compareVersion({ version }: { version?: number }): void {
    this.outdated = version !== undefined && version !== VERSION
    if (this.outdated && !this.#welcomed && mayReload(version ?? 0)) location.reload()
    this.#welcomed = true
  }

  #show({ frame, events, complete }: Shown): void {
    this.events = events
    if (complete) {
      this.view = frame.view
      this.time = { ...frame.time, at: performance.now() }
    }
    this.frames += 1
    if (this.table?.status === 'open') this.table = { ...this.table, status: 'playing' }
    // Where several are shown at once, each of them is handled: none is to be missing from what is told.
    flushSync()
  }
}
