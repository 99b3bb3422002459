/** Asking by keyboard: a letter asks, numbers and arrows choose whom. */

export interface KeyboardState {
  /** The opponents as they are numbered, and those of them who can be asked. */
  others: readonly number[]
  askable: readonly number[]
  chosen: number | undefined
  choose: (seat: number) => void
  /** Only while there is something to ask. */
  ask?: ((of: number, letter: string) => void) | undefined
}

/** Whether a key is meant for something else than the game. */
export function isElsewhere(event: KeyboardEvent): boolean {
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    (event.target as HTMLElement).closest('input, textarea, select, dialog') !== null
  )
}

/** Does what a key says, and tells whether it said anything. */
export function handleKey(event: KeyboardEvent, { others, askable, chosen, choose, ask }: KeyboardState): boolean {
  const letter = event.key.toUpperCase()
  if (ask && chosen !== undefined && /^[A-Z.]$/.test(letter)) {
    ask(chosen, letter)
    return true
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const next = step
    ? askable[(askable.indexOf(chosen ?? -1) + step + askable.length) % askable.length]
    : others[Number(event.key) - 1]
  if (next !== undefined) choose(next)
  return next !== undefined
}
