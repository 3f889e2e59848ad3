import { browserApi, clearToken } from '@shop/shared-api'
import { bus } from '@shop/shared-events'

/** Milliseconds that the API may take to revoke the token before this browser forgets it anyway. */
const patienceMs = 4_000

/** Ends the session on the API, in this tab and in all others. Never rejects: whoever logs out is logged out. */
export async function logOut(): Promise<void> {
  await browserApi.request('POST /logout', { silent: true, timeoutMs: patienceMs }).catch(() => undefined)
  clearToken()
  bus.publish('session/ended', { reason: 'logout' }, { part: 'shell' })
}
