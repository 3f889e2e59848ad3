/** The login page's address that leads back to this place afterwards. */
export function loginPath({ pathname, search }: { pathname: string; search: string }): string {
  return `/login?next=${encodeURIComponent(pathname + search)}`
}

/** What goes along between login and signup page: the way onward alone, never what Google said. */
export function onwardSearch(search: string): string {
  const next = new URLSearchParams(search).get('next')
  return next === null ? '' : `?next=${encodeURIComponent(next)}`
}
