import { clearToken, readToken, type Api } from '@shop/shared-api'
import { bus } from '@shop/shared-events'

const patienceMs = 4_000

/**
 * Ends the session on the API and in every tab, which then shows the login page. The token is dropped first, so
 * that no tab calls with one that the API has just revoked. Never rejects: whoever logs out is logged out, even
 * when the API takes longer than four seconds to say so.
 */
export async function logOut(api: Api): Promise<void> {
  const token = readToken()
  clearToken()
  if (token) {
    const headers = { authorization: `Bearer ${token}` }
    await api.request('POST /logout', { silent: true, timeoutMs: patienceMs, headers }).catch(() => undefined)
  }
  bus.publish('session/ended', { reason: 'logout' })
}
