/** The geometry of ratings over time. */
import type { RatingPoint } from '../wire/types'

export interface Curve {
  /** The rating, as an SVG path. */
  line: string
  /** How sure it is, as a closed path. */
  band: string
  ticks: { y: number; value: number }[]
  dots: { x: number; y: number }[]
}

export interface Box {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
}

const STEPS = [50, 100, 200, 500, 1000]
const MOST_TICKS = 5

/** Round numbers around all that is drawn. */
export function ratingTicks(low: number, high: number): number[] {
  const step = STEPS.find((each) => (high - low) / each <= MOST_TICKS - 1) ?? 2000
  const first = Math.floor(low / step)
  const last = Math.max(first + 1, Math.ceil(high / step))
  return Array.from({ length: last - first + 1 }, (_, number) => (first + number) * step)
}

/** Games follow each other at the same distance: somebody may play ten in an evening, and none for a month. */
export function curveOf(points: readonly RatingPoint[], box: Box): Curve {
  const ticks = ratingTicks(
    Math.min(...points.map(({ value, give }) => value - give)),
    Math.max(...points.map(({ value, give }) => value + give)),
  )
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const across = box.width - box.left - box.right
  const x = (index: number) => box.left + across * (points.length === 1 ? 0.5 : index / (points.length - 1))
  const y = (value: number) =>
    box.height - box.bottom - ((box.height - box.top - box.bottom) * (value - low)) / (high - low)
  const at = (index: number, value: number) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`
  const upper = points.map(({ value, give }, index) => at(index, value + give))
  const lower = points.map(({ value, give }, index) => at(index, value - give)).reverse()
  return {
    line: `M${points.map(({ value }, index) => at(index, value)).join('L')}`,
    band: `M${[...upper, ...lower].join('L')}Z`,
    ticks: ticks.map((value) => ({ value, y: y(value) })),
    dots: points.map(({ value }, index) => ({ x: x(index), y: y(value) })),
  }
}
