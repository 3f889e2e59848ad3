import { inArray } from 'drizzle-orm'
import { InvalidSettings } from '../environment'
import type { Database } from '../database/client'
import { users } from '../database/schema'
import { demoUsers } from './demo-users'

/** Throws InvalidSettings when the database has accounts with published passwords, left over from a trial. */
export async function refuseDemoUsers(db: Database): Promise<void> {
  const emails = Object.values(demoUsers).map(({ email }) => email)
  const found = await db.select({ email: users.email }).from(users).where(inArray(users.email, emails))
  if (found.length === 0) return
  throw new InvalidSettings(
    `The database has the demo accounts ${found.map(({ email }) => email).join(', ')} with published passwords: ` +
      'log in as each and delete it, or start with an empty database, or allow them with ALLOW_IN_PRODUCTION=demo-users.',
  )
}
