import type { Session, User } from '../contract'
import type { Api } from './create-api'
import { clearToken, readToken, writeToken } from './session-token'

/** Milliseconds that the API may take to revoke the token before nobody waits for it any longer. */
const patienceMs = 4_000

/** A person as all parts of the site may know them: what `session/changed` carries. */
export const knownUser = ({ id, username, email, role, is_verified: isVerified }: User) => ({
  id,
  username,
  email,
  role,
  isVerified,
})

/** Keeps a fresh session's token, and gives whose it is, for the other parts to be told. */
export function beginSession({ access_token: token, user }: Session): ReturnType<typeof knownUser> {
  writeToken(token)
  return knownUser(user)
}

/**
 * Ends this browser's session, here and on the API; the other parts are to be told afterwards. The token is dropped
 * first, so that no tab calls with one that the API has just revoked. Never rejects: whoever logs out is logged out,
 * even when the API takes longer than four seconds to say so.
 */
export async function endSession(api: Api): Promise<void> {
  const token = readToken()
  clearToken()
  if (!token) return
  const headers = { authorization: `Bearer ${token}` }
  await api.request('POST /logout', { silent: true, timeoutMs: patienceMs, headers }).catch(() => undefined)
}
