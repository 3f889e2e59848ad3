import '@shop/account-contract'
import { endSession, type Api } from '@shop/shared-api'
import { bus } from '@shop/shared-events'

/** Ends the session on the API and in every tab, which then shows the login page. Never rejects. */
export async function logOut(api: Api): Promise<void> {
  await endSession(api)
  bus.publish('session/ended', { reason: 'logout' })
}
