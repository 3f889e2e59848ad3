const forGuests = ['/login', '/signup', '/reset-password', '/wholesaler/login', '/wholesaler/signup']

/**
 * Where a visitor goes after signing in: the path that `next` names when it is one of this site's own, else
 * the home page. An address of another origin, `//host` in any disguise, a backslash and the guests' own
 * pages are never followed.
 */
export function nextPath(search: string, origin: string): string {
  const next = new URLSearchParams(search).get('next')
  if (!next?.startsWith('/') || next.includes('\\')) return '/'
  const url = URL.canParse(next, origin) ? new URL(next, origin) : undefined
  // Dots are resolved by now: `/.//host` has become `//host`, which a browser would take for another site.
  if (!url || url.origin !== origin || url.pathname.startsWith('//')) return '/'
  return forGuests.includes(url.pathname) ? '/' : `${url.pathname}${url.search}${url.hash}`
}
