/**
 * Shows a dialog above the page, and tells once when it has closed. Escape closes at once: the browser's own `close`
 * comes a moment later, when the next dialog may be open already.
 */
import type { Attachment } from 'svelte/attachments'

export function modal(closed: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    let open = true
    const leave = (): void => {
      if (open) closed()
      open = false
    }
    const cancel = (event: Event): void => {
      event.preventDefault()
      dialog.close() // while it is still there, so that the focus goes back to where it was
      leave()
    }
    dialog.addEventListener('cancel', cancel)
    dialog.addEventListener('close', leave)
    dialog.showModal()
  }
}
