/** An id that nobody else has. `crypto.randomUUID` would do the same, but not on a page without HTTPS. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('')
}
