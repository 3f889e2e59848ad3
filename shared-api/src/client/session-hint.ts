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

/** Whether the browser considers the visitor logged in; only the API knows whether the session is valid. */
export const isLoggedInHint = (): boolean => readSessionId() !== null

/** Ends the session in every tab of this browser: the server ignores a token without its hint. */
export function deleteSessionHint(): void {
  document.cookie = `${HINT}; Path=/; Max-Age=0; SameSite=Lax`
}
