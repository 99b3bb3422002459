import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepFocus } from './focus'

let stop: () => void
const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector) ?? expect.fail(selector)
/** What watches the page is told after what has changed it. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done))

beforeEach(() => {
  document.body.innerHTML = '<main><section class="desk"><button>Ask</button></section><a href="/help">Help</a></main>'
  stop = keepFocus()
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

test('a button that goes away leaves the focus on the desk', async () => {
  find('button').focus()
  find('button').remove()
  await settled()
  expect(document.activeElement).toBe(find('.desk'))
})

test('it goes to the one thing to do, at once or later', async () => {
  find('button').focus()
  find('button').remove()
  await settled()
  find('.desk').insertAdjacentHTML('beforeend', '<button autofocus>Draw</button>')
  await settled()
  expect(document.activeElement).toBe(find('[autofocus]'))
})

test('it goes on from the desk after a dialog has given it back there', async () => {
  find('button').focus()
  find('button').remove()
  await settled()
  find('a').focus() // as a field of the dialog would have it
  find('.desk').focus()
  find('.desk').insertAdjacentHTML('beforeend', '<button autofocus>Draw</button>')
  await settled()
  expect(document.activeElement).toBe(find('[autofocus]'))
})

test('a button that is switched off for a moment gets it back', async () => {
  const button = find('button') as HTMLButtonElement
  button.focus()
  button.disabled = true
  await settled()
  expect(document.activeElement).toBe(find('.desk'))
  button.disabled = false
  await settled()
  expect(document.activeElement).toBe(button)
})

test('whoever has gone on stays where they are', async () => {
  const button = find('button') as HTMLButtonElement
  button.focus()
  button.disabled = true
  await settled()
  find('a').focus()
  button.disabled = false
  await settled()
  expect(document.activeElement).toBe(find('a'))
})

test('whoever has left a button themselves, by a click beside it, is not brought back', async () => {
  find('button').focus()
  find('button').blur()
  find('a').remove()
  await settled()
  expect(document.activeElement).toBe(document.body)
})

test('after the game it goes to the result', async () => {
  find('button').focus()
  find('main').innerHTML = '<section class="after"></section><section class="desk"></section>'
  await settled()
  expect(document.activeElement).toBe(find('.after'))
})
