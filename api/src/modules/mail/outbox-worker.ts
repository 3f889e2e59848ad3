import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { mailOutbox, orders } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { contentRepository } from '../content/content-repository'
import { isSubscriptionJob, subscribe } from '../content/newsletter'
import { attachedDocuments } from './attached-documents'
import { serializeOrder } from '../orders/serialize-order'
import { deriveGuestToken } from '../orders/guest-token'
import { loadOrderParts } from '../orders/order-repository'
import type { ServerSecret } from '../../server-secret'
import { renderMail, type Mail, type Sender } from './mail-layout'
import { composeMail, type MailSettings } from './mail-template'
import { plainMails, plainTextOf } from './mail-templates'
import { isConfirmedEmail, consumeMailLimit } from './order-mail-limit'
import { isOrderMail, orderMails, orderTextOf } from './order-mails'
import { notifyStaff } from './staff-events'
import { isTestMail, renderTestMail } from './test-mail'
import { MailServerDown, type MailTransport } from './transport'
import { findWording } from './wording-repository'

const BATCH = 20
const LEASE_SECONDS = 600
const LONGEST_WAIT_SECONDS = 3600
/** Pause between rounds while the mail server is down. */
const DOWN_SECONDS = 30
/** After this many tries a mail is left to the operators. */
const MAX_TRIES = 12
/** Listed for operators among the failed mails; they can still send it. */
const SUPPRESSED = { attempts: MAX_TRIES, lastError: 'Suppressed: too many order mails to an unconfirmed address' }

/** Settings of the worker. */
export type OutboxSettings = MailSettings & { secret: ServerSecret }

type OutboxRow = typeof mailOutbox.$inferSelect

/**
 * Sends due mails and returns their number. Several workers may run: each claims its mails first. A mail's data is
 * erased once it was sent.
 */
export async function sendDueMails(db: Database, transport: MailTransport, settings: OutboxSettings): Promise<number> {
  const due = await claim(db)
  if (due.length === 0) return 0
  const shop = await contentRepository(db).settings()
  const from = `"${shop.title.replace(/["\\\r\n]/g, '')}" <${shop.email}>`
  let sent = 0
  for (const [index, row] of due.entries()) {
    try {
      if (await deliver(row)) sent += 1
    } catch (error) {
      await postpone(db, row, error)
      if (!(error instanceof MailServerDown)) continue
      await handBack(db, due.slice(index + 1))
      break
    }
  }
  return sent

  /** False for a job that results in no mail, and for a suppressed mail. */
  async function deliver(row: OutboxRow): Promise<boolean> {
    const due = isSubscriptionJob(row) ? await subscribe(db, row) : row
    if (!due) return false
    const isConfirmed = isOrderMail(due.template) && (await isConfirmedEmail(db, due.recipient))
    if (!isConfirmed && !(await consumeMailLimit(db, due))) {
      await db.update(mailOutbox).set(SUPPRESSED).where(eq(mailOutbox.id, due.id))
      return false
    }
    const mail = await compose(db, due, shop, { ...settings, isConfirmed })
    const id = `mail-${due.id}`
    await transport({
      ...mail,
      from,
      to: due.recipient,
      id,
      messageId: messageId(`${id}.${+due.createdAt}`, shop.email),
    })
    const erasedRow = { sentAt: new Date(), data: {}, lastError: null }
    await db.update(mailOutbox).set(erasedRow).where(eq(mailOutbox.id, due.id))
    return true
  }
}

/**
 * Contains the time and the sender's domain, since another shop, or this one on a new database, also numbers its
 * mails from 1.
 */
const messageId = (id: string, sender: string) => `<${id}${sender.slice(sender.lastIndexOf('@'))}>`

/**
 * Claims mails for this worker; if it dies, they become due again after the lease. No transaction stays open during
 * delivery.
 */
function claim(db: Database): Promise<OutboxRow[]> {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(isNull(mailOutbox.sentAt), lte(mailOutbox.nextTryAt, sql`now()`), lt(mailOutbox.attempts, MAX_TRIES)))
    .orderBy(asc(mailOutbox.id))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  return db
    .update(mailOutbox)
    .set({ nextTryAt: sql`now() + make_interval(secs => ${LEASE_SECONDS})`, attempts: sql`${mailOutbox.attempts} + 1` })
    .where(inArray(mailOutbox.id, due))
    .returning()
    .then((rows) => rows.sort((a, b) => a.id - b.id))
}

async function compose(
  db: Database,
  row: OutboxRow,
  shop: Sender,
  settings: OutboxSettings & { isConfirmed: boolean },
): Promise<Mail> {
  if (isTestMail(row)) return renderTestMail(row.data, shop, settings)
  if (!isOrderMail(row.template)) {
    const name = plainTextOf(row.template, row.data)
    const template = plainMails[name]
    if (!template) throw new Error(`There is no mail template ${row.template}`)
    return renderMail(shop, composeMail(template, row.data, settings, await findWording(db, name)))
  }
  const [order] = await db
    .select()
    .from(orders)
    .where(eq(orders.id, String(row.data.orderId)))
  if (!order) throw new Error('The order of this mail no longer exists')
  const serialized = serializeOrder(order, await loadOrderParts(db, order))
  // A free text of 500 characters would be an ideal carrier for spam.
  if (!settings.isConfirmed) serialized.note = null
  const path = linkOf(order, settings.secret)
  const data = { order: serialized, link: path && `${settings.publicUrl}${path}`, about: row.data }
  const name = orderTextOf(row.template, serialized)
  const mail = renderMail(shop, composeMail(orderMails[name]!, data, settings, await findWording(db, name)))
  return { ...mail, attachments: await attachedDocuments(db, row, serialized) }
}

/** A customer's order opens with their session, a guest's with the link's token; an anonymized one not at all. */
function linkOf({ id, userId, guestTokenHash }: typeof orders.$inferSelect, secret: ServerSecret): string | undefined {
  if (userId) return `/order/${id}`
  return guestTokenHash ? `/order/${id}?token=${deriveGuestToken(secret, id)}` : undefined
}

/** Returns claimed mails to the queue without counting a try, since the mail server is down for all of them. */
async function handBack(db: Database, rows: OutboxRow[]) {
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await db
    .update(mailOutbox)
    .set({ nextTryAt: sql`now() + make_interval(secs => ${DOWN_SECONDS})`, attempts: sql`${mailOutbox.attempts} - 1` })
    .where(inArray(mailOutbox.id, ids))
}

/** Doubles the pause after each failure, up to an hour; staff are notified of a mail that is not tried again. */
async function postpone(db: Database, row: OutboxRow, error: unknown) {
  const wait = Math.min(LONGEST_WAIT_SECONDS, 5 * 2 ** (row.attempts - 1))
  const lastError = String((error as Error).message).slice(0, 300)
  await inTransaction(db, async (tx) => {
    await tx
      .update(mailOutbox)
      .set({ nextTryAt: sql`now() + make_interval(secs => ${wait})`, lastError })
      .where(eq(mailOutbox.id, row.id))
    if (row.attempts >= MAX_TRIES) await notifyOfFailure(tx, row, lastError)
  })
}

/** One notification waits at a time: while the mail server is down, each queued mail would add another. */
async function notifyOfFailure(tx: Database, { template, recipient }: OutboxRow, error: string) {
  if (template === 'staff-mail') return
  const waiting = and(
    eq(mailOutbox.template, 'staff-mail'),
    isNull(mailOutbox.sentAt),
    lt(mailOutbox.attempts, MAX_TRIES),
  )
  if ((await tx.$count(mailOutbox, waiting)) === 0) await notifyStaff(tx, 'mail', { template, recipient, error })
}
