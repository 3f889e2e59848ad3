import { toCents, toDollars, usableCreditCents } from '@shop/shared-api'
import type { CheckoutDraft } from './checkout-draft'

/** How much of a balance of store credit can pay an order of this total, in dollars; the API decides again. */
export function usableCredit(balance: number, total: number): number {
  return toDollars(usableCreditCents(toCents(balance), toCents(total)))
}

/** How much store credit the shopper pays with, in dollars: none on invoice, or while the total is unknown. */
export function usedCredit(draft: Pick<CheckoutDraft, 'credit' | 'payment'> | undefined, total: number | undefined) {
  if (!draft || total === undefined || draft.payment?.kind === 'invoice') return 0
  return usableCredit(draft.credit, total)
}
