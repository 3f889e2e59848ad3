import type { Order, Refund } from '@shop/shared-api/contract'
import { formatDollars } from '@shop/shared-api/money'
import { brandName } from './card-brand'
import type { OrderMailData } from './order-mail-data'
import { removeLinks } from './user-text'

/** What the placeholders of a mail about a refund stand for; empty without a refund. */
export function refundOf({ order, about }: OrderMailData) {
  const refund = order.refunds.find(({ id }) => id === about?.refundId)
  return {
    items: removeLinks(about?.note ?? ''),
    amount: refund ? formatDollars(refund.amount) : '',
    refund: refund ? formatRefund(refund, order.payment) : '',
    reason: refund ? removeLinks(refund.reason) : '',
  }
}

function formatRefund({ amount, paid_back, store_credit, method }: Refund, card: Order['payment']): string {
  const back = formatDollars(paid_back)
  const less = amount > paid_back ? `Your invoice is ${formatDollars(amount - paid_back)} less.` : ''
  if (paid_back === 0) return less
  if (method === 'store_credit') return `${less} You received ${back} as store credit.`.trim()
  if (method === 'transfer' || !card) return `${less} We are paying ${back} back to you.`.trim()
  const credit = store_credit > 0 ? ` We added ${formatDollars(store_credit)} to your store credit.` : ''
  const charged = formatDollars(paid_back - store_credit)
  return `We refunded ${charged} to your ${brandName(card.brand)} ending in ${card.last4}; banks take five to ten days.${credit}`
}
