import { formatDollars, formatUsd, type CartQuote } from '@shop/shared-api'
import { subtotalCents } from '../../cart/cart-lines'
import type { StoredCart } from '../../cart/stored-cart'

/** A row above the total. */
export interface AmountRow {
  label: string
  /** Undefined while pending. */
  amount?: string
  /** Informational: the amount is already part of another row. */
  isInformational?: boolean
}

/**
 * The amounts of a quote in the order in which they add up, without empty ones. Tax is known once there is an
 * address.
 */
export function amountRows(quote: CartQuote, isAddressed = false): AmountRow[] {
  const { sale_discount: sale, discount } = quote
  return [
    { label: 'Subtotal', amount: formatDollars(quote.subtotal) },
    ...(sale > 0
      ? [{ label: 'Sale discount', amount: `${formatDollars(sale)} already off`, isInformational: true }]
      : []),
    ...(discount > 0 ? [{ label: quote.discount_label ?? 'Discount', amount: `−${formatDollars(discount)}` }] : []),
    { label: 'Shipping', amount: quote.delivery_charges === 0 ? 'Free' : formatDollars(quote.delivery_charges) },
    { label: 'Tax', amount: isAddressed ? formatDollars(quote.tax) : 'Added with your address' },
  ]
}

/** The rows that the first quote of this cart will have, as far as its lines show; unknown amounts are omitted. */
export function pendingRows({ lines, coupon }: Pick<StoredCart, 'lines' | 'coupon'>): AmountRow[] {
  const isOnSale = lines.some(({ salePriceSeen, hasError }) => salePriceSeen !== null && !hasError)
  return [
    { label: 'Subtotal', amount: formatUsd(subtotalCents(lines)) },
    ...(isOnSale ? [{ label: 'Sale discount', isInformational: true }] : []),
    ...(coupon ? [{ label: 'Coupon' }] : []),
    { label: 'Shipping' },
    { label: 'Tax' },
  ]
}
