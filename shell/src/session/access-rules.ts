/** Who may open a page: everyone, those who are logged in, or guests alone. */
export type Access = 'everyone' | 'members' | 'guests'

const members = ['/settings']
const guests = ['/login', '/signup', '/wholesaler/login', '/wholesaler/signup']

/** Who may open the page at this path. What depends on a cart or an order, its own part and the API judge. */
export function accessTo(pathname: string): Access {
  const path = pathname.replace(/(?<=.)\/+$/, '')
  if (members.some((own) => path === own || path.startsWith(`${own}/`))) return 'members'
  return guests.includes(path) ? 'guests' : 'everyone'
}

/** Where to go instead of a page that this visitor may not open; null when they may. */
export function refugeFrom(page: { pathname: string; search: string }, isLoggedIn: boolean): string | null {
  switch (accessTo(page.pathname)) {
    case 'members':
      return isLoggedIn ? null : loginPath(page)
    case 'guests':
      return isLoggedIn ? '/' : null
    case 'everyone':
      return null
  }
}

/** The login page, which leads back to this page afterwards if it is one that guests can't open. */
export function loginPath({ pathname, search }: { pathname: string; search: string }): string {
  return accessTo(pathname) === 'members' ? `/login?next=${encodeURIComponent(pathname + search)}` : '/login'
}
