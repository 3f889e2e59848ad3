import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { orderSecret } from '@shop/shared-api/contract'
import type { Database } from '../../database/client'
import { notFound } from '../../failure'
import type { ServerSecret } from '../../server-secret'
import { findOrder } from '../orders/order-repository'
import { documentFile } from './document-file'
import { findDocument } from './document-repository'

const params = z.strictObject({ id: z.uuid(), number: z.string().max(40).describe('Such as INV-000042') })
const query = z.strictObject({ token: orderSecret.optional() })

/** Invoices and credit notes as PDF, for those who may see their order. */
export async function documentRoutes(app: FastifyInstance, { db, secret }: { db: Database; secret: ServerSecret }) {
  const url = '/get-orders/:id/documents/:number'
  app.get<{ Params: z.output<typeof params>; Querystring: z.output<typeof query> }>(
    url,
    {
      schema: {
        operationId: `GET ${url}`,
        summary: 'An invoice or credit note of my order, or with the token of its link, as PDF',
        tags: ['orders'],
        security: [{ bearer: [] }, {}],
        params,
        querystring: query,
      },
      config: { access: 'optional', rateLimit: { max: 30, timeWindow: '1 minute' } },
    },
    async ({ params: { id, number }, query: { token }, account }, reply) => {
      const order = await findOrder(db, id, { userId: account?.id ?? null, token, secret })
      const document = order && (await findDocument(db, order.id, number))
      if (!document) throw notFound()
      const { filename, content, contentType } = await documentFile(document)
      return reply.type(contentType).header('content-disposition', `attachment; filename="${filename}"`).send(content)
    },
  )
}
