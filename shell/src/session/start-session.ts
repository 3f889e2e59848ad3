import { browserApi, clearToken, onSessionLost, readToken } from '@shop/shared-api'
import { bus } from '@shop/shared-events'

interface Navigator {
  navigate(to: string, options?: { replace?: boolean }): unknown
}

/**
 * Publishes who is logged in, and keeps every tab true to it: a 401 anywhere or a logout in another tab ends
 * the session here too and shows the login page.
 */
export function startSession(router: Navigator): void {
  onSessionLost(() => bus.publish('session/ended', { reason: 'unauthorized' }))
  bus.on('session/ended', () => {
    clearToken()
    bus.publish('session/changed', { user: null })
    void router.navigate('/login')
  })
  void publishSession()
}

async function publishSession(): Promise<void> {
  if (!readToken()) return bus.publish('session/changed', { user: null })
  try {
    const { data } = await browserApi.request('GET /user-dashboard', { silent: true })
    const { id, username, email, role, is_verified: isVerified } = data.user
    bus.publish('session/changed', { user: { id, username, email, role, isVerified } })
  } catch {
    // A 401 has ended the session by now; any other failure leaves the cookie to speak for the login.
  }
}
