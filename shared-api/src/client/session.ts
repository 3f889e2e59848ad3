import type { User } from '../contract'
import type { Api } from './create-api'
import { deleteSessionHint, readSessionId } from './session-hint'

/** Milliseconds that a logout waits for the API to revoke the token. */
const LOGOUT_TIMEOUT_MS = 4_000

/** The user as all parts may see it: the payload of `session/changed`. */
export const toSessionUser = ({ id, username, email, role, is_verified: isVerified }: User) => ({
  id,
  username,
  email,
  role,
  isVerified,
})

/**
 * Ends this browser's session, locally and on the API; the caller notifies the other parts afterwards. The hint is
 * deleted first, so that no tab makes a call with a revoked token. Never rejects: the visitor is logged out even when
 * the API takes longer than four seconds.
 */
export async function endSession(api: Api): Promise<void> {
  const id = readSessionId()
  if (!id) return
  deleteSessionHint()
  await revokeSession(api, id)
}

/** Has the session of this id, and no newer one, revoked and its token's cookie removed. Never rejects. */
export async function revokeSession(api: Api, id: string): Promise<void> {
  await api
    .request('POST /logout', { silent: true, timeoutMs: LOGOUT_TIMEOUT_MS, sessionId: id })
    .catch(() => undefined)
}
