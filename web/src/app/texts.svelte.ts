/** What people read, in their language. One language is loaded at a time; the files are the server's own. */
import { FluentBundle } from '@fluent/bundle'
import type { Message } from '../generated/messages'
import { kept, keep } from './keeping'

export const LANGUAGES = ['en', 'fr', 'de'] as const
export type Language = (typeof LANGUAGES)[number]
type Body = Parameters<FluentBundle['addResource']>[0]['body']
type Details = Record<string, string | number>

/** Loaded with the page. The rules are long and come when somebody looks them up. */
const SPOKEN = ['page', 'sonde']
const files = import.meta.glob<Body>('../../../src/lettrine/texts/*/{page,sonde,rules}.ftl', { import: 'default' })

let bundle = $state.raw(new FluentBundle('en'))
let spoken = $state<Language>('en')

/** The language to begin with: the one chosen before, else the browser's if we have it. */
export function preferred(): Language {
  const wishes = [kept('language'), ...navigator.languages].map((wish) => wish?.slice(0, 2).toLowerCase())
  return (wishes.find((wish) => LANGUAGES.includes(wish as Language)) as Language | undefined) ?? 'en'
}

/** Speak a language everywhere from now on. */
export async function speak(language: Language): Promise<void> {
  const next = new FluentBundle(language, { useIsolating: false })
  for (const body of await Promise.all(SPOKEN.map((subject) => load(language, subject)))) next.addResource({ body })
  bundle = next
  spoken = language
  document.documentElement.lang = language
}

/** The same, and remember it. */
export async function choose(language: Language): Promise<void> {
  keep('language', language)
  await speak(language)
}

/** The rules in the language spoken now: a function like `t`. */
export async function rulebook(): Promise<(message: string, details: Details) => string> {
  const rules = new FluentBundle(spoken, { useIsolating: false })
  rules.addResource({ body: await load(spoken, 'rules') })
  return (message, details) => formatted(rules, message, details)
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
