import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/client'
import { Failure, notFound } from '../../failure'
import { serve } from '../../plugins/serve'
import { addStockAlert } from './stock-alert-repository'

/** Back in stock alerts: the database queues a mail when the variant returns. */
export async function backInStockRoutes(app: FastifyInstance, { db }: { db: Database }) {
  serve(
    app,
    'POST /back-in-stock',
    async ({ body }) => {
      const outcome = await addStockAlert(db, body.product_variation_id, body.email)
      if (outcome === 'unknown') throw notFound()
      if (outcome === 'in_stock')
        throw new Failure(409, 'in_stock', 'Good news: this item is in stock. You can order it now.')
      return { success: true, message: 'We will email you once, as soon as it is back in stock.' }
    },
    { perMinute: 10 },
  )
}
