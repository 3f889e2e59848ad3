const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Dollars of the wire to integer cents; half a cent goes up. Throws on what is not a finite number. */
export function toCents(dollars: number): number {
  if (!Number.isFinite(dollars)) throw new RangeError(`Not an amount of money: ${dollars}`)
  return Math.round(Number((dollars * 100).toFixed(4)))
}

/** Integer cents to the dollars of the wire. */
export function toDollars(cents: number): number {
  return cents / 100
}

/** Integer cents as a shopper reads them: `$1,234.50`. */
export function formatUsd(cents: number): string {
  return usd.format(cents / 100)
}
