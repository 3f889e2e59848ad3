/** Converts dollars of the wire to integer cents, rounding half up. Throws unless the number is finite. */
export function toCents(dollars: number): number {
  if (!Number.isFinite(dollars)) throw new RangeError(`Not an amount of money: ${dollars}`)
  return Math.round(Number((dollars * 100).toFixed(4)))
}

/** Integer cents to the dollars of the wire. */
export function toDollars(cents: number): number {
  return cents / 100
}

/**
 * Formats integer cents for display: `$1,234.50`. By hand, since a page's first `Intl.NumberFormat` takes up to 100
 * ms on a phone.
 */
export function formatUsd(cents: number): string {
  // eslint-disable-next-line regexp/no-super-linear-move -- a number has few digits
  const dollars = (Math.abs(cents) / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')
  return `${cents < 0 ? '-' : ''}$${dollars}`
}

/** Formats dollars of the wire for display: `$1,234.50`. Throws unless the number is finite. */
export const formatDollars = (dollars: number): string => formatUsd(toCents(dollars))

/** Formats integer cents, without `.00`: `$500`, `$999.99`. */
export const formatShortUsd = (cents: number): string => formatUsd(cents).replace(/\.00$/, '')
