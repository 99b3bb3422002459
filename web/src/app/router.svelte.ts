/** Where in the page somebody is: the address bar is the truth, so back, reload and links do what people expect. */
let path = $state(location.pathname)

addEventListener('popstate', () => {
  path = location.pathname
})

export function here(): string {
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

/** The same place, more exactly: nothing moves or is loaded anew, but a reload or the way back leads here. */
export function refine(to: string): void {
  history.replaceState(null, '', to)
  path = to
}

/** For links: a plain click stays in this page, any other does what the browser does. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  go(new URL(event.currentTarget.href).pathname)
}
