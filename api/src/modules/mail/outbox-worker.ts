import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { mailOutbox, orders } from '../../database/schema'
import { contentRepository } from '../content/content-repository'
import { isSubscriptionJob, subscribe } from '../content/newsletter'
import { serializeOrder } from '../orders/serialize-order'
import { deriveGuestToken } from '../orders/guest-token'
import { loadOrderParts } from '../orders/order-repository'
import type { ServerSecret } from '../../server-secret'
import { accountMails, type MailSettings } from './account-mails'
import { renderMail, type Mail, type Sender } from './mail-layout'
import { isConfirmedEmail, consumeMailLimit } from './order-mail-limit'
import { isOrderMail, orderMail } from './order-mails'
import { MailServerDown, type MailTransport } from './transport'

const BATCH = 20
const LEASE_SECONDS = 600
const LONGEST_WAIT_SECONDS = 3600
/** Until the next round while the mail server is down. */
const DOWN_SECONDS = 30
/** After this many tries a mail is left for the operators. */
const MOST_TRIES = 12
/** Operators see it among the mails that could not be sent, and may send it all the same. */
const SUPPRESSED = { attempts: MOST_TRIES, lastError: 'Suppressed: too many order mails to an unconfirmed address' }

/** What the worker knows besides the database. */
export type OutboxSettings = MailSettings & { secret: ServerSecret }

type OutboxRow = typeof mailOutbox.$inferSelect

/** Sends what is due and gives back how many went. Several workers may run: each claims its mails first. What a mail carried is forgotten once it is gone. */
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

  /** False for an errand that comes to no mail, and for a mail that is suppressed. */
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
    const gone = { sentAt: new Date(), data: {}, lastError: null }
    await db.update(mailOutbox).set(gone).where(eq(mailOutbox.id, due.id))
    return true
  }
}

/** Numbered by the moment too, and in the sender's domain: another shop, or this one on a new database, counts its mails from 1 as well. */
const messageId = (id: string, sender: string) => `<${id}${sender.slice(sender.lastIndexOf('@'))}>`

/** Takes mails for this worker; should it die, they come due again after the lease. No transaction stays open while mail servers take their time. */
function claim(db: Database): Promise<OutboxRow[]> {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(isNull(mailOutbox.sentAt), lte(mailOutbox.nextTryAt, sql`now()`), lt(mailOutbox.attempts, MOST_TRIES)))
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
  if (!isOrderMail(row.template)) {
    const template = accountMails[row.template]
    if (!template) throw new Error(`There is no mail template ${row.template}`)
    return renderMail(shop, template(row.data, settings))
  }
  const [order] = await db
    .select()
    .from(orders)
    .where(eq(orders.id, String(row.data.orderId)))
  if (!order) throw new Error('The order of this mail is gone')
  const whole = serializeOrder(order, await loadOrderParts(db, order.id))
  // Free text of 500 characters is the best vehicle for spam in our name.
  if (!settings.isConfirmed) whole.note = null
  const link = linkOf(order, settings.secret)
  return renderMail(shop, orderMail(row.template, whole, link && `${settings.publicUrl}${link}`))
}

/** A customer's order opens by their session, a guest's by the token of the link; one that lost its person by nothing. */
function linkOf({ id, userId, guestTokenHash }: typeof orders.$inferSelect, secret: ServerSecret): string | undefined {
  if (userId) return `/order/${id}`
  return guestTokenHash ? `/order/${id}?token=${deriveGuestToken(secret, id)}` : undefined
}

/** Leaves claimed mails for a later round, as if they had not been tried: the mail server is down for each of them. */
async function handBack(db: Database, rows: OutboxRow[]) {
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await db
    .update(mailOutbox)
    .set({ nextTryAt: sql`now() + make_interval(secs => ${DOWN_SECONDS})`, attempts: sql`${mailOutbox.attempts} - 1` })
    .where(inArray(mailOutbox.id, ids))
}

/** Waits twice as long after each failure, an hour at most. */
async function postpone(db: Database, row: OutboxRow, error: unknown) {
  const wait = Math.min(LONGEST_WAIT_SECONDS, 5 * 2 ** (row.attempts - 1))
  await db
    .update(mailOutbox)
    .set({
      nextTryAt: sql`now() + make_interval(secs => ${wait})`,
      lastError: String((error as Error).message).slice(0, 300),
    })
    .where(eq(mailOutbox.id, row.id))
}
