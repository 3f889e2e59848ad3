import { and, desc, eq, ilike, inArray, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../database/client'
import { inboxAnswers, mailOutbox, staff } from '../../database/schema'
import { inboxStatuses } from '../../database/schema/columns'
import { inTransaction } from '../../database/transaction'
import { Failure, invalid } from '../../failure'
import { containing, id, lastId, limit, nextAfter } from '../list-fields'
import { audit, operation, type Operation, type OperationContext, type OperationResult, type Row } from '../operation'
import { uploadAddress } from '../upload-address'
import { inboxKinds, type InboxKind, type InboxRow } from './inbox-kinds'
import { describeEntry, listEntry, lockEntry, readEntry } from './inbox-record'

type Status = InboxRow['status']

/** Statuses that staff set; `answered` follows from an answer. Reopened is read. */
const moves: Record<Status, readonly Status[]> = {
  new: ['read', 'done'],
  read: ['new', 'done'],
  answered: ['read', 'done'],
  done: ['read'],
}
/** Statuses of what staff still have work with. */
const open: readonly Status[] = ['new', 'read', 'answered']
/** The version that the change is based on, as shown; another one is a conflict. */
const version = z.int().min(1).optional()

const listInput = z.strictObject({
  status: z.enum([...inboxStatuses, 'open', 'all']).default('open'),
  text: z.string().trim().min(1).max(100).optional(),
  after: lastId,
  limit,
})
const moveInput = z.strictObject({ id, to: z.enum(['new', 'read', 'done']), version })
const answerInput = z.strictObject({
  id,
  text: z.string().trim().min(3).max(5000),
  /** Whether nothing is left to do afterwards. */
  done: z.boolean().default(false),
  version,
})
const assignInput = z.strictObject({
  id,
  to: z.string().trim().toLowerCase().pipe(z.email('Invalid email address')).nullable(),
  version,
})

/** The operations of a kind of the inbox: list, show, move, answer and assign. */
export const entryOperations = <Kind extends InboxKind>(kind: Kind) =>
  ({
    [`${kind}.list`]: operation(listInput, (context, input) => listEntries(context, kind, input)),
    [`${kind}.show`]: operation(z.strictObject({ id }), async (context, input) =>
      describeEntry(context, kind, await readEntry(context.db, kind, input.id)),
    ),
    [`${kind}.move`]: operation(moveInput, (context, input) => moveEntry(context, kind, input)),
    [`${kind}.answer`]: operation(answerInput, (context, input) => answerEntry(context, kind, input)),
    [`${kind}.assign`]: operation(assignInput, (context, input) => assignEntry(context, kind, input)),
  }) as Record<`${Kind}.${'list' | 'show' | 'move' | 'answer' | 'assign'}`, Operation>

async function listEntries(
  { db, ...context }: OperationContext,
  kind: InboxKind,
  { status, text, after, limit }: z.output<typeof listInput>,
): Promise<OperationResult> {
  const { table, texts } = inboxKinds[kind]
  const rows = await db
    .select()
    .from(table)
    .where(
      and(
        status === 'all' ? undefined : inArray(table.status, status === 'open' ? open : [status]),
        text ? or(...texts.map((column) => ilike(column, containing(text)))) : undefined,
        after === undefined ? undefined : lt(table.id, after),
      ),
    )
    .orderBy(desc(table.id))
    .limit(limit)
  const addressOf = uploadAddress(context, 'authenticity')
  return {
    next: nextAfter(rows, limit, ({ id }) => id),
    rows: rows.map((row) => listEntry(row, addressOf)),
  }
}

function moveEntry(
  context: OperationContext,
  kind: InboxKind,
  { id, to, version }: z.output<typeof moveInput>,
): Promise<OperationResult> {
  const { table, noun } = inboxKinds[kind]
  return inTransaction(context.db, async (tx) => {
    const entry = await lockEntry(tx, kind, id)
    const done = `${noun} ${id} is ${to}.`
    if (entry.status === to) return { done, detail: { id, status: to } }
    const changed = { ...context, db: tx }
    if (to === 'done' || entry.status === 'done') await refuseStale(changed, kind, entry, { version })
    if (!moves[entry.status].includes(to)) {
      const message = `${noun} ${id} is ${entry.status}: it can become ${moves[entry.status].join(' or ')}.`
      throw await conflict(changed, kind, entry, message, { to })
    }
    // Marks as read and unread overwrite nothing of anyone else.
    const isCounted = to === 'done' || entry.status === 'done'
    await tx
      .update(table)
      .set({ status: to, ...(isCounted && { version: entry.version + 1 }) })
      .where(eq(table.id, id))
    await audit(tx, context.actor, `${kind}.move`, String(id), { from: entry.status, to })
    return { done, detail: { id, from: entry.status, status: to } }
  })
}

function answerEntry(
  context: OperationContext,
  kind: InboxKind,
  { id, text, done, version }: z.output<typeof answerInput>,
): Promise<OperationResult> {
  const { table, noun, answerKey, template } = inboxKinds[kind]
  return inTransaction(context.db, async (tx) => {
    const entry = await lockEntry(tx, kind, id)
    await refuseStale({ ...context, db: tx }, kind, entry, { version, text })
    const status = done ? 'done' : 'answered'
    const [answer] = await tx
      .insert(inboxAnswers)
      .values({ [answerKey]: id, actor: context.actor, text })
      .returning({ id: inboxAnswers.id })
    await tx
      .update(table)
      .set({ status, version: entry.version + 1 })
      .where(eq(table.id, id))
    await tx.insert(mailOutbox).values({
      recipient: entry.email,
      template,
      data: {
        username: entry.name,
        answer: text,
        original: entry.message,
        sentOn: entry.createdAt.toISOString(),
        ...('barcode' in entry && { barcode: entry.barcode }),
      },
    })
    // Without the text: what customers wrote about can be erased, the audit log can't.
    await audit(tx, context.actor, `${kind}.answer`, String(id), { answer: answer!.id, from: entry.status, to: status })
    return { done: `Mailed your answer to ${entry.email}. ${noun} ${id} is ${status}.`, detail: { id, status } }
  })
}

function assignEntry(
  context: OperationContext,
  kind: InboxKind,
  { id, to, version }: z.output<typeof assignInput>,
): Promise<OperationResult> {
  const { table, noun } = inboxKinds[kind]
  return inTransaction(context.db, async (tx) => {
    const entry = await lockEntry(tx, kind, id)
    await refuseStale({ ...context, db: tx }, kind, entry, { version, assigned_to: to })
    if (to !== null) await requireMember(tx, to)
    await tx
      .update(table)
      .set({ assignedTo: to, version: entry.version + 1 })
      .where(eq(table.id, id))
    await audit(tx, context.actor, `${kind}.assign`, String(id), { from: entry.assignedTo, to })
    const done = to ? `${noun} ${id} is assigned to ${to}.` : `${noun} ${id} is no longer assigned.`
    return { done, detail: { id, assigned_to: to } }
  })
}

async function requireMember(tx: Database, email: string) {
  const found = await tx.$count(staff, and(eq(staff.email, email), sql`${staff.disabledAt} IS NULL`))
  if (found === 0) throw invalid([{ field: 'to', message: `There is no member of staff ${email}.` }])
}

/** Throws 409 with both versions if the change is based on another version than the stored one. */
async function refuseStale(
  context: OperationContext,
  kind: InboxKind,
  entry: InboxRow,
  { version, ...sent }: { version?: number } & Row,
) {
  if (version === undefined || version === entry.version) return
  const message = `Someone else changed this ${inboxKinds[kind].noun.toLowerCase()} in the meantime. Nothing was saved.`
  throw await conflict(context, kind, entry, message, sent)
}

const conflict = async (context: OperationContext, kind: InboxKind, entry: InboxRow, message: string, sent: Row) =>
  new Failure(409, 'conflict', message, { extra: { sent, current: await describeEntry(context, kind, entry) } })
