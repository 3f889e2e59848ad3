import { writeToken, type Session } from '@shop/shared-api'
import { bus } from '@shop/shared-events'

/** Keeps a wholeseller's fresh session and tells all parts and tabs of it. */
export function enterSession({ access_token: token, user }: Session): void {
  writeToken(token)
  const { id, username, email, role, is_verified: isVerified } = user
  bus.publish('session/changed', { user: { id, username, email, role, isVerified } })
}
