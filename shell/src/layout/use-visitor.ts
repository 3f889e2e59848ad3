import '@shop/account-contract'
import type { SessionUser } from '@shop/account-contract'
import { isLoggedInHint } from '@shop/shared-api'
import { useEventSelector, type EventMap } from '@shop/shared-events'

/** The visitor, as far as the layout needs to know. */
export interface Visitor {
  isLoggedIn: boolean
  isWholesaler: boolean
  /** Null for a guest, and until the API has identified the user. */
  user: SessionUser | null
}

/**
 * The visitor. A guest on the server and on the hydration render, as documents are anonymous; then the session hint
 * counts until `session/changed` identifies the user. Nothing re-renders for a guest.
 */
export function useVisitor(): Visitor {
  const isLoggedIn = useEventSelector('session/changed', isMemberSession, false)
  const user = useEventSelector('session/changed', (session) => session?.user ?? null, null)
  return { isLoggedIn, isWholesaler: user?.role.toLowerCase() === 'wholeseller', user }
}

/** Whether the visitor is signed in: by the session event, or by the hint before it. */
export function isMemberSession(session: EventMap['session/changed'] | undefined): boolean {
  return session ? session.user !== null : isLoggedInHint()
}
