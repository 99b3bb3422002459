import { expect, test } from 'vitest'
import { CARD_SIZE, type ShareCard, cardText, drawCard } from './shareCard'

const CARD: ShareCard = {
  title: 'Sonde',
  lines: ['Ada won', 'Ada 145 · Wilhelmina van der Velde 90'],
  marks: [true, false, true],
  address: 'https://example.org/',
}

test('the text has everything in order, and no line for what is not there', () => {
  expect(cardText(CARD)).toBe(
    'Lettrine · Sonde\nAda won\nAda 145 · Wilhelmina van der Velde 90\n●○●\nhttps://example.org/',
  )
  expect(cardText({ ...CARD, marks: [] })).not.toContain('\n\n')
})

/** A context that notes what is written, and how wide; each letter is as wide as half its size. */
function paper() {
  const written: { text: string; right: number; y: number }[] = []
  let discs = 0
  const width = (text: string) => (text.length * parseFloat(context.font)) / 2
  const context = {
    font: '',
    fillRect: () => undefined,
    strokeRect: () => undefined,
    beginPath: () => undefined,
    fill: () => undefined,
    stroke: () => undefined,
    arc: (x: number, y: number) => (discs += Number(x < CARD_SIZE.width && y < CARD_SIZE.height)),
    measureText: (text: string) => ({ width: width(text) }),
    fillText: (text: string, x: number, y: number) => written.push({ text, right: x + width(text), y }),
  }
  return { context: context as unknown as CanvasRenderingContext2D, written, discs: () => discs }
}

test('the picture has the same lines, all of them within it', () => {
  const { context, written, discs } = paper()
  drawCard(context, { ...CARD, marks: Array.from({ length: 99 }, () => true) })
  const texts = written.map(({ text }) => text)
  expect(texts).toEqual(['S', 'onde', ...CARD.lines, 'Lettrine · example.org'])
  for (const { right, y } of written) {
    expect(right).toBeLessThanOrEqual(CARD_SIZE.width)
    expect(y).toBeLessThan(CARD_SIZE.height)
  }
  expect(discs()).toBe(60)
})
