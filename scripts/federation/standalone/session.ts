import '@shop/account-contract'
import { browserApi, endSession, isLoggedInHint, toSessionUser, onSessionLost, type User } from '@shop/shared-api'
import { bus } from '@shop/shared-events'

/** Publishes the session, as the shell does in the shop. */
export function publishSession(navigate: (path: string) => void): void {
  onSessionLost(() => bus.publish('session/ended', { reason: 'unauthorized' }))
  bus.stream('session/ended').subscribe(() => {
    bus.publish('session/changed', { user: null })
    navigate('/login')
  })
  // The client reports the failure itself; the visitor is then a guest.
  readUser().catch(() => bus.publish('session/changed', { user: null }))
}

async function readUser(): Promise<void> {
  if (!isLoggedInHint()) return bus.publish('session/changed', { user: null })
  const { data } = await browserApi.request('GET /user-dashboard')
  publish(data.user)
}

/** Logs in through the real API. Throws ApiError if it is rejected. */
export async function logIn(email: string, password: string): Promise<void> {
  publish((await browserApi.request('POST /login', { body: { email, password }, silent: true })).user)
}

/** Ends the session on the API and in every tab. Never rejects. */
export async function logOut(): Promise<void> {
  await endSession(browserApi)
  bus.publish('session/ended', { reason: 'logout' })
}

/** Registers a new customer for this developer and logs in. */
export async function registerDeveloper(): Promise<void> {
  const password = crypto.randomUUID()
  const email = `developer-${Date.now()}@shop.example`
  const body = { username: 'Developer', email, password, password_confirmation: password, terms: true as const }
  publish((await browserApi.request('POST /register', { body, silent: true })).user)
}

function publish(user: User): void {
  bus.publish('session/changed', { user: toSessionUser(user) })
}
