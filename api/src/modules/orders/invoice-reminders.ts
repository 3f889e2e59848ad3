import { and, asc, eq, isNotNull, notExists, sql, type SQL } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../../database/client'
import { invoiceReminders, mailOutbox, orders, reminderKinds, settings } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { repeat } from '../../repeat'
import { isOpenInvoice, shopToday } from '../wholesale/company-terms'

const PAUSE_MS = 60_000
const BATCH = 100

/** How many days before an invoice is due its company is reminded, and how many days after. */
const REMIND_DAYS_BEFORE = 3
const REMIND_DAYS_AFTER = 7

type Kind = (typeof reminderKinds)[number]

/** Which open invoices a reminder is for. Short terms have none before the due date: the order itself was mailed then. */
const conditions: Record<Kind, SQL> = {
  before_due: sql`${orders.dueOn} BETWEEN ${shopToday} AND ${shopToday} + ${REMIND_DAYS_BEFORE}::integer
    AND ${orders.createdAt}::date < ${orders.dueOn} - ${REMIND_DAYS_BEFORE}::integer`,
  overdue: sql`${orders.dueOn} <= ${shopToday} - ${REMIND_DAYS_AFTER}::integer`,
}
const templates: Record<Kind, string> = { before_due: 'invoice-before-due', overdue: 'invoice-overdue' }

/**
 * Mails the reminders of open invoices that are due, each once, unless the shop has switched them off; returns their
 * number. Invoices whose payment is being recorded are left for the next round.
 */
export async function remindOfInvoices(db: Database): Promise<number> {
  const [shop] = await db.select({ reminders: settings.invoiceReminders }).from(settings)
  if (shop?.reminders !== 'on') return 0
  let sent = 0
  for (const kind of reminderKinds) sent += await remind(db, kind)
  return sent
}

const remind = (db: Database, kind: Kind): Promise<number> =>
  inTransaction(db, async (tx) => {
    const isReminded = tx
      .select({ one: sql`1` })
      .from(invoiceReminders)
      .where(and(eq(invoiceReminders.orderId, orders.id), eq(invoiceReminders.kind, kind)))
    const due = await tx
      .select({ id: orders.id, email: orders.email })
      .from(orders)
      .where(and(isOpenInvoice, isNotNull(orders.userId), conditions[kind], notExists(isReminded)))
      .orderBy(asc(orders.dueOn), asc(orders.id))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    if (due.length === 0) return 0
    await tx.insert(invoiceReminders).values(due.map(({ id }) => ({ orderId: id, kind })))
    await tx
      .insert(mailOutbox)
      .values(due.map(({ id, email }) => ({ recipient: email, template: templates[kind], data: { orderId: id } })))
    return due.length
  })

/** Looks for reminders every minute until it is closed; closing waits for the current round. */
export const startInvoiceReminders = (db: Database, logger: Logger): { close: () => Promise<void> } =>
  repeat(
    PAUSE_MS,
    async () => {
      const sent = await remindOfInvoices(db)
      if (sent > 0) logger.info({ sent }, 'reminders of invoices queued')
    },
    (err) => logger.error({ err }, 'reminders of invoices could not be queued'),
  )
