import type { Api } from '@shop/shared-api'

/** One address of the sitemap. */
export interface SitemapEntry {
  path: string
  /** Base address of a picture on the page. */
  image?: string
}

/** Static pages of the shop; lists and products come from the API. */
export const fixedPages: readonly string[] = [
  '/',
  '/shop',
  '/product-sales',
  '/size-guide',
  '/product/authenticity',
  '/about-us',
  '/contact-us',
  '/track-order',
  '/faqs',
  '/shipping',
  '/returns',
  '/privacy-policy',
  '/term-conditions',
  '/wholesaler/signup',
  '/wholesaler/equipment',
  '/model',
]

/** The API's maximum page size. */
const answerSize = 60

/** Products in one file of the sitemap: a hundred answers of the API, well below the 50,000 that are allowed. */
const productsPerFile = 6_000

/** The static pages, and the published pages that staff have added. */
export async function* pageEntries(api: Api): AsyncGenerator<SitemapEntry> {
  for (const path of fixedPages) yield { path }
  const { data } = await api.request('GET /get-page-list')
  for (const { slug } of data) if (!fixedPages.includes(`/${slug}`)) yield { path: `/pages/${slug}` }
}

/** The lists of all categories that hold anything. */
export async function* categoryEntries(api: Api): AsyncGenerator<SitemapEntry> {
  const { data } = await api.request('GET /get-categories', { query: { take_all: true } })
  for (const { slug, product_count: count } of data) if (count > 0) yield { path: `/product/list/${slug}` }
}

/** The products of one file, counted from 1, streamed as the API responds. */
export async function* productEntries(api: Api, file: number): AsyncGenerator<SitemapEntry> {
  const answers = productsPerFile / answerSize
  for (let page = (file - 1) * answers + 1; page <= file * answers; page += 1) {
    const { data, meta } = await api.request('GET /get-products', {
      query: { sort: 'newest', limit: answerSize, page },
    })
    for (const { id, thumbnail } of data) yield { path: `/shop/${id}`, image: thumbnail }
    if (page >= meta.last_page) return
  }
}

/** Number of product files; at least one. */
export async function productFiles(api: Api): Promise<number> {
  const { meta } = await api.request('GET /get-products', { query: { limit: 1 } })
  return Math.max(1, Math.ceil(meta.total / productsPerFile))
}
