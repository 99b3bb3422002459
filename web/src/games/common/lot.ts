/** A word that the clock has hidden for somebody, because they had not chosen one in time. */
interface Hid {
  event: string
  seat?: number
  by_lot?: boolean
  word?: string | null
  cells?: string | null
}

/** The words that were drawn for a seat among these events: a hidden word is called so in every game. */
export const drawnWords = (events: readonly unknown[], seat: number | null): string[] =>
  (events as readonly Hid[])
    .filter((each) => each.by_lot === true && seat !== null && each.seat === seat)
    .map((each) => each.word ?? each.cells ?? '')
