/**
 * The version of the messages that this page was written for. A server of another one would be misunderstood, so the
 * page is loaded anew: by itself once, then only when somebody wants it.
 */
import type { Welcome } from '../wire/types'

/** The type is the server's own: after a change there, this does not compile. */
export const VERSION: Welcome['version'] = 3

const RELOADED = 'lettrine-reloaded'

/** Whether the page may load itself anew for a server of this version: once, since a second time would not help either. */
export function mayReload(version: number): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === String(version)) return false
    sessionStorage.setItem(RELOADED, String(version))
    return true
  } catch {
    return false // a browser that remembers nothing would load it for ever
  }
}
