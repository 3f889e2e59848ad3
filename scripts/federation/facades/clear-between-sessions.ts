import '@shop/account-contract'
import { bus } from '@shop/shared-events'

/**
 * Calls `clear`, which empties a cache of queries, whenever the session ends and whenever another account is logged
 * in: mounted queries lose their data at once, and responses to pending requests are discarded.
 */
export function clearBetweenSessions(clear: () => void): void {
  let userId = bus.last('session/changed')?.user?.id
  bus.stream('session/ended').subscribe(clear)
  bus.stream('session/changed').subscribe(({ user }) => {
    if (userId !== undefined && userId !== user?.id) clear()
    userId = user?.id
  })
}
