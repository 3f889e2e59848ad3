import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../database/client'

/** Orders acknowledged to shoppers with their totals, and the number of purchases begun. */
export interface AcknowledgedOrders {
  begun: number
  orders: readonly { id: string; totalCents: number }[]
}

/** Stock and orders before the first purchase. */
export interface InitialState {
  pieces: ReadonlyMap<number, number>
  orders: number
}

async function rowsOf<Row>(db: Database, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows
}

/**
 * For each variant: its stock plus the units in orders that are not canceled and those held for exchanges. Constant except
 * for restocking.
 */
export async function countUnits(db: Database): Promise<Map<number, number>> {
  const rows = await rowsOf<{ id: number; total: number }>(
    db,
    sql`SELECT v.id, v.stock + coalesce(sum(i.quantity - i.cancelled_quantity) FILTER (WHERE o.status <> 'cancelled'), 0)::integer
          + (SELECT coalesce(sum(l.quantity), 0) FROM order_return_lines l JOIN order_returns r ON r.id = l.return_id
             WHERE l.new_variant_id = v.id AND r.status NOT IN ('declined', 'closed'))::integer AS total
        FROM variants v LEFT JOIN order_items i ON i.variant_id = v.id LEFT JOIN orders o ON o.id = i.order_id GROUP BY v.id`,
  )
  return new Map(rows.map(({ id, total }) => [id, total]))
}

/** Records the initial state; call it before the first purchase. */
export async function recordInitialState(db: Database): Promise<InitialState> {
  const [row] = await rowsOf<{ count: number }>(db, sql`SELECT count(*)::integer AS count FROM orders`)
  return { pieces: await countUnits(db), orders: row?.count ?? 0 }
}

/** Consistency rules, each with a query that counts the rows that break it. */
const rules: readonly (readonly [rule: string, count: SQL])[] = [
  ['variants were oversold', sql`SELECT count(*) FROM variants WHERE stock < 0`],
  [
    'products have another stock than their variants',
    sql`SELECT count(*) FROM products p WHERE stock <> (SELECT coalesce(sum(stock), 0) FROM variants v WHERE v.product_id = p.id)`,
  ],
  [
    'orders’ amounts do not add up',
    sql`SELECT count(*) FROM orders WHERE total_cents <> subtotal_cents - discount_cents + delivery_cents + tax_cents
        OR discount_cents NOT BETWEEN 0 AND subtotal_cents`,
  ],
  [
    'orders’ lines do not add up to their subtotal',
    sql`SELECT count(*) FROM orders o WHERE subtotal_cents <>
        (SELECT coalesce(sum(unit_price_cents * quantity), 0) FROM order_items i WHERE i.order_id = o.id)`,
  ],
  [
    'orders’ refunds do not add up',
    sql`SELECT count(*) FROM orders o
        WHERE credited_cents <> (SELECT coalesce(sum(amount_cents), 0) FROM refunds r WHERE r.order_id = o.id)
        OR refunded_cents <> (SELECT coalesce(sum(paid_back_cents), 0) FROM refunds r WHERE r.order_id = o.id)`,
  ],
  [
    'transactions of the ledger do not add up to zero',
    sql`SELECT count(*) FROM (SELECT FROM ledger_entries GROUP BY transaction_id HAVING sum(amount_cents) <> 0) AS open`,
  ],
  [
    'balances of store credit are not the sums of their entries',
    sql`SELECT count(*) FROM ledger_accounts a WHERE kind = 'store_credit' AND balance_cents <>
        (SELECT coalesce(sum(amount_cents), 0) FROM ledger_entries e WHERE e.account_id = a.id)`,
  ],
  [
    'orders’ refunds to store credit are not in the ledger',
    sql`SELECT count(*) FROM orders o WHERE payment_status <> 'failed' AND status <> 'pending' AND
        (SELECT coalesce(sum(store_credit_cents), 0) FROM refunds r WHERE r.order_id = o.id) <>
        (SELECT coalesce(sum(e.amount_cents), 0) FROM ledger_entries e
         JOIN ledger_transactions t ON t.id = e.transaction_id JOIN ledger_accounts a ON a.id = e.account_id
         WHERE t.order_id = o.id AND a.kind = 'store_credit' AND t.kind = 'refund')`,
  ],
  [
    'orders’ parcels do not add up',
    sql`SELECT count(*) FROM order_items i
        WHERE packed_quantity <> (SELECT coalesce(sum(quantity), 0) FROM parcel_items p WHERE p.order_item_id = i.id)`,
  ],
  [
    'orders have two idempotency keys',
    sql`SELECT count(*) FROM (SELECT FROM idempotency_keys GROUP BY order_id HAVING count(*) > 1) AS doubled`,
  ],
  ['coupons exceed their maximum uses', sql`SELECT count(*) FROM coupons c WHERE uses > max_uses`],
]

/** The rules that the database breaks after the purchases, one sentence each; empty if it is consistent. */
export async function findBrokenRules(
  db: Database,
  opening: InitialState,
  promised: AcknowledgedOrders,
): Promise<string[]> {
  const broken: string[] = []
  for (const [rule, query] of rules) {
    const [row] = await rowsOf<{ count: string }>(db, query)
    if (Number(row?.count) > 0) broken.push(`${row?.count} ${rule}`)
  }
  const pieces = await countUnits(db)
  const moved = [...opening.pieces].filter(([id, total]) => pieces.get(id) !== total)
  if (moved.length > 0) broken.push(`${moved.length} variants’ sold and remaining units do not add up`)
  return [...broken, ...(await findBrokenPromises(db, opening, promised))]
}

async function findBrokenPromises(
  db: Database,
  opening: InitialState,
  { begun, orders: acknowledged }: AcknowledgedOrders,
): Promise<string[]> {
  const rows = await rowsOf<{ id: string; total_cents: number; payment_status: string }>(
    db,
    sql`SELECT id, total_cents, payment_status FROM orders`,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const unpaid = new Set(['pending', 'failed'])
  const lost = acknowledged.filter(({ id }) => unpaid.has(byId.get(id)?.payment_status ?? 'failed')).length
  const other = acknowledged.filter(
    ({ id, totalCents }) => byId.has(id) && byId.get(id)?.total_cents !== totalCents,
  ).length
  const doubled =
    Math.max(0, rows.length - opening.orders - begun) +
    acknowledged.length -
    new Set(acknowledged.map(({ id }) => id)).size
  return [
    ...(lost > 0 ? [`${lost} acknowledged orders are missing or unpaid`] : []),
    ...(other > 0 ? [`${other} orders have another total than acknowledged`] : []),
    ...(doubled > 0 ? [`${doubled} orders are duplicates`] : []),
  ]
}
