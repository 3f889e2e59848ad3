const ONE_DAY_SECONDS = 86_400

/** The bearer token of this browser's session, or null; always null on the server. */
export function readToken(): string | null {
  if (typeof document === 'undefined') return null
  const found = document.cookie.split('; ').find((pair) => pair.startsWith('token='))
  return (found && decoded(found.slice('token='.length))) || null
}

/** What we did not write stays as it is: the API refuses it, and then it goes. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** Keeps the token for a day, for every part and tab of this site. */
export function writeToken(token: string): void {
  writeCookie(encodeURIComponent(token), ONE_DAY_SECONDS)
}

/** Forgets the token. */
export function clearToken(): void {
  writeCookie('', 0)
}

function writeCookie(value: string, maxAge: number) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `token=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}
