import { isInternal } from '@shop/shared-api/network'
import { MAX_REPORTED_TERMS, MAX_SEARCHES_PER_REPORT, normalizeSearchTerm } from '@shop/shared-api/search-terms'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '../../database/client'
import { notFound } from '../../failure'
import { addEmptySearches } from './empty-searches'

const report = z.strictObject({
  terms: z
    .array(
      z.strictObject({
        term: z.string().refine((term) => normalizeSearchTerm(term) === term),
        searches: z.int().min(1).max(MAX_SEARCHES_PER_REPORT),
      }),
    )
    .min(1)
    .max(MAX_REPORTED_TERMS),
})

/**
 * Takes the counts of document servers, which serve most searches from their caches. Visitors' calls come through them
 * with `x-forwarded-for`, and are not answered.
 */
export async function emptySearchesRoute(app: FastifyInstance, { db }: { db: Database }) {
  app.post<{ Body: z.output<typeof report> }>(
    '/empty-searches',
    { bodyLimit: 32 * 1024, schema: { hide: true, body: report } },
    async ({ body, headers, network }, reply) => {
      if (headers['x-forwarded-for'] !== undefined || !isInternal(network)) throw notFound()
      await addEmptySearches(db, body.terms)
      return reply.code(204).send()
    },
  )
}
