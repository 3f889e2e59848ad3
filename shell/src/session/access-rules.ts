/** Who may open a page: everyone, those who are logged in, or guests alone. */
export type Access = 'everyone' | 'members' | 'guests'

const members = ['/settings']
const guests = ['/login', '/signup', '/wholesaler/login', '/wholesaler/signup']
/** Open to guests, but a signed-in visitor may have had work in progress there. */
const underWay = ['/shipment', '/payment', '/checkout', '/wholesaler']

/** Who may open the page at this path. Conditions on a cart or an order are checked by the page's part and the API. */
export function accessTo(pathname: string): Access {
  const path = pathname.replace(/(?<=.)\/+$/, '')
  if (isUnder(members, path)) return 'members'
  return guests.includes(path) ? 'guests' : 'everyone'
}

const isUnder = (bases: string[], path: string) => bases.some((base) => path === base || path.startsWith(`${base}/`))

/** The redirect for a page that this visitor may not open; null when they may. */
export function getAuthRedirect(page: { pathname: string; search: string }, isLoggedIn: boolean): string | null {
  switch (accessTo(page.pathname)) {
    case 'members':
      return isLoggedIn ? null : loginPath(page)
    case 'guests':
      return isLoggedIn ? '/' : null
    case 'everyone':
      return null
  }
}

/** The login page, which leads back to this page if guests can't open it, or if work was in progress here. */
export function loginPath({ pathname, search }: { pathname: string; search: string }): string {
  const access = accessTo(pathname)
  const leadsBack = access === 'members' || (access === 'everyone' && isUnder(underWay, pathname))
  return leadsBack ? `/login?next=${encodeURIComponent(pathname + search)}` : '/login'
}
