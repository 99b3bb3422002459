/** Sonde by keyboard: a letter asks, numbers and arrows choose whom. */

export interface KeyboardState {
  /** The opponents as they are numbered, and those of them who can be asked. */
  others: readonly number[]
  askable: readonly number[]
  chosen: number | undefined
  /** What may be asked for. */
  letters: ReadonlySet<string>
  choose: (seat: number) => void
  /** Only while there is something to ask. */
  ask?: ((of: number, letter: string) => void) | undefined
}

/** Do what a key is for; false if it is for nothing here. */
export function handleKey(
  event: KeyboardEvent,
  { others, askable, chosen, letters, choose, ask }: KeyboardState,
): boolean {
  const letter = event.key.toUpperCase()
  if (ask && chosen !== undefined && letters.has(letter)) {
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
