import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import { loadEnglish, only } from '../testing'
import type { Table } from '../wire/types'
import Chat from './Chat.svelte'

test('a name and a message each have a direction of their own', async () => {
  await loadEnglish()
  const target = document.createElement('div')
  const chat = [{ type: 'said' as const, name: 'קול', text: 'abc \u202edef', voice: 'v' }]
  const props = { say: () => Promise.resolve(true), mute: () => undefined, close: () => undefined }
  const shown = mount(Chat, { target, props: { table: only<Table>({ seats: [] }), chat, ...props } })
  flushSync()
  const parts = [...target.querySelectorAll('ol bdi')].map((each) => each.textContent)
  expect(parts).toEqual(['קול', 'abc \u202edef'])
  void unmount(shown)
})
