import type { OrderRow } from './order-repository'

const PROVIDER = 'store_credit'

/** The tender of an order that is paid with store credit alone. */
export const creditTender = { provider: PROVIDER, reference: '', brand: PROVIDER, last4: '' }

type Paid = { payment: { provider: string } | null }

/** Whether an order is paid with store credit alone, without a card. */
export const isPaidByCredit = ({ payment }: Paid): boolean => payment?.provider === PROVIDER

/** The card of an order; null for an order on invoice or paid with store credit alone. */
export const cardOf = (order: Pick<OrderRow, 'payment'>) => (isPaidByCredit(order) ? null : order.payment)

/** What of an order is charged to its card, in cents. */
export const chargedCents = ({ totalCents, storeCreditCents }: Pick<OrderRow, 'totalCents' | 'storeCreditCents'>) =>
  totalCents - storeCreditCents
