/** What people read, in their language. One language is loaded at a time; the files are the server's own. */
import { FluentBundle, type FluentNumber, type FluentValue } from '@fluent/bundle'
import type { Message } from '../generated/messages'
import { elide } from './elision'
import { FALLBACK, LANGUAGES, type Language } from './languages'
import { getItem, setItem } from './storage'

export { LANGUAGES, type Language }
type Body = Parameters<FluentBundle['addResource']>[0]['body']
type Details = Record<string, string | number | FluentNumber>

/**
 * All texts of the page, by subject. A game's own are loaded with the game, its rules with the help page. What only the
 * server or the terminal says is left out; the rest is found by itself, so that a new game's texts need no row here.
 */
const files = import.meta.glob<Body>(
  [
    '../../../src/lettrine/texts/*/*.ftl',
    '!../../../src/lettrine/texts/*/{admin,arena,cli,evening,hangman,pieces-alphabet,refusals,tables,terminal,tug-cards}.ftl',
  ],
  { import: 'default' },
)
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- what is drawn depends on `bundle`, which is made of them
const subjects = new Set(['page', 'games'])
/** Those of them that have been loaded: one that could not be fetched stays in `subjects`. */
let loaded: ReadonlySet<string> = new Set()

const functions = {
  ELIDE: (names: FluentValue[]) => elide(String(names[0]), String(names[1])),
}
const emptyBundle = (language: Language) => new FluentBundle(language, { useIsolating: false, functions })

let bundle = $state.raw(emptyBundle(FALLBACK))
let current = $state<Language>(FALLBACK)

/** The language to begin with: the one chosen before, else the browser's if we have it. */
export function preferredLanguage(): Language {
  const wishes = [getItem('language'), ...navigator.languages].map((wish) => wish?.slice(0, 2).toLowerCase())
  return (wishes.find((wish) => LANGUAGES.includes(wish as Language)) as Language | undefined) ?? FALLBACK
}

/** Changes are made one after the other: a slow one must not undo a later one. */
let changes: Promise<void> = Promise.resolve()

function enqueue(change: () => Promise<void>): Promise<void> {
  changes = changes.catch(() => undefined).then(change)
  return changes
}

/** Show the page in this language from now on. */
export const setLanguage = (language: Language): Promise<void> => enqueue(() => useLanguage(language))

async function useLanguage(language: Language): Promise<void> {
  const next = emptyBundle(language)
  const all = [...subjects]
  for (const body of await Promise.all(all.map((subject) => load(language, subject)))) next.addResource({ body })
  bundle = next
  current = language
  loaded = new Set(all)
  document.documentElement.lang = language
}

/** Load these texts as well, now and with every later language; resolves when they are there, whoever asked first. */
export function loadTexts(more: readonly string[]): Promise<void> {
  for (const subject of more) subjects.add(subject)
  return enqueue(async () => {
    if (!more.every((subject) => loaded.has(subject))) await useLanguage(current)
  })
}

/** Show the page in this language, and store the choice. */
export async function chooseLanguage(language: Language): Promise<void> {
  setItem('language', language)
  await setLanguage(language)
}

export type Translate = (message: string, details: Details, fallback?: string) => string

/** A game's rules in the current language, and the names of kinds of words: a function like `maybe`. */
export async function loadRules(subject: string): Promise<Translate> {
  const rules = emptyBundle(current)
  for (const body of await Promise.all([subject, 'words'].map((each) => load(current, each))))
    rules.addResource({ body })
  return (message, details, fallback = message) =>
    rules.hasMessage(message) ? format(rules, message, details) : fallback
}

export function currentLanguage(): Language {
  return current
}

/** The text of a message; it follows when the language changes. */
export function t(message: Message, details: Details = {}): string {
  return format(bundle, message, details)
}

/** A message whose name is put together at run time, where there may be none: then the fallback. */
export function maybe(message: string, fallback: string, details: Details = {}): string {
  return bundle.hasMessage(message) ? format(bundle, message, details) : fallback
}

function format(from: FluentBundle, message: string, details: Details): string {
  const pattern = from.getMessage(message)?.value
  return pattern ? from.formatPattern(pattern, details).trim() : message
}

async function load(language: Language, subject: string): Promise<Body> {
  const file = files[`../../../src/lettrine/texts/${language}/${subject}.ftl`]
  if (!file) throw new Error(`no ${subject} in ${language}`)
  return file()
}
