/** How strong bots are: the server lists them weakest first. */

/** The next stronger bot than the strongest of those that played; none if that was the strongest. */
export function strongerBot(all: readonly string[], played: readonly string[]): string | undefined {
  const best = Math.max(...played.map((bot) => all.indexOf(bot)))
  return best >= 0 ? all[best + 1] : undefined
}
