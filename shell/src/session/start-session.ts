import type { SessionEndedState } from '@shop/account-contract'
import { browserApi, onRequestError, onSessionLost, isLoggedInHint } from '@shop/shared-api'
import { isOperationsPage } from '@shop/shared-api/page-access'
import { bus } from '@shop/shared-events'
import { showErrorDialog } from '@shop/shared-ui'
import { loginPath } from './access-rules'

interface Navigator {
  navigate(to: string, options?: { state?: SessionEndedState }): unknown
}

const publisher = { part: 'shell' }

/**
 * Publishes the signed-in user, and keeps every tab in sync: a 401 anywhere or a logout in another tab ends the session
 * here too and shows the login page, with the reason, after `alive` has resolved. The token has been deleted by then.
 */
export function startSession(router: Navigator, alive: Promise<void>): void {
  onRequestError((error) => void showErrorDialog(error))
  onSessionLost(() => bus.publish('session/ended', { reason: 'unauthorized' }, publisher))
  bus.stream('session/ended').subscribe(({ reason }) => {
    const login = reason === 'logout' ? '/login' : loginPath(location)
    bus.publish('session/changed', { user: null }, publisher)
    const state: SessionEndedState | undefined = reason === 'unauthorized' ? { sessionEnded: true } : undefined
    void alive.then(() => router.navigate(login, { state }))
  })
  void publishSession()
}

async function publishSession(): Promise<void> {
  // The console's origin may share its host, and so the hint, with the shop, but has none of its calls.
  if (!isLoggedInHint() || isOperationsPage(location.pathname))
    return bus.publish('session/changed', { user: null }, publisher)
  try {
    const { data } = await browserApi.request('GET /user-dashboard', { silent: true })
    const { id, username, email, role, is_verified: isVerified } = data.user
    bus.publish('session/changed', { user: { id, username, email, role, isVerified } }, publisher)
  } catch {
    // A 401 has ended the session already; after any other failure the session hint still counts.
  }
}
