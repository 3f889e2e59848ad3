import * as pageAccess from '@shop/shared-api/page-access'

/** Who may open which pages of this shop. */
export const accessRules: pageAccess.AccessRules = {
  members: ['/settings'],
  guests: ['/login', '/signup', '/wholesaler/login', '/wholesaler/signup'],
  loginPath: '/login',
  homePath: '/',
}
/** Open to guests, but a signed-in visitor may have had work in progress there. */
const underWay = ['/shipment', '/payment', '/checkout', '/wholesaler']

/** The redirect for a page that this visitor may not open; null when they may. */
export function getAuthRedirect(page: { pathname: string; search: string }, isLoggedIn: boolean): string | null {
  return pageAccess.getAuthRedirect(accessRules, page, isLoggedIn)
}

/** The login page, which leads back to this page if guests can't open it, or if work was in progress here. */
export function loginPath(page: { pathname: string; search: string }): string {
  const access = pageAccess.accessTo(accessRules, page.pathname)
  const leadsBack = access === 'members' || (access === 'everyone' && pageAccess.isUnder(underWay, page.pathname))
  return leadsBack ? pageAccess.loginWithReturn(accessRules, page) : accessRules.loginPath
}
