import { eq } from 'drizzle-orm'
import { companyTerms, users } from '../database/schema'
import type { TestApp } from './test-app'

/** Grants an account terms: net 30 days and $10,000 of credit unless stated otherwise. */
export async function grantTerms(
  { db }: Pick<TestApp, 'db'>,
  email: string,
  terms: Partial<typeof companyTerms.$inferInsert> = {},
): Promise<void> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  const values = { netDays: 30, creditLimitCents: 1_000_000, ...terms }
  await db
    .insert(companyTerms)
    .values({ userId: user!.id, ...values })
    .onConflictDoUpdate({ target: companyTerms.userId, set: values })
}
