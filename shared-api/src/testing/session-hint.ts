/** Logs a test's browser in, as the server's cookie does. */
export function setSessionHint(id = 'a-session'): void {
  document.cookie = `logged_in=${id}; Path=/`
}

/** Makes a test's browser that of a guest. */
export function clearSessionHint(): void {
  document.cookie = 'logged_in=; Path=/; Max-Age=0'
}
