import '@shop/account-contract'
import { toSessionUser, type User } from '@shop/shared-api'
import { bus } from '@shop/shared-events'

/** Publishes the session to all remotes and tabs, and that it started in this one. */
export function enterSession({ user }: { user: User }, by: 'login' | 'signup'): void {
  bus.publish('session/changed', { user: toSessionUser(user) })
  bus.publish('session/started', { by })
}
