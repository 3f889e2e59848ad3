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
