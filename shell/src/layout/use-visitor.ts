import { readToken } from '@shop/shared-api'
import { bus, type SessionUser } from '@shop/shared-events'
import { useSyncExternalStore } from 'react'

/** Who looks at the page, as far as the frame needs to know. */
export interface Visitor {
  isLoggedIn: boolean
  isWholeseller: boolean
  /** Null for a guest, and while the API has not yet said who the token's owner is. */
  user: SessionUser | null
}

/**
 * The visitor. A guest on the server and on the hydration render, as documents are anonymous; then the token
 * cookie speaks until `session/changed` has said who it is. Nothing renders anew for a guest who turns out to be one.
 */
export function useVisitor(): Visitor {
  const isLoggedIn = useSyncExternalStore(followSession, memberStands, notOnServer)
  const user = useSyncExternalStore(followSession, knownUser, nobody)
  return { isLoggedIn, isWholeseller: user?.role.toLowerCase() === 'wholeseller', user }
}

const followSession = (changed: () => void) => bus.on('session/changed', changed)
const knownUser = () => bus.last('session/changed')?.user ?? null
const nobody = () => null
const notOnServer = () => false

function memberStands(): boolean {
  const session = bus.last('session/changed')
  return session ? session.user !== null : readToken() !== null
}
