import { UsageError } from './parse-options.mjs'

/** Parses an option as a number above 0, by default an integer; throws a message otherwise. */
export function positive(text: unknown, name: string, kind: 'number' | 'whole number' = 'whole number'): number {
  const value = Number(text)
  const fits = kind === 'number' ? Number.isFinite(value) : Number.isInteger(value)
  if (fits && value > 0) return value
  throw new UsageError(`--${name} is "${String(text)}", but must be a ${kind} above 0.`)
}
