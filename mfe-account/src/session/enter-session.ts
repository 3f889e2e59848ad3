import { beginSession, type Session } from '@shop/shared-api'
import { bus } from '@shop/shared-events'

/** Keeps a fresh session and tells all parts and tabs who is signed in, and this tab's that they just came. */
export function enterSession(session: Session, by: 'login' | 'signup'): void {
  bus.publish('session/changed', { user: beginSession(session) })
  bus.publish('session/started', { by })
}
