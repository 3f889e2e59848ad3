import { toDollars } from '@shop/shared-api/money'
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/client'
import {
  contactMessages,
  equipmentRequests,
  orders,
  products,
  ratings,
  sessions,
  wholesaleApplications,
} from '../../database/schema'
import { readStoreCredit } from '../../modules/store-credit/store-credit-repository'
import { minute } from '../list-fields'
import type { OperationResult } from '../operation'
import type { Customer } from './find-customer'

const NEWEST = 50

/** Everything that staff see of a customer; of each kind the newest 50. */
export async function describeCustomer(db: Database, customer: Customer): Promise<OperationResult> {
  const { email, account } = customer
  const { orderRows, sums, reviews, requests, messages, openSessions, applications, credit } = await loadRecords(
    db,
    customer,
  )
  const newest = orderRows[0]?.address
  return {
    record: {
      id: account?.id ?? orderRows[0]?.orderNumber,
      email,
      name: account?.username ?? `${newest?.first_name} ${newest?.last_name}`,
      phone: account?.phone ?? newest?.phone ?? null,
      account: account?.role ?? 'guest',
      verified: account?.isVerified ?? null,
      email_confirmed: account?.emailConfirmedAt ? minute(account.emailConfirmedAt) : null,
      locked: account?.lockedAt ? minute(account.lockedAt) : null,
      since: account ? minute(account.createdAt) : null,
      orders: sums.orders,
      paid: toDollars(sums.paid).toFixed(2),
      store_credit: account ? credit.balance.toFixed(2) : null,
      last_order: sums.newest && minute(new Date(sums.newest)),
    },
    tables: {
      orders: orderRows.map((row) => ({
        number: row.orderNumber,
        status: row.status,
        payment: row.paymentStatus,
        total: toDollars(row.totalCents).toFixed(2),
        as: row.userId ? 'account' : 'guest',
        placed: minute(row.createdAt),
      })),
      addresses: addressesOf(orderRows),
      applications: applications.map((row) => ({
        id: row.id,
        business: row.businessName,
        status: row.status,
        received: minute(row.createdAt),
      })),
      requests: requests.map((row) => ({
        number: row.requestNumber,
        status: row.status,
        received: minute(row.createdAt),
      })),
      reviews: reviews.map(({ review, product }) => ({
        id: review.id,
        product,
        rating: review.rating,
        status: review.status,
        comment: review.comment,
      })),
      messages: messages.map(({ id, status, message, createdAt }) => ({
        id,
        status,
        received: minute(createdAt),
        message,
      })),
      store_credit: credit.entries.map(({ at, kind, amount, balance, reason, order_number }) => ({
        at: minute(new Date(at)),
        kind,
        amount: amount.toFixed(2),
        balance: balance.toFixed(2),
        order: order_number,
        reason,
      })),
      sessions: openSessions.map(({ device, createdAt, lastUsedAt }) => ({
        device,
        since: minute(createdAt),
        last_used: minute(lastUsedAt),
      })),
    },
  }
}

async function loadRecords(db: Database, { email, account }: Customer) {
  const ownOrders = or(account && eq(orders.userId, account.id), and(isNull(orders.userId), eq(orders.email, email)))
  const by = (userId: PgColumn, mail: PgColumn) => or(eq(mail, email), account && eq(userId, account.id))
  const [orderRows, [sums], reviews, requests, messages, more] = await Promise.all([
    db.select().from(orders).where(ownOrders).orderBy(desc(orders.createdAt)).limit(NEWEST),
    db
      .select({
        orders: sql<number>`count(*)::integer`,
        paid: sql<number>`(coalesce(sum(${orders.totalCents}) FILTER (WHERE ${orders.paymentStatus} = 'paid'), 0))::float8`,
        newest: sql<string | null>`max(${orders.createdAt})::text`,
      })
      .from(orders)
      .where(ownOrders),
    db
      .select({ review: ratings, product: products.title })
      .from(ratings)
      .innerJoin(products, eq(products.id, ratings.productId))
      .where(by(ratings.userId, ratings.email))
      .orderBy(desc(ratings.id))
      .limit(NEWEST),
    db
      .select()
      .from(equipmentRequests)
      .where(by(equipmentRequests.userId, equipmentRequests.email))
      .orderBy(desc(equipmentRequests.id))
      .limit(NEWEST),
    db
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.email, email))
      .orderBy(desc(contactMessages.id))
      .limit(NEWEST),
    loadAccount(db, account?.id),
  ])
  return { orderRows, sums: sums!, reviews, requests, messages, ...more }
}

async function loadAccount(db: Database, userId: string | undefined) {
  if (userId === undefined) return { openSessions: [], applications: [], credit: { balance: 0, entries: [] } }
  const [openSessions, applications, credit] = await Promise.all([
    db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
      .orderBy(desc(sessions.lastUsedAt)),
    db.select().from(wholesaleApplications).where(eq(wholesaleApplications.userId, userId)),
    readStoreCredit(db, userId),
  ])
  return { openSessions, applications, credit }
}

/** The different addresses of these orders, the latest first. */
function addressesOf(rows: (typeof orders.$inferSelect)[]) {
  const lines = rows.map(({ address: to }) => ({
    name: `${to.first_name} ${to.last_name}`,
    address: [to.address, to.address_2, `${to.city}, ${to.state} ${to.zip}`].filter(Boolean).join(', '),
    phone: to.phone,
  }))
  return [...new Map(lines.map((line) => [Object.values(line).join('\n'), line])).values()]
}
