import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '../../database/client'
import { Failure } from '../../failure'
import { isWholesale } from '../cart/cart-service'
import { priceListFile } from '../documents/document-file'
import { priceListCsv, printedPriceList, readPriceList } from './price-list'

/** A PDF of more variants takes longer than a request may. */
const MAX_PRINTED = 10_000
const query = z.strictObject({ format: z.enum(['csv', 'pdf']).default('csv') })

/** The price list as a file, for approved wholesalers. */
export async function priceListRoute(app: FastifyInstance, { db }: { db: Database }) {
  app.get<{ Querystring: z.output<typeof query> }>(
    '/price-list',
    {
      schema: {
        operationId: 'GET /price-list',
        summary: 'Item codes with their prices by tier, as CSV or PDF; 403 without an approved wholesale account',
        tags: ['wholesale'],
        security: [{ bearer: [] }],
        querystring: query,
      },
      config: { access: 'session', rateLimit: { max: 10, timeWindow: '1 minute' } },
    },
    async ({ query: { format }, account }, reply) => {
      if (!isWholesale(account)) {
        throw new Failure(403, 'forbidden', 'The price list is for approved wholesale accounts.')
      }
      const list = await readPriceList(db)
      if (format === 'pdf' && list.rows.length > MAX_PRINTED) {
        throw new Failure(422, 'too_large', 'The list is too long for a PDF. Please download the CSV.')
      }
      const content = format === 'csv' ? priceListCsv(list) : await priceListFile(printedPriceList(list, new Date()))
      return reply
        .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/pdf')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="price-list.${format}"`)
        .send(content)
    },
  )
}
