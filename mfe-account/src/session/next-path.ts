/** The login URL that redirects back to this location. */
export function getLoginPath({ pathname, search }: { pathname: string; search: string }): string {
  return `/login?next=${encodeURIComponent(pathname + search)}`
}

/** The query shared by the login and signup pages: `next` only, without Google's parameters. */
export function getNextSearch(search: string): string {
  const next = new URLSearchParams(search).get('next')
  return next === null ? '' : `?next=${encodeURIComponent(next)}`
}
