import { InvalidArgumentError } from 'commander'

/** Reads a whole number from the command line. */
export function whole(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.')
  return Number(text)
}

/** Reads an amount in dollars from the command line. */
export function dollars(text: string): number {
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text))
    throw new InvalidArgumentError('It must be an amount in dollars, such as 49.95.')
  return Number(text)
}

/** Reads an amount in dollars, or `none` for no bound. */
export const dollarsOrNone = (text: string): number | 'none' => (text === 'none' ? text : dollars(text))

/** Reads a whole number, or `none` for no limit. */
export const wholeOrNone = (text: string): number | 'none' => (text === 'none' ? text : whole(text))

/** Reads a day such as 2027-01-31. */
export function day(text: string): string {
  const read = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : undefined
  // JavaScript takes February 30th for March 2nd.
  if (!read || Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== text)
    throw new InvalidArgumentError('It must be a day such as 2027-01-31.')
  return text
}

/** Reads a day, or `none` for none. */
export const dayOrNone = (text: string): string => (text === 'none' ? text : day(text))

/** Options with null for each `none`: commander itself turns a null into an empty text. */
export const withNulls = (options: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(options).map(([name, value]) => [name, value === 'none' ? null : value]))
