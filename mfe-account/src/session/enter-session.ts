import { writeToken, type Session, type User } from '@shop/shared-api'
import { bus, type SessionUser } from '@shop/shared-events'

/** A person as all parts may know them. */
export const asSessionUser = ({ id, username, email, role, is_verified: isVerified }: User): SessionUser => ({
  id,
  username,
  email,
  role,
  isVerified,
})

/** Keeps a fresh session's token and tells all parts and tabs who is signed in. */
export function enterSession({ access_token: token, user }: Session): void {
  writeToken(token)
  bus.publish('session/changed', { user: asSessionUser(user) })
}
