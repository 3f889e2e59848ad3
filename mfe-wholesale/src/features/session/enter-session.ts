import { beginSession, type Session } from '@shop/shared-api'
import { bus } from '@shop/shared-events'

/** Keeps a wholeseller's fresh session and tells all parts and tabs of it, and this tab's that they just came. */
export function enterSession(session: Session, by: 'login' | 'signup'): void {
  bus.publish('session/changed', { user: beginSession(session) })
  bus.publish('session/started', { by })
}
