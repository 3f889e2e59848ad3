import { browserApi, onSessionLost, readToken, writeToken } from '@shop/shared-api'
import { bus } from '@shop/shared-events'

type Account = {
  user: { id: string; username: string; email: string; role: 'customer' | 'wholeseller'; is_verified?: boolean }
  access_token: string
}

/** Publishes who is logged in, as the shell does in the whole shop. */
export function keepSession(navigate: (path: string) => void): void {
  onSessionLost(() => bus.publish('session/ended', { reason: 'unauthorized' }))
  bus.on('session/ended', () => {
    bus.publish('session/changed', { user: null })
    navigate('/login')
  })
  void readUser()
}

async function readUser(): Promise<void> {
  if (!readToken()) return bus.publish('session/changed', { user: null })
  const { data } = await browserApi.request('GET /user-dashboard')
  publish(data.user)
}

/** Logs in against the real API. Throws ApiError when it refuses. */
export async function logIn(email: string, password: string): Promise<void> {
  enter((await browserApi.request('POST /login', { body: { email, password }, silent: true })) as Account)
}

/** Registers a customer of its own for this developer and logs in as it. */
export async function registerDeveloper(): Promise<void> {
  const password = crypto.randomUUID()
  const email = `developer-${Date.now()}@shop.example`
  const body = { username: 'Developer', email, password, password_confirmation: password, terms: true as const }
  enter((await browserApi.request('POST /register', { body, silent: true })) as Account)
}

function enter({ access_token: token, user }: Account): void {
  writeToken(token)
  publish(user)
}

function publish({ id, username, email, role, is_verified: isVerified = true }: Account['user']): void {
  bus.publish('session/changed', { user: { id: String(id), username, email, role, isVerified } })
}
