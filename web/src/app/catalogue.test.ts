import { beforeEach, expect, test, vi } from 'vitest'
import { only } from '../testing'
import type { GameInfo } from '../wire/types'
import { Refusal, getGames } from './api'

vi.mock('./api', async (original) => ({ ...(await original<typeof import('./api')>()), getGames: vi.fn() }))

const TUG = only<GameInfo>({ name: 'tug', bots: ['club'] })

beforeEach(() => {
  vi.resetModules()
  vi.mocked(getGames).mockReset()
})

test('the games are fetched once', async () => {
  vi.mocked(getGames).mockResolvedValue([TUG])
  const { loadCatalogue, loadGameInfo } = await import('./catalogue')
  expect(await loadCatalogue()).toEqual([TUG])
  expect(await loadGameInfo('tug')).toBe(TUG)
  expect(await loadGameInfo('whist')).toBeUndefined()
  expect(getGames).toHaveBeenCalledTimes(1)
})

test('what could not be fetched is fetched again', async () => {
  vi.mocked(getGames).mockRejectedValueOnce(new Refusal('offline', '')).mockResolvedValue([TUG])
  const { loadCatalogue, loadGameInfo } = await import('./catalogue')
  expect(await loadGameInfo('tug')).toBeUndefined()
  expect(await loadCatalogue()).toEqual([TUG])
})
