import { beforeEach, describe, expect, test, vi } from 'vitest'
import { currentPath, follow, go, rewritePath } from './router.svelte'

const scroll = vi.fn()
vi.stubGlobal('scrollTo', scroll)

beforeEach(() => {
  go('/')
  scroll.mockClear()
})

test('going somewhere changes the address and begins at the top', () => {
  const before = history.length
  go('/ratings')
  expect(currentPath()).toBe('/ratings')
  expect(location.pathname).toBe('/ratings')
  expect(history.length).toBe(before + 1)
  expect(scroll).toHaveBeenCalledWith(0, 0)
})

test('going where one is does nothing', () => {
  const before = history.length
  go('/')
  expect(history.length).toBe(before)
  expect(scroll).not.toHaveBeenCalled()
})

test('a place that replaces another is not one more to go back through', () => {
  const before = history.length
  go('/t/one', true)
  expect(currentPath()).toBe('/t/one')
  expect(history.length).toBe(before)
})

test('rewriting the path neither scrolls nor adds a place', () => {
  const before = history.length
  rewritePath('/t/one/replay/7')
  expect(currentPath()).toBe('/t/one/replay/7')
  expect(history.length).toBe(before)
  expect(scroll).not.toHaveBeenCalled()
})

test('back and forward are followed', () => {
  go('/help/tug')
  history.replaceState(null, '', '/')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(currentPath()).toBe('/')
})

describe('links', () => {
  function click(more: MouseEventInit = {}): MouseEvent {
    const link = document.createElement('a')
    link.href = '/help/tug'
    const event = new MouseEvent('click', { cancelable: true, ...more })
    link.addEventListener('click', (clicked) => follow(clicked as unknown as Parameters<typeof follow>[0]))
    link.dispatchEvent(event)
    return event
  }

  test('a plain click stays in the page', () => {
    expect(click().defaultPrevented).toBe(true)
    expect(currentPath()).toBe('/help/tug')
  })

  test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { button: 1 }])(
    'the browser has any other click: %o',
    (more) => {
      expect(click(more).defaultPrevented).toBe(false)
      expect(currentPath()).toBe('/')
    },
  )
})
