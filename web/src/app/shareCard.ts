/** What somebody shares of a result: a text and a picture, in which no hidden word stands. */

export interface ShareCard {
  /** The game, or what else it is a result of. */
  title: string
  lines: readonly string[]
  /** What was tried, one after the other, and whether it came off. */
  marks: readonly boolean[]
  /** Where others can play too. */
  address: string
}

const BRAND = 'Lettrine'
/** More than so many say no more. */
const MOST_MARKS = 60

const shownMarks = ({ marks }: ShareCard): readonly boolean[] => marks.slice(0, MOST_MARKS)

/** The result as a text. */
export function cardText(card: ShareCard): string {
  const marks = shownMarks(card)
    .map((hit) => (hit ? '●' : '○'))
    .join('')
  return [`${BRAND} · ${card.title}`, ...card.lines, marks, card.address].filter((line) => line !== '').join('\n')
}

export const CARD_SIZE = { width: 1080, height: 1080 }
const MARGIN = 90
const PAPER = '#f4eee0'
const INK = '#1c1916'
const RED = '#a5231c'
const LARGEST = 76
const ROW = 15

/** Draw the result: paper, ink and one red. */
export function drawCard(context: CanvasRenderingContext2D, card: ShareCard): void {
  context.fillStyle = PAPER
  context.fillRect(0, 0, CARD_SIZE.width, CARD_SIZE.height)
  context.strokeStyle = INK
  context.lineWidth = 4
  context.strokeRect(MARGIN / 2, MARGIN / 2, CARD_SIZE.width - MARGIN, CARD_SIZE.height - MARGIN)
  context.textBaseline = 'alphabetic'
  drawTitle(context, card.title)
  const below = drawLines(context, card.lines, 420)
  drawMarks(context, shownMarks(card), below + 45)
  write(context, `${BRAND} · ${card.address.replace(/^https?:\/\//, '').replace(/\/$/, '')}`, 40, INK, 985)
}

/** The title with its first letter large and red, as a book begins a chapter. */
function drawTitle(context: CanvasRenderingContext2D, title: string): void {
  const [first = '', ...rest] = [...title]
  context.fillStyle = RED
  context.font = font(230)
  context.fillText(first, MARGIN, 300)
  const begin = MARGIN + context.measureText(first).width + 14
  context.fillStyle = INK
  context.font = font(fit(context, rest.join(''), 110, CARD_SIZE.width - MARGIN - begin))
  context.fillText(rest.join(''), begin, 300)
}

/** Each line on its own; returns where the last one ends. */
function drawLines(context: CanvasRenderingContext2D, lines: readonly string[], top: number): number {
  const step = Math.min(94, 380 / Math.max(1, lines.length))
  lines.forEach((line, number) => write(context, line, Math.min(LARGEST, step * 0.75), INK, top + number * step))
  return top + (lines.length - 1) * step
}

function write(context: CanvasRenderingContext2D, text: string, size: number, colour: string, y: number): void {
  context.fillStyle = colour
  context.font = font(fit(context, text, size, CARD_SIZE.width - 2 * MARGIN))
  context.fillText(text, MARGIN, y)
}

const font = (size: number): string => `${size}px Display, Georgia, serif`

/** A size in which a text is no wider than this. */
function fit(context: CanvasRenderingContext2D, text: string, size: number, width: number): number {
  context.font = font(size)
  return size * Math.min(1, width / Math.max(1, context.measureText(text).width))
}

/** Discs in rows: what came off is red. */
function drawMarks(context: CanvasRenderingContext2D, marks: readonly boolean[], top: number): void {
  const step = (CARD_SIZE.width - 2 * MARGIN) / ROW
  marks.forEach((hit, number) => {
    const [column, row] = [number % ROW, Math.floor(number / ROW)]
    context.beginPath()
    context.arc(MARGIN + (column + 0.5) * step, top + (row + 0.5) * step, step * 0.34, 0, 2 * Math.PI)
    context.fillStyle = RED
    context.strokeStyle = hit ? RED : INK
    if (hit) context.fill()
    context.stroke()
  })
}

/** The picture as a file; none where the browser cannot make one. */
export async function cardFile(canvas: HTMLCanvasElement): Promise<File | undefined> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  return blob ? new File([blob], 'lettrine.png', { type: 'image/png' }) : undefined
}
