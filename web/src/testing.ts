/** What several tests need. */
import { loadTexts, setLanguage } from './app/texts.svelte'

/** A value of which only those fields are there that the test is about. */
export const only = <Type>(fields: Partial<Type>): Type => fields as Type

/** The English texts, with those of these subjects. */
export async function loadEnglish(...subjects: string[]): Promise<void> {
  await setLanguage('en')
  await loadTexts(subjects)
}

/** A key that is pressed on an element; on the page itself if none is named. */
export function pressKey(key: string, more: KeyboardEventInit = {}, on: HTMLElement = document.body): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, ...more, bubbles: true, cancelable: true })
  on.dispatchEvent(event)
  return event
}
