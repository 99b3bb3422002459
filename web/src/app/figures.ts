/** Numbers as the reader's language writes them, with a true minus sign. */
import { FluentNumber } from '@fluent/bundle'
import { rowOf } from './languages'
import { currentLanguage } from './texts.svelte'

/** So many places after the point, always: figures that stand in a column are to be compared. */
export function figure(value: number, digits = 0, signed = false): string {
  const style = {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? 'exceptZero' : 'negative',
  } as const
  return new Intl.NumberFormat(currentLanguage(), style).format(value).replace('-', '−')
}

/** A number as a message writes it, with a true minus sign. */
class Amount extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return super.toString(scope).replace('-', '−')
  }
}

/** A figure within a sentence that depends on it, as “bit” or “bits”: the message writes it. */
export function amount(value: number, digits = 0): FluentNumber {
  return new Amount(value, { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** A chance from 0 to 1, out of a hundred. What is not sure is never called so. */
export function percent(chance: number): string {
  const most = chance < 1 ? 0.99 : 1
  const least = chance > 0 ? 0.01 : 0
  return new Intl.NumberFormat(currentLanguage(), { style: 'percent' }).format(Math.max(least, Math.min(most, chance)))
}

/** A chance that is told in bits (−log₂ of it) as one in so many, roughly: that says more to most people. */
export const oneIn = (bits: number): string =>
  new Intl.NumberFormat(currentLanguage(), { maximumSignificantDigits: 2 }).format(2 ** bits)

/** A day as people write it; it is a day in UTC, the same for everybody. */
export function dayOf(day: string): string {
  return new Intl.DateTimeFormat(rowOf(currentLanguage()).dates ?? currentLanguage(), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00Z`))
}
