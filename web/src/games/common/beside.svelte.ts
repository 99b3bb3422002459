/** What stands beside the board on a large screen: the page of the table fills it, the layout of the game has its place. */
import { type Snippet, createContext } from 'svelte'

export class Beside {
  content = $state.raw<Snippet>()
  /** How much room there is for it, in pixels; none where the screen is small. */
  height = $state(0)
}

const [find, provide, isProvided] = createContext<Beside>()

export const provideBeside = (): Beside => provide(new Beside())

/** The table around this layout; a replay or an exercise has none. */
export const findBeside = (): Beside | undefined => (isProvided() ? find() : undefined)
