import { formatUsd, toCents, type CartQuote } from '@shop/shared-api'
import { worthOf } from '../../cart/cart-lines'
import type { KeptCart } from '../../cart/kept-cart'

/** A row above the total. */
export interface AmountRow {
  label: string
  /** Missing while the shop has not said it. */
  amount?: string
  /** Told for information: it is inside another row already. */
  quiet?: boolean
}

/** The amounts of a quote in the order in which they add up; what is nothing and says nothing is left out.
 * Tax is known once the parcel has an address. */
export function amountRows(quote: CartQuote, isAddressed = false): AmountRow[] {
  const usd = (dollars: number) => formatUsd(toCents(dollars))
  const { sale_discount: sale, discount } = quote
  return [
    { label: 'Subtotal', amount: usd(quote.subtotal) },
    ...(sale > 0 ? [{ label: 'Sale discount', amount: `${usd(sale)} already off`, quiet: true }] : []),
    ...(discount > 0 ? [{ label: quote.discount_label ?? 'Discount', amount: `−${usd(discount)}` }] : []),
    { label: 'Delivery', amount: quote.delivery_charges === 0 ? 'Free' : usd(quote.delivery_charges) },
    { label: 'Tax', amount: isAddressed ? usd(quote.tax) : 'With your address' },
  ]
}

/** The rows that a first quote of this cart will have, as far as its lines tell; what only the shop can say is open. */
export function awaitedRows({ lines, coupon }: Pick<KeptCart, 'lines' | 'coupon'>): AmountRow[] {
  const isOnSale = lines.some(({ salePriceSeen, hasError }) => salePriceSeen !== null && !hasError)
  return [
    { label: 'Subtotal', amount: formatUsd(worthOf(lines)) },
    ...(isOnSale ? [{ label: 'Sale discount', quiet: true }] : []),
    ...(coupon ? [{ label: 'Coupon' }] : []),
    { label: 'Delivery' },
    { label: 'Tax' },
  ]
}
