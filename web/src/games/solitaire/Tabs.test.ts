import { mount, unmount } from 'svelte'
import { beforeAll, expect, test } from 'vitest'
import { loadEnglish, only } from '../../testing'
import Tabs from './Tabs.svelte'
import type { GroupView } from './types'

beforeAll(() => loadEnglish('solitaire'))

test('what was found in earlier rounds stays on its tab', () => {
  const target = document.createElement('div') // of its own: other tests may have left something in the document
  const groups = [
    only<GroupView>({ word: 'LAKE', found: ['LEAF'], done: false }),
    only<GroupView>({ word: 'WIND', found: ['LAND', 'MILD'], done: true }),
    only<GroupView>({ word: 'TREE', done: false }),
  ]
  const tabs = mount(Tabs, {
    target,
    props: { groups, benches: [], active: 0, choose: () => undefined },
  })
  expect([...target.querySelectorAll('.state')].map((each) => each.textContent)).toEqual(['LEAF', '✓ MILD', '…'])
  void unmount(tabs)
})
