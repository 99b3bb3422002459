import { afterEach, expect, test, vi } from 'vitest'
import { modal } from './modal'

function shown(): { dialog: HTMLDialogElement; closed: ReturnType<typeof vi.fn> } {
  const dialog = document.createElement('dialog')
  const closed = vi.fn()
  document.body.append(dialog)
  modal(closed)(dialog)
  return { dialog, closed }
}

afterEach(() => document.body.replaceChildren())

test('it is shown, and tells when it has been closed', () => {
  const { dialog, closed } = shown()
  expect(dialog.open).toBe(true)
  dialog.close()
  dialog.dispatchEvent(new Event('close'))
  expect(closed).toHaveBeenCalledOnce()
})

test('Escape closes at once, and the close that the browser tells later is not told again', () => {
  const { dialog, closed } = shown()
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  expect(dialog.open).toBe(false)
  expect(closed).toHaveBeenCalledOnce()
  dialog.dispatchEvent(new Event('close'))
  expect(closed).toHaveBeenCalledOnce()
})
