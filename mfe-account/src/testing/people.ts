import { toSessionUser, type User } from '@shop/shared-api'
import { clearSessionHint, setSessionHint } from '@shop/shared-api/testing/session-hint'
import { bus } from '@shop/shared-events'

/** A customer. */
export const dana: User = {
  id: '5a1c0f5e-8f6a-4a86-9d8f-0c8a5e5d3f01',
  username: 'Dana Rivera',
  email: 'dana@gym.example',
  role: 'customer',
  is_verified: true,
  phone: '2155550143',
}

/** Signs a user in. */
export function signIn(user: User = dana): void {
  setSessionHint('session-of-dana')
  bus.publish('session/changed', { user: toSessionUser(user) })
}

/** Signs the user out. */
export function signOut(): void {
  clearSessionHint()
  bus.publish('session/changed', { user: null })
}
