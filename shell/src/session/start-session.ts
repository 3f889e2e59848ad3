import '@shop/account-contract'
import { browserApi, onRequestError, onSessionLost, isLoggedInHint } from '@shop/shared-api'
import { isOperationsPage } from '@shop/shared-api/page-access'
import { bus } from '@shop/shared-events'
import { showErrorDialog } from '@shop/shared-ui'
import { unload } from 'swr'
import { loginPath } from './access-rules'

interface Navigator {
  navigate(to: string, options?: { replace?: boolean }): unknown
}

const publisher = { part: 'shell' }

/**
 * Publishes the signed-in user, and keeps every tab in sync: a 401 anywhere or a logout in another tab ends the session
 * here too and shows the login page, after `alive` has resolved. The token has been deleted by then.
 */
export function startSession(router: Navigator, alive: Promise<void>): void {
  onRequestError((error) => void showErrorDialog(error))
  onSessionLost(() => bus.publish('session/ended', { reason: 'unauthorized' }, publisher))
  clearCachedQueries()
  bus.stream('session/ended').subscribe(({ reason }) => {
    const login = reason === 'logout' ? '/login' : loginPath(location)
    bus.publish('session/changed', { user: null }, publisher)
    void alive.then(() => router.navigate(login))
  })
  void publishSession()
}

/**
 * Empties the query cache of all parts when the session ends and when another account is logged in. Mounted queries
 * lose their data at once, and responses to pending requests are discarded.
 */
function clearCachedQueries(): void {
  let userId = bus.last('session/changed')?.user?.id
  bus.stream('session/ended').subscribe(() => unload({ revalidate: false }))
  bus.stream('session/changed').subscribe(({ user }) => {
    if (userId !== undefined && userId !== user?.id) unload({ revalidate: false })
    userId = user?.id
  })
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
