/** Words that the server still has to prepare: which of them somebody here waits for, and how far they have come. */
import { untrack } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import type { LexiconState } from '../wire/types'

type Fetch = () => Promise<readonly LexiconState[]>
const EVERY = 1000

let states = $state.raw<readonly LexiconState[]>([])
/** By language, how many wait for it. */
const waiting = new SvelteMap<string, number>()
let polling: Promise<void> | undefined

/** What is being prepared that somebody waits for. */
export function preparations(): readonly LexiconState[] {
  return states.filter(({ language, state }) => state === 'preparing' && waiting.has(language))
}

/** Resolves when the words of a language are there, or are known not to come. */
export async function waitForWords(language: string, fetchStates: Fetch): Promise<void> {
  const stop = watchWords(language, fetchStates)
  try {
    await polling
  } finally {
    stop()
  }
}

/** Show how far the words of a language have come, until the function that is returned is called. */
export function watchWords(language: string, fetchStates: Fetch): () => void {
  const others = untrack(() => waiting.get(language) ?? 0) // an effect may watch, and must not run again by that
  waiting.set(language, others + 1)
  polling ??= untrack(() => poll(fetchStates)).finally(() => (polling = undefined))
  polling.catch(() => undefined) // whoever waits for it is told; who only watches need not be
  return () => {
    const others = (waiting.get(language) ?? 1) - 1
    if (others) waiting.set(language, others)
    else waiting.delete(language)
  }
}

/** Fetch the states until nothing is being prepared that somebody waits for. */
async function poll(fetchStates: Fetch): Promise<void> {
  states = await fetchStates()
  while (preparations().length) {
    await new Promise((resolve) => setTimeout(resolve, EVERY))
    states = await fetchStates()
  }
}
