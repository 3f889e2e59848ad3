import { asc, sql } from 'drizzle-orm'
import type { Database } from '../../../database/client'
import { inboxAnswers, sessions } from '../../../database/schema'
import { withLines } from '../../returns/return-repository'
import { tokenHash } from '../../auth/session-token'

const titleOnly = { columns: { title: true } } as const
const inOrder = { columns: { text: true, at: true }, orderBy: asc(inboxAnswers.id) } as const

/** Loads a user with all related records in one statement, so that they are from the same moment. */
export async function loadAccountRecords(db: Database, userId: string, token: string) {
  const current = tokenHash(token)
  const person = await db.query.users.findFirst({
    where: (users, { eq }) => eq(users.id, userId),
    with: {
      loginIdentities: true,
      emailChange: { columns: { email: true } },
      sessions: {
        columns: { tokenHash: false },
        extras: { current: sql<boolean>`${sessions.tokenHash} = ${current}`.as('current') },
        where: (session, { gt }) => gt(session.expiresAt, sql`now()`),
        orderBy: (session, { desc }) => [desc(session.lastUsedAt), desc(session.createdAt)],
      },
      orders: {
        columns: { guestTokenHash: false },
        orderBy: (order, { desc }) => [desc(order.createdAt), desc(order.id)],
        with: {
          items: { orderBy: (item, { asc }) => asc(item.id) },
          events: { orderBy: (event, { asc }) => asc(event.id) },
          refunds: { orderBy: (refund, { asc }) => [asc(refund.createdAt), asc(refund.id)] },
          parcels: {
            orderBy: (parcel, { asc }) => asc(parcel.id),
            with: { items: true, steps: { orderBy: (step, { asc }) => asc(step.id) } },
          },
          returns: { with: withLines, orderBy: (row, { asc }) => asc(row.id) },
          documents: {
            columns: { kind: true, number: true, totalCents: true, issuedOn: true },
            orderBy: (document, { asc }) => [asc(document.issuedAt), asc(document.number)],
          },
        },
      },
      paymentMethods: { orderBy: (card, { desc }) => [desc(card.isDefault), desc(card.createdAt)] },
      wishlist: { orderBy: (item, { desc }) => desc(item.createdAt), with: { product: titleOnly } },
      ratings: { with: { product: titleOnly } },
      application: { with: { documents: true } },
      companyTerms: true,
      equipmentRequests: { with: { events: { orderBy: (event, { asc }) => asc(event.id) } } },
      rosters: {
        orderBy: (roster, { desc }) => desc(roster.createdAt),
        with: { product: titleOnly, entries: { orderBy: (entry, { asc }) => asc(entry.createdAt) } },
      },
      reorderLists: { orderBy: (list, { desc }) => desc(list.createdAt) },
      subscriber: { with: { coupon: { columns: { code: true } } } },
      ratingsByEmail: { with: { product: titleOnly } },
      equipmentRequestsByEmail: { with: { events: { orderBy: (event, { asc }) => asc(event.id) } } },
      contactMessages: { with: { answers: inOrder }, orderBy: (message, { asc }) => asc(message.id) },
      authenticityReports: { with: { answers: inOrder }, orderBy: (report, { asc }) => asc(report.id) },
      stockAlerts: {
        orderBy: (alert, { asc }) => asc(alert.createdAt),
        with: { variant: { columns: { size: true, color: true }, with: { product: titleOnly } } },
      },
      mails: {
        columns: { template: true, sentAt: true },
        where: (mail, { isNotNull }) => isNotNull(mail.sentAt),
        orderBy: (mail, { asc }) => asc(mail.id),
      },
    },
  })
  return person!
}

/** See `loadAccountRecords`. */
export type AccountRecords = Awaited<ReturnType<typeof loadAccountRecords>>
