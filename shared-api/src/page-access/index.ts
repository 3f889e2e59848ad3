/** Who may open a page: everyone, those who are logged in, or guests alone. */
export type Access = 'everyone' | 'members' | 'guests'

/** Who may open which pages, as data: the shell's rules, which browsers and servers apply alike. */
export interface AccessRules {
  /** Paths that are, like all below them, for those who are logged in. */
  members: readonly string[]
  /** Pages for guests alone. */
  guests: readonly string[]
  /** Where a guest is redirected, with the page in the parameter `next`. */
  loginPath: string
  /** Where a visitor with a session is redirected from a guests' page. */
  homePath: string
}

/** Who may open the page at this path. Conditions on a cart or an order are checked by the page's part and the API. */
export function accessTo({ members, guests }: AccessRules, pathname: string): Access {
  const path = withoutTrailingSlashes(pathname)
  if (isUnder(members, path)) return 'members'
  return guests.includes(path) ? 'guests' : 'everyone'
}

/** The redirect for a page that this visitor may not open; null when they may. */
export function getAuthRedirect(
  rules: AccessRules,
  page: { pathname: string; search: string },
  isLoggedIn: boolean,
): string | null {
  switch (accessTo(rules, page.pathname)) {
    case 'members':
      return isLoggedIn ? null : loginWithReturn(rules, page)
    case 'guests':
      return isLoggedIn ? rules.homePath : null
    case 'everyone':
      return null
  }
}

/** The login page, which leads back to this page. */
export function loginWithReturn(
  { loginPath }: AccessRules,
  { pathname, search }: { pathname: string; search: string },
) {
  return `${loginPath}?next=${encodeURIComponent(pathname + search)}`
}

/** Whether a path is one of these or below it. */
export function isUnder(bases: readonly string[], path: string): boolean {
  return bases.some((base) => path === base || path.startsWith(`${base}/`))
}

/** The merchant's console: served on an origin of its own, in a frame of its own. */
export const operationsPath = '/operations'

/** Whether a page belongs to the console. */
export const isOperationsPage = (pathname: string): boolean => isUnder([operationsPath], pathname)

function withoutTrailingSlashes(pathname: string): string {
  let end = pathname.length
  while (end > 1 && pathname[end - 1] === '/') end -= 1
  return pathname.slice(0, end)
}
