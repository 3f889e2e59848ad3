import type { MyData } from '@shop/shared-api/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/client'
import { authenticityReports, contactMessages, subscribers } from '../../../database/schema'

type KnownByEmail = Pick<MyData, 'newsletter' | 'messages' | 'authenticity_reports'>

/** What visitors left with their email but without an account; nothing for an email that nobody proved to be theirs. */
export async function knownByEmail(db: Database, email: string | null): Promise<KnownByEmail> {
  if (email === null) return { newsletter: null, messages: [], authenticity_reports: [] }
  const [[subscriber], messages, reports] = await Promise.all([
    db.select().from(subscribers).where(eq(subscribers.email, email)),
    db.select().from(contactMessages).where(eq(contactMessages.email, email)),
    db.select().from(authenticityReports).where(eq(authenticityReports.email, email)),
  ])
  return {
    newsletter: subscriber ? { subscribed_at: subscriber.createdAt.toISOString() } : null,
    messages: messages.map(({ name, message, createdAt }) => ({ name, message, created_at: createdAt.toISOString() })),
    authenticity_reports: reports.map(({ barcode, seller, message, createdAt }) => ({
      barcode,
      seller,
      message,
      created_at: createdAt.toISOString(),
    })),
  }
}
