/*
 * What is wrong with how a screen is laid out, as sentences: asked of the page itself, once a size.
 * Whatever somebody needs is whole, in sight, and not covered; nothing is wider than the screen; no texts overlap.
 */
;({ board, letters, action, top }) => {
  const SLACK = 1.5
  const LEAST = { width: 7, height: 9, font: 8.5 } // below this a letter is a speck
  const faults = []
  const root = (top && document.querySelector(top)) || document.querySelector('dialog[open]') || document.body

  const name = (each) => {
    const words = (each.ariaLabel || each.textContent || '').trim().replace(/\s+/g, ' ').slice(0, 24)
    return `${each.tagName.toLowerCase()}${[...each.classList].filter((c) => !c.startsWith('svelte-')).map((c) => `.${c}`).join('')} “${words}”`
  }
  const seen = (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('.unseen')
  const all = (selector) => (selector ? [...document.querySelectorAll(selector)].filter(seen) : [])
  const area = ({ left, right, top, bottom }) => Math.max(0, right - left) * Math.max(0, bottom - top)
  const cut = (one, other) => ({
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  })
  const within = (one, other) =>
    one.left >= other.left - SLACK &&
    one.right <= other.right + SLACK &&
    one.top >= other.top - SLACK &&
    one.bottom <= other.bottom + SLACK
  const screen = { left: 0, right: innerWidth, top: 0, bottom: innerHeight }

  /** What is left of the box of an element or a text once everything around it that hides or scrolls has cut it. */
  function shown(box, each) {
    for (let around = each.parentElement; around; around = around.parentElement) {
      const style = getComputedStyle(around)
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
        const edge = around === document.documentElement || around === document.body ? screen : around.getBoundingClientRect()
        box = cut(box, edge)
      }
      if (style.position === 'fixed') break
    }
    return box
  }

  /** Whether something with a ground of its own lies above the middle of it. */
  function covered(box, each) {
    const over = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    if (!over || over.contains(each) || each.contains(over)) return undefined
    if (!area(cut(box, over.getBoundingClientRect()))) return undefined // it only reaches there for a finger
    for (let part = over; part && !part.contains(each); part = part.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(part)
      if (backgroundImage !== 'none' || !/rgba\(.*, 0\)|transparent/.test(backgroundColor)) return over
    }
    return undefined
  }

  function whole(each, what) {
    const box = each.getBoundingClientRect()
    const at = `${Math.round(box.left)},${Math.round(box.top)} ${Math.round(box.width)}×${Math.round(box.height)}`
    if (area(box) < 1) return faults.push(`${what} without area: ${name(each)}`)
    if (!within(box, screen)) return faults.push(`${what} out of sight: ${name(each)} ${at}`)
    if (!within(box, shown(box, each))) return faults.push(`${what} cut: ${name(each)} ${at}`)
    const over = covered(box, each)
    if (over) faults.push(`${what} covered: ${name(each)} by ${name(over)}`)
  }

  const boards = all(board)
  if (board && !boards.length) faults.push(`no board: ${board}`)
  for (const each of boards) whole(each, 'board')

  const written = all(letters)
  if (letters && !written.length) faults.push(`no letters: ${letters}`)
  for (const each of written) {
    const box = each.getBoundingClientRect()
    const font = parseFloat(getComputedStyle(each).fontSize)
    if (box.width < LEAST.width || box.height < LEAST.height || (each.textContent.trim() && font < LEAST.font))
      faults.push(`letter too small: ${name(each)} ${box.width.toFixed(1)}×${box.height.toFixed(1)} ${font}px`)
    else if (!boards.some((one) => within(box, one.getBoundingClientRect())))
      faults.push(`letter off its board: ${name(each)}`)
    else if (covered(box, each)) faults.push(`letter covered: ${name(each)} by ${name(covered(box, each))}`)
  }

  const actions = all(action)
  if (action && !actions.length) faults.push(`no action: ${action}`)
  for (const each of actions) whole(each, 'action')

  const wide = document.documentElement.scrollWidth
  if (wide > innerWidth + SLACK) faults.push(`sideways scroll: ${wide}`)
  for (const each of document.querySelectorAll('body *')) {
    if (!seen(each)) continue
    const box = shown(each.getBoundingClientRect(), each)
    if (area(box) && (box.right > innerWidth + SLACK || box.left < -SLACK)) faults.push(`too wide: ${name(each)}`)
  }

  /** Each line of text that is to be seen, a little lower than its line: tall letters may reach into the next. */
  function lines() {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found = []
    while (walker.nextNode()) {
      const each = walker.currentNode.parentElement
      if (!walker.currentNode.data.trim() || !seen(each) || each.closest('option, title')) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      for (const { left, right, top, bottom, height } of range.getClientRects()) {
        const line = shown({ left, right, top: top + height * 0.25, bottom: bottom - height * 0.25 }, walker.currentNode)
        if (area(line) > 1) found.push({ each, line, box: { left, right, top, bottom } })
      }
    }
    return found
  }
  const texts = lines()
  texts.forEach(({ each, line, box }, at) => {
    const button = each.closest('button, .button')
    if (button && !within(line, button.getBoundingClientRect())) faults.push(`text outside of its button: ${name(button)}`)
    for (const other of texts.slice(at + 1)) {
      const both = cut(line, other.line)
      if (other.each !== each && both.right - both.left > 2 && both.bottom - both.top > 2)
        faults.push(`overlap: ${name(each)} and ${name(other.each)}`)
    }
    if (within(line, screen)) {
      const over = covered(line, each)
      if (over) faults.push(`covered: ${name(each)} by ${name(over)}`)
    }
  })
  return [...new Set(faults)]
}
