import { createApi } from '@shop/shared-api'
import Fastify from 'fastify'
import { sitemapRoutes } from './sitemap-routes'

/** A shop with one category and this many products, and how often its API was called. */
function shopWith(slug: string, total = 0) {
  let calls = 0
  const answer: typeof fetch = async () => {
    calls += 1
    const meta = { page: 1, limit: 60, total, last_page: 1 }
    return Response.json({ data: slug ? [{ slug, product_count: 1 }] : [], meta })
  }
  const app = Fastify()
  sitemapRoutes(app, {
    api: createApi({ baseUrl: 'http://api.test/api', fetch: answer }),
    origin: 'https://shop.example',
  })
  return { app, calls: () => calls }
}

describe('sitemap routes', () => {
  test('store a file below 32 MiB, and call the API at each visit for a larger one', async () => {
    const short = (await shopWith('x').app.inject('/sitemaps/categories.xml')).body.length
    const longest = 32 * 2 ** 20 - 1
    for (const [length, calls] of [
      [longest, 1],
      [longest + 1, 2],
    ] as const) {
      const shop = shopWith('x'.repeat(length - short + 1))
      expect((await shop.app.inject('/sitemaps/categories.xml')).body).toHaveLength(length)
      await shop.app.inject('/sitemaps/categories.xml')
      expect(shop.calls()).toBe(calls)
    }
  })

  test('list 6,000 products in one file, and one more in a second', async () => {
    const filesOf = async (total: number) => {
      const { body } = await shopWith('x', total).app.inject('/sitemap.xml')
      return body.match(/products-\d+\.xml/g)
    }
    expect(await filesOf(6_000)).toEqual(['products-1.xml'])
    expect(await filesOf(6_001)).toEqual(['products-1.xml', 'products-2.xml'])
  })

  test('answer for 9,999 files of products at most', async () => {
    const { app, calls } = shopWith('')
    expect((await app.inject('/sitemaps/products-9999.xml')).statusCode).toBe(200)
    expect((await app.inject('/sitemaps/products-10000.xml')).statusCode).toBe(404)
    expect(calls()).toBe(1)
  })
})
