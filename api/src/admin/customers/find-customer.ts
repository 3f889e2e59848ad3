import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../database/client'
import { orders, users } from '../../database/schema'
import { Failure } from '../../failure'

type UserRow = typeof users.$inferSelect

/** A customer as staff name it: the id or email of an account, the email of a guest, or the number of an order. */
export const customerReference = z.string().trim().min(1).max(254)

/** Someone who has an account, or who ordered as a guest with this email. */
export interface Customer {
  email: string
  account: UserRow | undefined
}

/** Finds a customer by a reference; 404 if there is none. */
export async function findCustomer(db: Database, reference: string): Promise<Customer> {
  const [order] = await db
    .select({ email: orders.email, userId: orders.userId })
    .from(orders)
    .where(
      reference.includes('@')
        ? and(isNull(orders.userId), eq(orders.email, reference.toLowerCase()))
        : eq(orders.orderNumber, reference.toUpperCase()),
    )
    .limit(1)
  const [account] = await db.select().from(users).where(accountOf(reference, order))
  if (account) return { email: account.email, account }
  if (order && !order.userId) return { email: order.email, account: undefined }
  throw new Failure(404, 'not_found', `There is no customer ${reference}. Use "customers list --search" to find them.`)
}

function accountOf(reference: string, order: { email: string; userId: string | null } | undefined) {
  if (z.uuid().safeParse(reference).success) return eq(users.id, reference)
  return order?.userId && !reference.includes('@')
    ? eq(users.id, order.userId)
    : eq(users.email, order?.email ?? reference.toLowerCase())
}

/** Locks the account of a customer until the end of the transaction; 409 for a guest. */
export async function lockCustomerAccount(tx: Database, reference: string): Promise<UserRow> {
  const { email, account } = await findCustomer(tx, reference)
  const [locked] = account ? await tx.select().from(users).where(eq(users.id, account.id)).for('update') : []
  if (!locked) throw new Failure(409, 'conflict', `${email} ordered as a guest and has no account.`)
  return locked
}
