const SIGN_IN = '/operations/sign-in'
const START = '/operations'

/** The sign-in page, which leads back to this page. */
export function signInPath({ pathname, search }: { pathname: string; search: string }): string {
  return pathname === START ? SIGN_IN : `${SIGN_IN}?next=${encodeURIComponent(pathname + search)}`
}

/** Where to go after signing in: always a page of the console. */
export function pathAfterSignIn(search: URLSearchParams): string {
  const next = search.get('next') ?? ''
  const { pathname, search: query, origin } = new URL(next, 'http://console.invalid')
  const isOurs = origin === 'http://console.invalid' && (pathname === START || pathname.startsWith(`${START}/`))
  return isOurs && !pathname.startsWith(SIGN_IN) ? pathname + query : START
}
