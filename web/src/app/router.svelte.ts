/**
 * The router. The address bar is the truth about where somebody is, so back, reload and links do what people expect.
 */
let path = $state(location.pathname)

addEventListener('popstate', () => {
  path = location.pathname
})

export function currentPath(): string {
  return path
}

/** Go to another page of ours. */
export function go(to: string, replace = false): void {
  if (to === location.pathname) return
  if (replace) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  path = to
  scrollTo(0, 0)
}

/**
 * Make the address of this place more exact: nothing scrolls or is loaded, but a reload or the way back leads to it.
 */
export function rewritePath(to: string): void {
  history.replaceState(null, '', to)
  path = to
}

/** For links: a plain click stays in this page, any other does what the browser does. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  go(event.currentTarget.pathname)
}
