import type { User } from '../contract'
import type { Api } from './create-api'
import { deleteSessionHint, readSessionId } from './session-hint'

/** Milliseconds that a logout waits for the API to revoke the token. */
const LOGOUT_TIMEOUT_MS = 4_000

/** A person as all parts of the site may know them: what `session/changed` carries. */
export const toSessionUser = ({ id, username, email, role, is_verified: isVerified }: User) => ({
  id,
  username,
  email,
  role,
  isVerified,
})

/**
 * Ends this browser's session, here and on the API; the caller notifies the other parts afterwards. The hint is dropped
 * first, so that no tab calls with a token that the API has just revoked. Never rejects: the visitor is logged out
 * even when the API takes longer than four seconds to say so.
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
