import { readToken } from '@shop/shared-api'
import { useEvent, type SessionUser } from '@shop/shared-events'
import { useSyncExternalStore } from 'react'

/** Who looks at the page, as far as the frame needs to know. */
export interface Visitor {
  /** False on the server and on the hydration render, which show what both sorts of visitor may need. */
  isSettled: boolean
  isLoggedIn: boolean
  isWholeseller: boolean
  /** Null for a guest, and while the API has not yet said who the token's owner is. */
  user: SessionUser | null
}

/**
 * The visitor. A guest on the server and on the hydration render, as documents are anonymous; then the token
 * cookie speaks until `session/changed` has said who it is.
 */
export function useVisitor(): Visitor {
  const session = useEvent('session/changed')
  const hasToken = useSyncExternalStore<boolean | undefined>(neverChanges, tokenStands, noToken)
  const user = session?.user ?? null
  return {
    isSettled: hasToken !== undefined,
    isLoggedIn: session ? user !== null : hasToken === true,
    isWholeseller: user?.role.toLowerCase() === 'wholeseller',
    user,
  }
}

const neverChanges = () => () => undefined
const tokenStands = () => readToken() !== null
const noToken = () => undefined
