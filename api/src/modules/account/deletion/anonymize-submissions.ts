import { and, eq, inArray, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../../database/client'
import {
  authenticityReports,
  contactMessages,
  coupons,
  equipmentEvents,
  equipmentRequests,
  inboxAnswers,
  ratings,
  stockAlerts,
  subscribers,
  wholesaleApplications,
  wholesaleDocuments,
} from '../../../database/schema'
import type { ExternalLeftovers } from './delete-account'
import { DELETED_NAME, anonymousEmail } from './anonymous-user'

/**
 * Removes personal data from a user's reviews, requests and messages, by account and, if it is confirmed, by email;
 * returns the files to delete.
 */
export async function anonymizeSubmissions(
  tx: Database,
  userId: string,
  email: string | null,
): Promise<ExternalLeftovers['files']> {
  const theirs = (user: PgColumn, mail: PgColumn): SQL => or(eq(user, userId), email ? eq(mail, email) : undefined)!
  const files = [
    ...(await anonymizeReviews(tx, theirs(ratings.userId, ratings.email))),
    ...(await anonymizeRequests(tx, theirs(equipmentRequests.userId, equipmentRequests.email))),
    ...(await listDocuments(tx, userId)),
  ]
  if (email) await eraseByEmail(tx, email)
  return files
}

/** Requests with an accepted quote are business records. */
const AGREED = ['approved', 'in_production', 'completed'] as const

const inArea = (area: string, names: string[]) => names.map((name) => ({ area, name }))

/** Retains rating and text; removes name, measurements, pictures and the shop's answer, which may name the author. */
async function anonymizeReviews(tx: Database, theirs: SQL) {
  const before = await tx.select({ images: ratings.images }).from(ratings).where(theirs)
  const anonymousUser = { name: DELETED_NAME, email: anonymousEmail(ratings.id), userId: null }
  await tx
    .update(ratings)
    .set({ ...anonymousUser, heightCm: null, weightKg: null, images: [], reply: null, repliedAt: null })
    .where(theirs)
  return inArea(
    'reviews',
    before.flatMap(({ images }) => images),
  )
}

/** Deletes requests without an accepted quote; for the others bookkeeping retains items, quote and times. */
async function anonymizeRequests(tx: Database, theirs: SQL) {
  const before = await tx
    .select({ id: equipmentRequests.id, artwork: equipmentRequests.artwork })
    .from(equipmentRequests)
    .where(theirs)
  await tx.delete(equipmentRequests).where(and(theirs, notInArray(equipmentRequests.status, [...AGREED])))
  const ids = before.map(({ id }) => id)
  await tx.update(equipmentEvents).set({ note: null }).where(inArray(equipmentEvents.requestId, ids))
  const anonymousUser = {
    name: DELETED_NAME,
    email: anonymousEmail(equipmentRequests.id),
    userId: null,
    phone: '',
    organisation: '',
  }
  const erasedFields = { design: null, embroideryText: null, notes: null, budget: null, quoteNote: null, artwork: [] }
  await tx
    .update(equipmentRequests)
    .set({ ...anonymousUser, ...erasedFields })
    .where(inArray(equipmentRequests.id, ids))
  return inArea(
    'equipment',
    before.flatMap(({ artwork }) => artwork),
  )
}

/** The rows are deleted with the account. */
async function listDocuments(tx: Database, userId: string) {
  const papers = await tx
    .select({ file: wholesaleDocuments.file })
    .from(wholesaleDocuments)
    .innerJoin(wholesaleApplications, eq(wholesaleApplications.id, wholesaleDocuments.applicationId))
    .where(eq(wholesaleApplications.userId, userId))
  return inArea(
    'wholesale',
    papers.map(({ file }) => file),
  )
}

/**
 * Deletes newsletter subscription, messages with their answers and stock alerts; anonymizes authenticity reports and
 * expires personal coupons.
 */
async function eraseByEmail(tx: Database, email: string) {
  await tx.delete(subscribers).where(eq(subscribers.email, email))
  await tx
    .update(coupons)
    .set({ email: anonymousEmail(coupons.id), expiresAt: sql`now()` })
    .where(eq(coupons.email, email))
  await tx.delete(stockAlerts).where(eq(stockAlerts.email, email))
  await tx.delete(contactMessages).where(eq(contactMessages.email, email))
  const reports = tx
    .select({ id: authenticityReports.id })
    .from(authenticityReports)
    .where(eq(authenticityReports.email, email))
  await tx.delete(inboxAnswers).where(inArray(inboxAnswers.reportId, reports))
  await tx
    .update(authenticityReports)
    .set({ name: DELETED_NAME, email: anonymousEmail(authenticityReports.id) })
    .where(eq(authenticityReports.email, email))
}
