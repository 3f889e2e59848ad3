/** Dollars of the wire to integer cents; half a cent goes up. Throws on what is not a finite number. */
export function toCents(dollars: number): number {
  if (!Number.isFinite(dollars)) throw new RangeError(`Not an amount of money: ${dollars}`)
  return Math.round(Number((dollars * 100).toFixed(4)))
}

/** Integer cents to the dollars of the wire. */
export function toDollars(cents: number): number {
  return cents / 100
}

/** Integer cents as a shopper reads them: `$1,234.50`. Written out, as a page's first `Intl.NumberFormat` takes a phone up to a tenth of a second. */
export function formatUsd(cents: number): string {
  // eslint-disable-next-line regexp/no-super-linear-move -- a number has few digits
  const dollars = (Math.abs(cents) / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')
  return `${cents < 0 ? '-' : ''}$${dollars}`
}
