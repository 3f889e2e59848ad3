import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/client'
import { notFound } from '../../failure'
import { serve } from '../../plugins/serve'
import { categoryList } from './category-list'
import { catalogueService, paginationMeta } from './catalogue-service'
import { publicRevision, revisionReader } from './catalogue-revision'
import { createResponseCache } from './response-cache'
import { findRatingSummary, listReviews } from './review-repository'
import { sizeChartsFor } from './size-chart-repository'

const cache = { cache: 'catalogue' } as const

/** Catalogue reads, at retail prices. */
export async function catalogueRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const catalogue = catalogueService(db)
  const cached = createResponseCache(db)
  const currentRevision = revisionReader(db)
  serve(
    app,
    'GET /get-products',
    cached(({ query }, { listing }) => catalogue.list(query, listing)),
    cache,
  )
  serve(
    app,
    'GET /get-product/:id',
    cached(async ({ params }) => ({ data: await catalogue.product(params.id) })),
    cache,
  )
  serve(
    app,
    'GET /sale-products',
    cached(({ query }, { listing }) => catalogue.sale(query, listing)),
    cache,
  )
  serve(app, 'GET /revision', async () => ({ data: { revision: publicRevision(await currentRevision()) } }))
  serve(
    app,
    'GET /get-categories',
    cached(async ({ query }) => ({ data: await categoryList(db, query.take_all) }), 'listing'),
    { cache: 'content' },
  )
  serve(
    app,
    'GET /get-recent-view',
    async ({ query }) => ({ data: await catalogue.inOrderOf(query.product_ids.slice(0, query.limit)) }),
    cache,
  )
  serve(app, 'GET /get-size-chart', async ({ query }) => ({ data: await sizeChartsFor(db, query.category_id) }), {
    cache: 'content',
  })
  serve(
    app,
    'GET /get-ratings',
    async ({ query }) => {
      const [summary, { data, total }] = await Promise.all([
        findRatingSummary(db, query.product_id),
        listReviews(db, query),
      ])
      if (!summary) throw notFound()
      return { data, meta: paginationMeta(query, total), summary }
    },
    cache,
  )
}
