import { clearToken, type Api } from '@shop/shared-api'
import { bus } from '@shop/shared-events'

const patienceMs = 4_000

/**
 * Ends the session on the API, then here; every tab shows the login page. Never rejects: whoever logs out is
 * logged out, even when the API takes longer than four seconds to say so.
 */
export async function logOut(api: Api): Promise<void> {
  await api.request('POST /logout', { silent: true, timeoutMs: patienceMs }).catch(() => undefined)
  clearToken()
  bus.publish('session/ended', { reason: 'logout' })
}
