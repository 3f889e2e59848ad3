const forGuests = ['/login', '/signup', '/reset-password', '/wholesaler/login', '/wholesaler/signup']

/**
 * The redirect after signing in: the path in `next` when it is on this site, else the home page. Other origins,
 * `//host` in any disguise, backslashes and the guests' own pages are never followed.
 */
export function nextPath(search: string, origin: string): string {
  const next = new URLSearchParams(search).get('next')
  if (!next?.startsWith('/') || next.includes('\\')) return '/'
  const url = URL.canParse(next, origin) ? new URL(next, origin) : undefined
  // Dot segments are resolved here: `/.//host` has become `//host`, which a browser would treat as another site.
  if (!url || url.origin !== origin || url.pathname.startsWith('//')) return '/'
  return forGuests.includes(url.pathname) ? '/' : `${url.pathname}${url.search}${url.hash}`
}
