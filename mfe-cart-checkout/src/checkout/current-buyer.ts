import '@shop/account-contract'
import { isLoggedInHint } from '@shop/shared-api'
import { bus } from '@shop/shared-events'

/** The id of the user who places orders now, null for a guest. */
export function currentBuyer(): string | null {
  if (!isLoggedInHint()) return null
  // The user may not be loaded yet, although the session exists.
  return bus.last('session/changed')?.user?.id ?? 'someone'
}

/** Whether the current buyer may finish an order that `buyer` sent; anyone on the page may finish a guest's order. */
export function mayFinish(buyer: string | null): boolean {
  const now = currentBuyer()
  return buyer === null || (now !== null && (now === buyer || now === 'someone' || buyer === 'someone'))
}
