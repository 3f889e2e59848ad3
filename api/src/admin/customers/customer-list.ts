import { and, eq, ilike, isNotNull, isNull, or, SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { orders, users } from '../../database/schema'
import { accountText, guestText } from '../../database/schema/search-texts'
import { containing, limit, minute, nextAfter } from '../list-fields'
import { operation } from '../operation'

interface CustomerRow {
  id: string
  email: string
  name: string
  account: 'customer' | 'wholeseller' | 'guest'
  locked: boolean
  orders: number
  since: string
}

/** Lists accounts and guests by email. */
export const customerListOperations = {
  /** By email, since guests have no date of their own: a page is read from two indexes without counting anything before it. */
  'customers.list': operation(
    z.strictObject({
      search: z.string().trim().min(1).max(100).optional(),
      account: z.enum(['registered', 'guest', 'locked']).optional(),
      after: z.string().max(254).optional(),
      limit,
    }),
    async ({ db }, { search, account, after, limit }) => {
      const sources = [
        account !== 'guest' && accounts({ search, isLocked: account === 'locked', after, limit }),
        (account === 'guest' || account === undefined) && guests({ search, after, limit }),
      ].filter((source) => source !== false)
      const { rows } = (await db.execute(
        sql`SELECT * FROM (${sql.join(sources, sql` UNION ALL `)}) customer ORDER BY email LIMIT ${limit}`,
      )) as unknown as { rows: CustomerRow[] }
      return {
        next: nextAfter(rows, limit, ({ email }) => email),
        rows: rows.map(({ since, ...row }) => ({ ...row, since: minute(new Date(since)) })),
      }
    },
  ),
}

interface Page {
  search: string | undefined
  after: string | undefined
  limit: number
}

function accounts({ search, isLocked, after, limit }: Page & { isLocked: boolean }): SQL {
  const found = search && or(ilike(accountText(users), patternOf(search)), isNumberOf(search, users.id))
  const where = [found, isLocked && isNotNull(users.lockedAt), after && sql`${users.email} > ${after}`]
  return sql`(SELECT ${users.id}::text AS id, ${users.email} AS email, ${users.username} AS name, ${users.role} AS account,
      ${users.lockedAt} IS NOT NULL AS locked, ${users.createdAt}::text AS since,
      (SELECT count(*)::integer FROM ${orders} WHERE ${orders.userId} = ${users.id}) AS orders
    FROM ${users} WHERE ${all(where)} ORDER BY ${users.email} LIMIT ${limit})`
}

/** Each email once, with the newest order's number as its id and recipient as its name. */
function guests({ search, after, limit }: Page): SQL {
  const own = sql`own.user_id IS NULL AND own.email = guest.email`
  const columns = sql`newest.order_number AS id, guest.email, newest.name, 'guest' AS account, false AS locked,
    newest.created_at::text AS since, (SELECT count(*)::integer FROM orders own WHERE ${own}) AS orders`
  return sql`(${search ? foundEmails(search, after) : distinctEmails(after)}
    SELECT ${columns} FROM guest CROSS JOIN LATERAL (
      SELECT own.order_number, own.created_at, (own.address ->> 'first_name') || ' ' || (own.address ->> 'last_name') AS name
      FROM orders own WHERE ${own} ORDER BY own.created_at DESC LIMIT 1) newest
    WHERE (SELECT users.id FROM users WHERE users.email = guest.email) IS NULL
    LIMIT ${limit})`
}

function foundEmails(search: string, after: string | undefined): SQL {
  const found = or(ilike(guestText(orders), patternOf(search)), eq(orders.orderNumber, search.toUpperCase()))
  const where = [isNull(orders.userId), found, isNoDeleted, after && sql`${orders.email} > ${after}`]
  return sql`WITH guest AS (SELECT DISTINCT ${orders.email} AS email FROM ${orders} WHERE ${all(where)} ORDER BY email)`
}

/** Skips from each email to the next one in the index, since a guest may have many orders. */
function distinctEmails(after: string | undefined): SQL {
  const next = (last: SQL) =>
    sql`(SELECT ${orders.email} FROM ${orders} WHERE ${orders.userId} IS NULL AND ${isNoDeleted}
      AND ${orders.email} > ${last} ORDER BY ${orders.email} LIMIT 1)`
  return sql`WITH RECURSIVE guest (email) AS (
    ${next(sql`${after ?? ''}::text`)} UNION ALL SELECT ${next(sql`guest.email`)} FROM guest WHERE guest.email IS NOT NULL)`
}

const isNoDeleted = sql`${orders.email} NOT LIKE '%@deleted.invalid'`

/** Telephone numbers are stored as digits alone. */
const patternOf = (search: string) => containing(/^[\d\s()+.-]{7,}$/.test(search) ? search.replace(/\D/g, '') : search)

const isNumberOf = (search: string, userId: typeof users.id) =>
  sql`${userId} = (SELECT ${orders.userId} FROM ${orders} WHERE ${orders.orderNumber} = ${search.toUpperCase()})`

/** All of these conditions; those that are not set are none. */
const all = (conditions: (SQL | string | false | undefined)[]): SQL =>
  and(sql`true`, ...conditions.map((condition) => (condition instanceof SQL ? condition : undefined)))!
