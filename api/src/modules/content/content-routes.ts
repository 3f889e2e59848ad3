import { toDollars } from '@shop/shared-api/money'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/client'
import { notFound } from '../../failure'
import { artImageUrl } from '../../media-url'
import { serve } from '../../plugins/serve'
import { contentRepository, type ContentRepository } from './content-repository'
import { estimateDelivery } from './delivery-estimate'
import { buildMenu } from './menu'
import { serializeSettings } from './serialize-settings'

const cache = { cache: 'content' } as const

/** Reads of the shop's content. */
export async function contentRoutes(app: FastifyInstance, { db, googleLogin }: { db: Database; googleLogin: boolean }) {
  const content = contentRepository(db)
  serve(
    app,
    'GET /general-setting',
    async () => ({ data: serializeSettings({ ...(await content.settingsWithLinks()), googleLogin }) }),
    cache,
  )
  serve(app, 'GET /get-sliders', async () => ({ data: (await content.sliders()).map(bannerOf) }), cache)
  serve(app, 'GET /get-banners', async () => ({ data: (await content.banners()).map(bannerOf) }), cache)
  serve(app, 'GET /get-instagrams', async () => ({ data: (await content.instagramPosts()).map(withArt) }), cache)
  serve(app, 'GET /menu', async () => ({ data: buildMenu(await content.categories()) }), cache)
  serve(
    app,
    'GET /get-faqs',
    async () => ({ data: (await content.faqs()).map(({ position: _, ...faq }) => faq) }),
    cache,
  )
  serve(
    app,
    'GET /get-states',
    async () => ({ data: (await content.states()).map(({ code, name }) => ({ code, name })) }),
    cache,
  )
  serve(
    app,
    'GET /delivery-estimate',
    async ({ query }) => ({
      data: await estimateDelivery(query.zip, await content.settings(), await content.states()),
    }),
    cache,
  )
  serve(
    app,
    'GET /get-slabs',
    async () => ({
      data: (await content.tiers()).map((tier) => ({
        id: tier.id,
        from_qty: toDollars(tier.fromCents),
        to_qty: tier.toCents === null ? null : toDollars(tier.toCents),
        discount: tier.percent,
      })),
    }),
    cache,
  )
  serve(
    app,
    'GET /get-pages',
    async ({ query }) => {
      const page = await content.page(query.title)
      if (!page) throw notFound()
      const { updatedAt, published: _, ...rest } = page
      return { data: { ...rest, updated_at: updatedAt.toISOString() } }
    },
    cache,
  )
  serve(app, 'GET /get-page-list', async () => ({ data: await content.pageList() }), cache)
}

function bannerOf({ id, title, subtitle, image, alt, url }: Awaited<ReturnType<ContentRepository['banners']>>[number]) {
  return { id, title, subtitle, image: artImageUrl(image), alt, url }
}

function withArt<T extends { image: string; position: number }>({ position: _, ...row }: T) {
  return { ...row, image: artImageUrl(row.image) }
}
