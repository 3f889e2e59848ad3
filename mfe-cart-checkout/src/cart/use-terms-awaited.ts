import { isLoggedInHint } from '@shop/shared-api'
import { useEvent } from '@shop/shared-events'
import type { CartState } from './cart-store'

/** Whether it is still open if this shopper buys retail or wholesale, which see other things around the amounts: the first quote tells, and the session tells of customers. A guest buys retail. */
export function useTermsAwaited({ quote, problem }: Pick<CartState, 'quote' | 'problem'>): boolean {
  const user = useEvent('session/changed')?.user
  if (quote || problem || !isLoggedInHint()) return false
  return user?.role !== 'customer'
}
