/** The geometry of a chart: a scale with round numbers, and lines that break off where nothing is known. */

export type Values = readonly (readonly (number | null)[])[]

export interface Scale {
  low: number
  high: number
  ticks: number[]
}

/** Round numbers around all that is to be shown; nought is always among them. */
export function scaleOf(values: Values, least: number): Scale {
  const all = values.flat().filter((value) => value !== null)
  const [bottom, top] = [Math.min(0, ...all), Math.max(least, ...all)]
  const unit = rounded((top - bottom) / 4)
  const [low, high] = [Math.floor(bottom / unit) * unit, Math.ceil(top / unit) * unit]
  return {
    low,
    high,
    ticks: Array.from({ length: Math.round((high - low) / unit) + 1 }, (_, number) => low + number * unit),
  }
}

/** The next of 1, 2, 5, 10, 20, 50, … */
function rounded(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 5, 10].find((times) => times * power >= value) ?? 10) * power
}

export interface Label {
  step: number
  x: number
  anchor: 'start' | 'middle' | 'end'
}

/** How far from another step one may be written, in pixels. */
const APART = 40

/**
 * The steps that are written below an axis: the one that is marked, and the ends of the axis where they are far enough
 * from it.
 */
export function labelsOf(axis: { first: number; last: number; step: number }, x: (step: number) => number): Label[] {
  const { first, last, step } = axis
  const ends: Label[] = [
    { step: first, x: x(first), anchor: 'start' },
    { step: last, x: x(last), anchor: 'end' },
  ]
  const isNear = (end: Label) => Math.abs(end.x - x(step)) < APART
  const mark: Label = { step, x: x(step), anchor: ends.find(isNear)?.anchor ?? 'middle' }
  return [mark, ...ends.filter((end) => !isNear(end))].sort((one, other) => one.step - other.step)
}

/** An SVG path through the points that there are. */
export function path(points: readonly (readonly [number, number | null])[]): string {
  let drawn = ''
  let broken = true
  for (const [x, y] of points) {
    if (y !== null) drawn += `${broken ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    broken = y === null
  }
  return drawn
}

/** The rows in which something is different from the row before. */
export function changes(values: Values): number[] {
  return values.flatMap((row, at) => (at && row.every((value, line) => value === values[at - 1]?.[line]) ? [] : [at]))
}
