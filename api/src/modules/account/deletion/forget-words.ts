import { eq, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../../database/client'
import {
  authenticityReports,
  contactMessages,
  coupons,
  equipmentRequests,
  ratings,
  subscribers,
  wholesaleApplications,
  wholesaleDocuments,
} from '../../../database/schema'
import type { Leftovers } from './delete-account'
import { DELETED, nobodysEmail } from './nobody'

/** Takes a person out of what they wrote to the shop, by account and, when it is proven, by email; gives back the files that are to go. */
export async function forgetWords(tx: Database, userId: string, email: string | null): Promise<Leftovers['files']> {
  const theirs = (user: PgColumn, mail: PgColumn): SQL => or(eq(user, userId), email ? eq(mail, email) : undefined)!
  const files = [
    ...(await forgetReviews(tx, theirs(ratings.userId, ratings.email))),
    ...(await forgetRequests(tx, theirs(equipmentRequests.userId, equipmentRequests.email))),
    ...(await documentsOf(tx, userId)),
  ]
  if (email) await forgetByEmail(tx, email)
  return files
}

const inArea = (area: string, names: string[]) => names.map((name) => ({ area, name }))

/** Stars and words stay, name, measures and pictures go. */
async function forgetReviews(tx: Database, theirs: SQL) {
  const before = await tx.select({ images: ratings.images }).from(ratings).where(theirs)
  const nobody = { name: DELETED, email: nobodysEmail(ratings.id), userId: null }
  await tx
    .update(ratings)
    .set({ ...nobody, heightCm: null, weightKg: null, images: [] })
    .where(theirs)
  return inArea(
    'reviews',
    before.flatMap(({ images }) => images),
  )
}

async function forgetRequests(tx: Database, theirs: SQL) {
  const before = await tx.select({ artwork: equipmentRequests.artwork }).from(equipmentRequests).where(theirs)
  const nobody = { name: DELETED, email: nobodysEmail(equipmentRequests.id), userId: null, phone: '', organisation: '' }
  await tx
    .update(equipmentRequests)
    .set({ ...nobody, embroideryText: null, notes: null, artwork: [] })
    .where(theirs)
  return inArea(
    'equipment',
    before.flatMap(({ artwork }) => artwork),
  )
}

/** The rows go with the account. */
async function documentsOf(tx: Database, userId: string) {
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

/** Newsletter and messages go; reports of doubtful goods stay without their writer, and a personal coupon is worth nothing any more. */
async function forgetByEmail(tx: Database, email: string) {
  await tx.delete(subscribers).where(eq(subscribers.email, email))
  await tx
    .update(coupons)
    .set({ email: nobodysEmail(coupons.id), expiresAt: sql`now()` })
    .where(eq(coupons.email, email))
  await tx.delete(contactMessages).where(eq(contactMessages.email, email))
  await tx
    .update(authenticityReports)
    .set({ name: DELETED, email: nobodysEmail(authenticityReports.id) })
    .where(eq(authenticityReports.email, email))
}
