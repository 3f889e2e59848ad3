import '@shop/account-contract'
import { isLoggedInHint } from '@shop/shared-api'
import { useEvent } from '@shop/shared-events'
import type { CartState } from './cart-state'

/**
 * Whether it is still unknown if this shopper buys retail or wholesale, which have different summaries. The first
 * quote decides, or the session for retail customers; guests buy retail.
 */
export function usePricingPending({ quote, problem }: Pick<CartState, 'quote' | 'problem'>): boolean {
  const user = useEvent('session/changed')?.user
  if (quote || problem || !isLoggedInHint()) return false
  return user?.role !== 'customer'
}
