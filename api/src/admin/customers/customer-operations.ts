import { formatDollars, formatUsd, toCents, toDollars } from '@shop/shared-api/money'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { sessions, users } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure, invalid } from '../../failure'
import { clearLeftovers } from '../../modules/account/deletion/clear-leftovers'
import { deleteAccount } from '../../modules/account/deletion/delete-account'
import { exportMyData } from '../../modules/account/my-data/my-data'
import { lockCreditAccount, postCredit } from '../../modules/store-credit/ledger'
import { audit, operation, type OperationContext } from '../operation'
import { describeCustomer } from './customer-record'
import { customerReference, findCustomer, lockCustomerAccount } from './find-customer'

const customer = customerReference
const reason = z.string().trim().min(3).max(500)
/** The balance as the caller saw it, so that a repeated request is refused. */
const expect_balance = z.number().min(0).optional()

/** Shows, locks, exports and deletes customers. */
export const customerOperations = {
  'customers.show': operation(z.strictObject({ customer }), async ({ db }, input) =>
    describeCustomer(db, await findCustomer(db, input.customer)),
  ),

  /** Ends the account's sessions, too; what it may log in with stays, for an unlock. */
  'customers.lock': operation(z.strictObject({ customer, reason }), ({ db, actor }, input) =>
    inTransaction(db, async (tx) => {
      const { id, email, lockedAt } = await lockCustomerAccount(tx, input.customer)
      if (lockedAt) throw new Failure(409, 'conflict', `The account of ${email} is locked already.`)
      await tx.update(users).set({ lockedAt: new Date() }).where(eq(users.id, id))
      const ended = await tx.delete(sessions).where(eq(sessions.userId, id)).returning({ id: sessions.id })
      await audit(tx, actor, 'customers.lock', email, { reason: input.reason, ended: ended.length })
      return { done: `${email} can no longer log in.`, detail: { email, ended: ended.length } }
    }),
  ),

  'customers.unlock': operation(z.strictObject({ customer, reason }), ({ db, actor }, input) =>
    inTransaction(db, async (tx) => {
      const { id, email, lockedAt } = await lockCustomerAccount(tx, input.customer)
      if (!lockedAt) throw new Failure(409, 'conflict', `The account of ${email} is not locked.`)
      await tx.update(users).set({ lockedAt: null }).where(eq(users.id, id))
      await audit(tx, actor, 'customers.unlock', email, { reason: input.reason })
      return { done: `${email} can log in again.`, detail: { email } }
    }),
  ),

  /** Adds store credit as a favor; the reason is shown to the customer. */
  'customers.give-credit': operation(
    z.strictObject({ customer, amount: z.number().min(0.01).max(10_000).multipleOf(0.01), reason, expect_balance }),
    ({ db, actor }, input) =>
      inTransaction(db, async (tx) => {
        const { id, email } = await lockCustomerAccount(tx, input.customer)
        const account = await lockCreditAccount(tx, id)
        refuseOthers(account.balanceCents, input.expect_balance)
        const cents = toCents(input.amount)
        await postCredit(tx, account.id, cents, { kind: 'gift', reason: input.reason, recordedBy: actor })
        const balance = toDollars(account.balanceCents + cents)
        await audit(tx, actor, 'customers.give-credit', email, { amount: input.amount, reason: input.reason, balance })
        const done = `${formatUsd(cents)} is added to the store credit of ${email}, which is ${formatDollars(balance)} now.`
        return { done, detail: { email, balance } }
      }),
  ),

  /** The same file that customers download themselves. */
  'customers.export': operation(z.strictObject({ customer }), ({ db, actor }, input) =>
    inTransaction(db, async (tx) => {
      const account = await lockCustomerAccount(tx, input.customer)
      await audit(tx, actor, 'customers.export', account.email)
      return { record: await exportMyData(tx, account, '') }
    }),
  ),

  'customers.delete': operation(z.strictObject({ customer, email: z.string().trim().toLowerCase() }), deleteCustomer),
}

function refuseOthers(balanceCents: number, expected: number | undefined) {
  if (expected === undefined || toCents(expected) === balanceCents) return
  const message = `The store credit changed in the meantime: it is ${formatUsd(balanceCents)} now. Check it and try again.`
  throw new Failure(409, 'conflict', message, { extra: { current: { balance: toDollars(balanceCents) } } })
}

/** Deletes what customers delete themselves. Its entry in the audit log has the account's id alone. */
async function deleteCustomer(
  { db, actor, dataDir, payments, dryRun }: OperationContext,
  input: { customer: string; email: string },
) {
  const { email, leftovers } = await inTransaction(db, async (tx) => {
    const account = await lockCustomerAccount(tx, input.customer)
    if (input.email !== account.email)
      throw invalid([{ field: 'email', message: `Enter ${account.email} to delete this account.` }])
    const leftovers = await deleteAccount(tx, account).catch((error: unknown) => {
      throw error instanceof Failure && error.code === 'orders_open' ? openOrders(account.email) : error
    })
    await audit(tx, actor, 'customers.delete', account.id)
    return { email: account.email, leftovers }
  })
  const isCleared =
    dryRun ||
    (await clearLeftovers(leftovers, dataDir, payments).then(
      () => true,
      () => false,
    ))
  const leftover = isCleared ? '' : ' Some of its files or saved cards could not be deleted: see DATA_DIR/uploads.'
  return { done: `The account of ${email} is deleted. Its orders stay without name and address.${leftover}` }
}

const openOrders = (email: string) =>
  new Failure(
    409,
    'orders_open',
    `${email} has open orders or invoices. Deliver or cancel the orders, and record the payments, first.`,
  )
