import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/client'
import { wholesaleApplications } from '../../database/schema'
import { notFound } from '../../failure'
import { serve } from '../../plugins/serve'
import { readOpenInvoices } from './open-invoices'
import { readOwnTerms } from './own-terms'

/** The status of the user's own application, and the terms and open invoices of its company. */
export async function applicationStatusRoutes(app: FastifyInstance, { db }: { db: Database }) {
  serve(app, 'GET /wholesale-application', async ({ account }) => {
    const [own] = await db
      .select()
      .from(wholesaleApplications)
      .where(eq(wholesaleApplications.userId, account.id))
      .orderBy(desc(wholesaleApplications.id))
      .limit(1)
    if (!own) throw notFound()
    return {
      data: {
        status: own.status,
        business_name: own.businessName,
        reason: own.reason,
        received_at: own.createdAt.toISOString(),
        decided_at: own.decidedAt?.toISOString() ?? null,
      },
    }
  })
  serve(app, 'GET /company-terms', async ({ account }) => ({ data: await readOwnTerms(db, account) }))
  serve(app, 'GET /open-invoices', async ({ account }) => ({ data: await readOpenInvoices(db, account.id) }))
}
