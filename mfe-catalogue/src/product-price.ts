import { toCents } from '@shop/shared-api'

interface Priced {
  discount_price: number
  discount_sale_price: number | null
}

/** The two prices in integer cents; `saleCents` is null unless it is what one pays. */
export function pricesOf({ discount_price, discount_sale_price }: Priced): { cents: number; saleCents: number | null } {
  const cents = toCents(discount_price)
  const saleCents = discount_sale_price === null ? 0 : toCents(discount_sale_price)
  return { cents, saleCents: saleCents > 0 && saleCents < cents ? saleCents : null }
}

/** Whole percent off the old price, 0 when not on sale; rounded down, so that it never promises too much. */
export function percentOff(product: Priced): number {
  const { cents, saleCents } = pricesOf(product)
  return saleCents === null ? 0 : Math.floor(((cents - saleCents) * 100) / cents)
}
