/**
 * Capitals in a field, written by code: with `text-transform: uppercase`, Chromium loses the next letter after an ß,
 * which is one letter as it is typed and two as it is shown.
 */
import type { Attachment } from 'svelte/attachments'

export const uppercase: Attachment<HTMLInputElement> = (input) => {
  function capitalise(): boolean {
    const capitals = input.value.toUpperCase()
    if (capitals === input.value) return false
    const caret = input.value.slice(0, input.selectionStart ?? undefined).toUpperCase().length
    input.value = capitals
    input.setSelectionRange(caret, caret)
    return true
  }
  /** A word that a phone's keyboard is still composing is left alone until it is done. */
  const onInput = (event: Event): void => {
    if (!(event as InputEvent).isComposing) capitalise()
  }
  const onComposed = (): void => {
    if (capitalise()) input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  input.addEventListener('input', onInput, { capture: true }) // before whoever reads the value
  input.addEventListener('compositionend', onComposed)
  return () => {
    input.removeEventListener('input', onInput, { capture: true })
    input.removeEventListener('compositionend', onComposed)
  }
}
