/** The games that the server has, with their bots and editions: fetched once, whoever needs them. */
import type { GameInfo } from '../wire/types'
import { getGames } from './api'

let catalogue: Promise<GameInfo[]> | undefined

/** All of them; what could not be fetched is fetched again the next time. */
export function loadCatalogue(): Promise<GameInfo[]> {
  catalogue ??= getGames().catch((error: unknown) => {
    catalogue = undefined
    throw error
  })
  return catalogue
}

/** One of them; none if the server does not have it or cannot be asked. */
export async function loadGameInfo(game: string): Promise<GameInfo | undefined> {
  const all = await loadCatalogue().catch(() => [])
  return all.find((each) => each.name === game)
}
