import { isLoggedInHint } from '@shop/shared-api'
import { useEventSelector, type EventMap, type SessionUser } from '@shop/shared-events'

/** Who looks at the page, as far as the frame needs to know. */
export interface Visitor {
  isLoggedIn: boolean
  isWholesaler: boolean
  /** Null for a guest, and while the API has not yet said who the token's owner is. */
  user: SessionUser | null
}

/**
 * The visitor. A guest on the server and on the hydration render, as documents are anonymous; then the token
 * cookie speaks until `session/changed` has said who it is. Nothing renders anew for a guest who turns out to be one.
 */
export function useVisitor(): Visitor {
  const isLoggedIn = useEventSelector('session/changed', isMemberSession, false)
  const user = useEventSelector('session/changed', (session) => session?.user ?? null, null)
  return { isLoggedIn, isWholesaler: user?.role.toLowerCase() === 'wholeseller', user }
}

/** Whether a member looks at the page: as the session says, or the cookie until it has. */
export function isMemberSession(session: EventMap['session/changed'] | undefined): boolean {
  return session ? session.user !== null : isLoggedInHint()
}
