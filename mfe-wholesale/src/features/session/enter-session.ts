import { knownUser, type User } from '@shop/shared-api'
import { bus } from '@shop/shared-events'

/** Tells all parts and tabs that a wholesaler is signed in, and this tab's that they just came. */
export function enterSession({ user }: { user: User }, by: 'login' | 'signup'): void {
  bus.publish('session/changed', { user: knownUser(user) })
  bus.publish('session/started', { by })
}
