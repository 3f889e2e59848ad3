import { InvalidArgumentError } from 'commander'

/** Parses an integer from the command line. */
export function integer(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.')
  return Number(text)
}

/** Parses a share from 0 to 1. */
export function share(text: string): number {
  if (!/^(0(\.\d{1,4})?|1(\.0{1,4})?)$/.test(text))
    throw new InvalidArgumentError('It must be a number from 0 to 1, such as 0.35.')
  return Number(text)
}

/** Parses a percentage. */
export function percentage(text: string): number {
  if (!/^\d{1,2}(\.\d{1,4})?$/.test(text)) throw new InvalidArgumentError('It must be a percentage, such as 6.625.')
  return Number(text)
}

/** Parses `yes` or `no`. */
export function yesOrNo(text: string): boolean {
  if (text !== 'yes' && text !== 'no') throw new InvalidArgumentError('It must be yes or no.')
  return text === 'yes'
}

/** Parses an amount in dollars from the command line. */
export function dollars(text: string): number {
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text))
    throw new InvalidArgumentError('It must be an amount in dollars, such as 49.95.')
  return Number(text)
}

/** Parses an amount in dollars, or `none` for no limit. */
export const dollarsOrNone = (text: string): number | 'none' => (text === 'none' ? text : dollars(text))

/** Parses an integer, or `none` for no limit. */
export const integerOrNone = (text: string): number | 'none' => (text === 'none' ? text : integer(text))

/** Parses a date such as 2027-01-31. */
export function day(text: string): string {
  const date = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : undefined
  // JavaScript parses February 30 as March 2.
  if (!date || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text)
    throw new InvalidArgumentError('It must be a date such as 2027-01-31.')
  return text
}

/** Parses a date, or `none` for no date. */
export const dayOrNone = (text: string): string => (text === 'none' ? text : day(text))

/** Replaces each `none` by null; commander would turn a null into an empty string. */
export const withNulls = (options: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(options).map(([name, value]) => [name, value === 'none' ? null : value]))

/** A line of an order with a number of its pieces. */
export interface OrderLine {
  line: number
  quantity?: number
}

/** Parses order lines such as `41:2,42`. */
export const orderLines = (text: string): OrderLine[] => text.split(',').map(orderLine)

function orderLine(text: string): OrderLine {
  const [, line, quantity] = /^(\d{1,15})(?::(\d{1,5}))?$/.exec(text.trim()) ?? []
  if (!line) throw new InvalidArgumentError('It must be the numbers of lines, such as 41,42, or with pieces, as 41:2.')
  return { line: Number(line), ...(quantity && { quantity: Number(quantity) }) }
}
