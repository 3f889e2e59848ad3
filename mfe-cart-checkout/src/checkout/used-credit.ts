import { toCents, toDollars, usableCreditCents } from '@shop/shared-api'
import type { CheckoutDraft } from './checkout-draft'

/** How much store credit pays an order of this total, in dollars; the API decides again. */
export function usedCredit({ credit }: Pick<CheckoutDraft, 'credit'>, total: number | undefined): number {
  if (total === undefined) return 0
  return toDollars(usableCreditCents(toCents(credit), toCents(total)))
}
