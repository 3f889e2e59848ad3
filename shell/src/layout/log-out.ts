import { browserApi, clearToken, readToken } from '@shop/shared-api'
import { bus } from '@shop/shared-events'

/** Milliseconds that the API may take to revoke the token before nobody waits for it any longer. */
const patienceMs = 4_000

/**
 * Ends the session on the API, in this tab and in all others. The token is dropped first, so that no tab calls
 * with one that the API has just revoked. Never rejects: whoever logs out is logged out.
 */
export async function logOut(): Promise<void> {
  const token = readToken()
  clearToken()
  if (token) {
    const headers = { authorization: `Bearer ${token}` }
    await browserApi.request('POST /logout', { silent: true, timeoutMs: patienceMs, headers }).catch(() => undefined)
  }
  bus.publish('session/ended', { reason: 'logout' }, { part: 'shell' })
}
