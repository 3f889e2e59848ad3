import '@shop/account-contract'
import { browserApi, endSession } from '@shop/shared-api'
import { bus } from '@shop/shared-events'

/** Ends the session on the API, in this tab and in all others. Never rejects: the visitor is logged out in any case. */
export async function logOut(): Promise<void> {
  await endSession(browserApi)
  bus.publish('session/ended', { reason: 'logout' }, { part: 'shell' })
}
