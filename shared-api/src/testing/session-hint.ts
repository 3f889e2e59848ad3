/** Logs in by setting the hint cookie, as the server does. */
export function setSessionHint(id = 'a-session'): void {
  document.cookie = `logged_in=${id}; Path=/`
}

/** Makes a test's browser that of a guest. */
export function clearSessionHint(): void {
  document.cookie = 'logged_in=; Path=/; Max-Age=0'
}
