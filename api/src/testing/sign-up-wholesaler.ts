import { eq } from 'drizzle-orm'
import { users } from '../database/schema'
import type { TestApp } from './test-app'

/** Signs up a wholesaler, approved unless stated otherwise, and returns the session's token. */
export async function signUpWholesaler(api: TestApp, email: string, isVerified = true): Promise<string> {
  const { user, access_token } = await api.signUp(email)
  await api.db.update(users).set({ role: 'wholeseller', isVerified }).where(eq(users.id, user.id))
  return access_token
}
