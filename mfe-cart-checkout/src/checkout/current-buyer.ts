import { isLoggedInHint } from '@shop/shared-api'
import { bus } from '@shop/shared-events'

/** Whose orders are being placed now: the user's id, null for a guest. */
export function currentBuyer(): string | null {
  if (!isLoggedInHint()) return null
  // The session's name may not be known yet; that somebody is logged in is.
  return bus.last('session/changed')?.user?.id ?? 'someone'
}

/** Whether whoever is here now may finish what `buyer` has sent; a guest's order anybody may who has its page. */
export function mayFinish(buyer: string | null): boolean {
  const now = currentBuyer()
  return buyer === null || (now !== null && (now === buyer || now === 'someone' || buyer === 'someone'))
}
