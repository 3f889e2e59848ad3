import { equipmentStatuses } from '@shop/shared-api/contract'
import { formatUsd, toCents, toDollars } from '@shop/shared-api/money'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/client'
import { equipmentEvents, equipmentRequests, mailOutbox, orders } from '../database/schema'
import { inTransaction } from '../database/transaction'
import { Failure, invalid } from '../failure'
import { formatDay } from '../format-day'
import { readShopToday } from '../modules/wholesale/company-terms'
import { audit, operation } from './operation'
import { uploadAddress } from './upload-address'
import { lastId, limit, minute, nextAfter } from './list-fields'

type Request = typeof equipmentRequests.$inferSelect
type Status = Request['status']

/** Statuses of requests that staff still have work with. */
const isOpenRequest = sql`${equipmentRequests.status} NOT IN ('completed', 'declined')`
/** Allowed status transitions; quoting has its own command because it needs an amount. */
const moves: Record<Status, readonly Status[]> = {
  received: ['declined'],
  quoted: ['approved', 'declined'],
  countered: ['approved', 'declined'],
  approved: ['in_production', 'declined'],
  in_production: ['completed'],
  completed: [],
  declined: [],
}
/** Statuses in which a price can be set. */
const quotable: readonly Status[] = ['received', 'quoted', 'countered']
/** How long a quote can be approved unless staff choose a day. */
const QUOTE_DAYS = 30
const number = z.string().trim().toUpperCase().max(40)
const note = z.string().trim().min(3).max(1000)

/** Lists, quotes and moves requests for custom equipment. */
export const equipmentOperations = {
  'equipment.list': operation(
    z.strictObject({ status: z.enum([...equipmentStatuses, 'open', 'all']).default('open'), after: lastId, limit }),
    async ({ db }, { status, after, limit }) => {
      const rows = await db
        .select()
        .from(equipmentRequests)
        .where(
          and(
            status === 'open' ? isOpenRequest : status === 'all' ? undefined : eq(equipmentRequests.status, status),
            after === undefined ? undefined : gt(equipmentRequests.id, after),
          ),
        )
        .orderBy(asc(equipmentRequests.id))
        .limit(limit)
      return {
        next: nextAfter(rows, limit, ({ id }) => id),
        rows: rows.map((row) => ({
          number: row.requestNumber,
          status: row.status,
          organisation: row.organisation,
          email: row.email,
          category: row.category,
          pieces: row.items.reduce((sum, item) => sum + item.qty, 0),
          needed_by: row.neededBy,
          quote: row.quoteCents === null ? '' : toDollars(row.quoteCents).toFixed(2),
          received: minute(row.createdAt),
        })),
      }
    },
  ),

  'equipment.show': operation(z.strictObject({ number }), async ({ db, ...context }, input) => {
    const [row] = await db.select().from(equipmentRequests).where(eq(equipmentRequests.requestNumber, input.number))
    if (!row) throw requestNotFound(input.number)
    const { items, artwork, orderId, createdAt, quotedAt, quoteCents, counterCents, userId: _userId, ...request } = row
    const steps = await db
      .select()
      .from(equipmentEvents)
      .where(eq(equipmentEvents.requestId, row.id))
      .orderBy(asc(equipmentEvents.id))
    const [order] = orderId ? await db.select().from(orders).where(eq(orders.id, orderId)) : []
    const addressOf = uploadAddress(context, 'equipment')
    return {
      record: {
        ...request,
        received: minute(createdAt),
        quote: quoteCents && formatUsd(quoteCents),
        quotedAt: quotedAt && minute(quotedAt),
        order: order?.orderNumber ?? null,
        counterOffer: counterCents && formatUsd(counterCents),
      },
      tables: {
        items: items.map((item) => ({ ...item })),
        artwork: artwork.map((file) => ({ file: addressOf(file) })),
        steps: steps.map(({ status, note, at }) => ({ at: minute(at), status, note })),
      },
    }
  }),

  'equipment.quote': operation(
    z.strictObject({
      number,
      amount: z.number().min(0.01).max(10_000_000),
      note,
      lead_time: z.string().trim().min(2).max(80).optional(),
      expires: z.iso.date().optional(),
    }),
    async ({ db, actor }, { number, amount, note, lead_time: leadTime, expires }) =>
      inTransaction(db, async (tx) => {
        const request = await lockRequest(tx, number)
        if (!quotable.includes(request.status)) {
          throw new Failure(
            409,
            'conflict',
            `Request ${number} is ${statusLabel(request.status)}: it can no longer be quoted.`,
          )
        }
        const today = await readShopToday(tx)
        const expiresOn = expires ?? addDays(today, QUOTE_DAYS)
        if (expiresOn < today) throw invalid([{ field: 'expires', message: 'Enter today or a future date' }])
        const cents = toCents(amount)
        await tx
          .update(equipmentRequests)
          .set({
            ...{ status: 'quoted', quoteCents: cents, quoteNote: note, quotedAt: new Date() },
            ...{ leadTime: leadTime ?? null, quoteExpiresOn: expiresOn, counterCents: null, counterNote: null },
          })
          .where(eq(equipmentRequests.id, request.id))
        const quote = formatUsd(cents)
        await recordStep(tx, request, 'quoted', `${quote}. ${note}`, {
          ...{ quote, note, leadTime },
          validThrough: formatDay(expiresOn),
        })
        await audit(tx, actor, 'equipment.quote', number, { amount, note, leadTime, expiresOn })
        return {
          done: `Mailed a quote of ${quote} for request ${number} to ${request.email}.`,
          detail: { number, amount },
        }
      }),
  ),

  'equipment.move': operation(
    z
      .strictObject({ number, to: z.enum(equipmentStatuses), note: note.optional() })
      .refine(({ to, note }) => to !== 'declined' || note, {
        message: 'give the reason with --note: the customer receives it',
      }),
    async ({ db, actor }, { number, to, note }) =>
      inTransaction(db, async (tx) => {
        const request = await lockRequest(tx, number)
        const next = moves[request.status]
        if (!next.includes(to)) {
          const quoting = quotable.includes(request.status) ? ' Use "equipment quote" to set a price.' : ''
          const targets = next.map(statusLabel).join(', ') || 'no other status'
          throw new Failure(
            409,
            'conflict',
            `Request ${number} is ${statusLabel(request.status)}: it can become ${targets}.${quoting}`,
          )
        }
        await tx.update(equipmentRequests).set({ status: to }).where(eq(equipmentRequests.id, request.id))
        await recordStep(tx, request, to, note, { note })
        await audit(tx, actor, 'equipment.move', number, { from: request.status, to, note })
        return {
          done: `Request ${number} is ${statusLabel(to)}; ${request.email} was notified by mail.`,
          detail: { number, to },
        }
      }),
  ),
}

const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
const statusLabel = (status: Status) => status.replaceAll('_', ' ')
const requestNotFound = (number: string) =>
  new Failure(404, 'not_found', `There is no request ${number}. Run "equipment list --status all" to see all of them.`)

async function lockRequest(tx: Database, number: string): Promise<Request> {
  const [row] = await tx
    .select()
    .from(equipmentRequests)
    .where(eq(equipmentRequests.requestNumber, number))
    .for('update')
  if (!row) throw requestNotFound(number)
  return row
}

async function recordStep(tx: Database, request: Request, status: Status, note: string | undefined, mailData: object) {
  await tx.insert(equipmentEvents).values({ requestId: request.id, status, note })
  await tx.insert(mailOutbox).values({
    recipient: request.email,
    template: `equipment-${status.replaceAll('_', '-')}`,
    data: { username: request.name, number: request.requestNumber, ...mailData },
  })
}
