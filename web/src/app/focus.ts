/**
 * The focus is always somewhere: a button that goes away or is switched off while it has the focus would leave whoever
 * plays by keyboard, or by ear, at the top of the page. It goes to what is to be done next, else to the desk.
 */

/** Where somebody is taken whose place is gone: the end of a game, the desk, or all there is. */
const place = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('main :is(.after, .desk)') ?? document.querySelector('main')
/** The one thing to do, where there is one. */
const wanted = (): HTMLElement | null => document.querySelector('main [autofocus]:not(:disabled)')
const isUsable = (element: Element): boolean => element.isConnected && !element.matches(':disabled')
const isNowhere = (element: Element | null): boolean =>
  element === null || element === document.body || !isUsable(element)

/** Watch over the focus, until the function that is returned is called. */
export function keepFocus(): () => void {
  /** Where the focus was before it was lost, and where it was taken then. */
  let last: HTMLElement | undefined
  let refuge: HTMLElement | undefined

  function remember({ target }: FocusEvent): void {
    if (target === refuge) return
    last = target as HTMLElement
    // A dialog that closes gives the focus back to a refuge, too; from there it goes on.
    refuge = target === place() ? last : undefined
  }

  function check(): void {
    const here = document.activeElement
    if (!last || (here !== refuge && !isNowhere(here))) return
    if (last !== refuge && isUsable(last)) {
      // Switched off for a moment only. From what was never gone, somebody has gone away themselves.
      if (refuge) last.focus({ preventScroll: true })
    } else if (wanted()) wanted()?.focus()
    else if (here !== place()) take(place())
  }

  function take(to: HTMLElement | null): void {
    if (!to) return
    refuge = to
    to.tabIndex = -1
    to.focus({ preventScroll: true })
  }

  const observer = new MutationObserver(check)
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', remember)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', remember)
  }
}
