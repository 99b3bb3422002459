/** What people read, in their language. One language is loaded at a time; the files are the server's own. */
import { FluentBundle } from '@fluent/bundle'
import type { Message } from '../generated/messages'
import { kept, keep } from './storage'

export const LANGUAGES = ['en', 'fr', 'de'] as const
export type Language = (typeof LANGUAGES)[number]
type Body = Parameters<FluentBundle['addResource']>[0]['body']
type Details = Record<string, string | number>

/** Everything the page may say, by subject. A game's own texts come with the game, its rules when they are looked up. */
const files = import.meta.glob<Body>(
  '../../../src/lettrine/texts/*/{page,games,analysis,practice,sonde,pieces,glyphs,quick,solitaire,tug,rules,pieces-rules,tug-rules,words,ratings}.ftl',
  { import: 'default' },
)
const subjects = new Set(['page', 'games'])
/** Those of them that are there: what could not be fetched is wanted all the same. */
let learnt: ReadonlySet<string> = new Set()

let bundle = $state.raw(new FluentBundle('en'))
let spoken = $state<Language>('en')

/** The language to begin with: the one chosen before, else the browser's if we have it. */
export function preferred(): Language {
  const wishes = [kept('language'), ...navigator.languages].map((wish) => wish?.slice(0, 2).toLowerCase())
  return (wishes.find((wish) => LANGUAGES.includes(wish as Language)) as Language | undefined) ?? 'en'
}

/** One change after the other: what takes longer to load must not undo what was wished for meanwhile. */
let changes: Promise<void> = Promise.resolve()

function inTurn(change: () => Promise<void>): Promise<void> {
  changes = changes.catch(() => undefined).then(change)
  return changes
}

/** Speak a language everywhere from now on. */
export const speak = (language: Language): Promise<void> => inTurn(() => turnTo(language))

async function turnTo(language: Language): Promise<void> {
  const next = new FluentBundle(language, { useIsolating: false })
  const all = [...subjects]
  for (const body of await Promise.all(all.map((subject) => load(language, subject)))) next.addResource({ body })
  bundle = next
  spoken = language
  learnt = new Set(all)
  document.documentElement.lang = language
}

/** From now on, have these texts as well; if somebody else is learning them already, wait with them. */
export function learn(more: readonly string[]): Promise<void> {
  for (const subject of more) subjects.add(subject)
  return inTurn(async () => {
    if (!more.every((subject) => learnt.has(subject))) await turnTo(spoken)
  })
}

/** Speak it, and remember it. */
export async function choose(language: Language): Promise<void> {
  keep('language', language)
  await speak(language)
}

export type Tell = (message: string, details: Details, fallback?: string) => string

/** A game's rules in the language spoken now, and the names of kinds of words: a function like `maybe`. */
export async function rulebook(subject: string): Promise<Tell> {
  const rules = new FluentBundle(spoken, { useIsolating: false })
  for (const body of await Promise.all([subject, 'words'].map((each) => load(spoken, each)))) rules.addResource({ body })
  return (message, details, fallback = message) => (rules.hasMessage(message) ? formatted(rules, message, details) : fallback)
}

export function speaking(): Language {
  return spoken
}

/** The sentence for a message, kept up to date when the language changes. */
export function t(message: Message, details: Details = {}): string {
  return formatted(bundle, message, details)
}

/** A message whose name is put together at run time, where there may be none: then the fallback. */
export function maybe(message: string, fallback: string, details: Details = {}): string {
  return bundle.hasMessage(message) ? formatted(bundle, message, details) : fallback
}

function formatted(from: FluentBundle, message: string, details: Details): string {
  const pattern = from.getMessage(message)?.value
  return pattern ? from.formatPattern(pattern, details).trim() : message
}

async function load(language: Language, subject: string): Promise<Body> {
  const file = files[`../../../src/lettrine/texts/${language}/${subject}.ftl`]
  if (!file) throw new Error(`no ${subject} in ${language}`)
  return file()
}
