import { asc, lte } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../../database/client'
import { refreshProducts } from '../../database/refresh-catalogue'
import { products } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { repeat } from '../../repeat'

const PAUSE_MS = 500
const BATCH = 500

/**
 * Refreshes the products whose sale began or ended, so that lists and cached pages follow; returns their number. Carts
 * and orders read the schedule themselves. Products that another API refreshes are skipped.
 */
export async function followPriceSchedule(db: Database): Promise<number> {
  return inTransaction(db, async (tx) => {
    const rows = await tx
      .select({ id: products.id })
      .from(products)
      .where(lte(products.pricesChangeAt, new Date()))
      .orderBy(asc(products.id))
      .limit(BATCH)
      .for('no key update', { skipLocked: true })
    await refreshProducts(
      tx,
      rows.map(({ id }) => id),
    )
    return rows.length
  })
}

/** Follows the schedule twice a second until it is closed; closing waits for the current round. */
export const startPriceSchedule = (db: Database, logger: Logger): { close: () => Promise<void> } =>
  repeat(
    PAUSE_MS,
    async () => {
      const changed = await followPriceSchedule(db)
      if (changed > 0) logger.info({ changed }, 'sale prices followed their schedule')
    },
    (err) => logger.error({ err }, 'sale prices could not follow their schedule'),
  )
