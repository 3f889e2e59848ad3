const HINT = 'logged_in='

/**
 * The id of this browser's session, null for a guest and on the server. The server sets it together with the session's token,
 * which no script can read; it is no secret, and differs for each login.
 */
export function readSessionId(): string | null {
  if (typeof document === 'undefined') return null
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(HINT))
  return found?.slice(HINT.length) || null
}

/** Whether the visitor is logged in, as far as the browser knows; the API alone knows whether the session still holds. */
export const isLoggedInHint = (): boolean => readSessionId() !== null

/** Ends the session for every tab of this browser: the server takes no token without its hint. */
export function deleteSessionHint(): void {
  document.cookie = `${HINT}; Path=/; Max-Age=0; SameSite=Lax`
}
