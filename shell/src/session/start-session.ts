import { browserApi, onRequestError, onSessionLost, isLoggedInHint } from '@shop/shared-api'
import { bus } from '@shop/shared-events'
import { showErrorDialog } from '@shop/shared-ui'
import { loginPath } from './access-rules'

interface Navigator {
  navigate(to: string, options?: { replace?: boolean }): unknown
}

const publisher = { part: 'shell' }

/**
 * Publishes who is logged in, and keeps every tab true to it: a 401 anywhere or a logout in another tab ends
 * the session here too and shows the login page, as soon as the page is `alive`. Whoever ends a session has
 * dropped its token already.
 */
export function startSession(router: Navigator, alive: Promise<void>): void {
  onRequestError((error) => void showErrorDialog(error))
  onSessionLost(() => bus.publish('session/ended', { reason: 'unauthorized' }, publisher))
  bus.on('session/ended', ({ reason }) => {
    const login = reason === 'logout' ? '/login' : loginPath(location)
    bus.publish('session/changed', { user: null }, publisher)
    void alive.then(() => router.navigate(login))
  })
  void publishSession()
}

async function publishSession(): Promise<void> {
  if (!isLoggedInHint()) return bus.publish('session/changed', { user: null }, publisher)
  try {
    const { data } = await browserApi.request('GET /user-dashboard', { silent: true })
    const { id, username, email, role, is_verified: isVerified } = data.user
    bus.publish('session/changed', { user: { id, username, email, role, isVerified } }, publisher)
  } catch {
    // A 401 has ended the session by now; any other failure leaves the cookie to speak for the login.
  }
}
