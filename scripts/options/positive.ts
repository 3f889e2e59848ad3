import { UsageError } from './parse-options.mjs'

/** The number above 0 that an option gives, a whole one unless said otherwise; or a sentence for who called. */
export function positive(text: unknown, name: string, kind: 'number' | 'whole number' = 'whole number'): number {
  const value = Number(text)
  const fits = kind === 'number' ? Number.isFinite(value) : Number.isInteger(value)
  if (fits && value > 0) return value
  throw new UsageError(`--${name} is "${String(text)}", and has to be a ${kind} above 0.`)
}
