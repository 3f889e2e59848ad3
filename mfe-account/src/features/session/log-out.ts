import { browserApi, clearToken, readToken } from '@shop/shared-api'
import { bus } from '@shop/shared-events'

/** Ends the session here at once and on the server as soon as it answers; every tab then shows the login page. */
export async function logOut(): Promise<void> {
  const token = readToken()
  const told = token ? browserApi.request('POST /logout', { silent: true }).catch(() => undefined) : undefined
  await told
  clearToken()
  bus.publish('session/ended', { reason: 'logout' })
}
