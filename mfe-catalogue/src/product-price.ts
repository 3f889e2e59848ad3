import { toCents } from '@shop/shared-api'

interface Priced {
  discount_price: number
  discount_sale_price: number | null
}

/** Both prices in integer cents; `saleCents` is null unless the sale price applies. */
export function getPrices({ discount_price, discount_sale_price }: Priced): {
  cents: number
  saleCents: number | null
} {
  const cents = toCents(discount_price)
  const saleCents = discount_sale_price === null ? 0 : toCents(discount_sale_price)
  return { cents, saleCents: saleCents > 0 && saleCents < cents ? saleCents : null }
}

/** The discount as an integer percentage, 0 without a sale; rounded down so that it never overpromises. */
export function getDiscountPercent(product: Priced): number {
  const { cents, saleCents } = getPrices(product)
  return saleCents === null ? 0 : Math.floor(((cents - saleCents) * 100) / cents)
}
