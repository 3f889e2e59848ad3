import { createApi } from '@shop/shared-api'
import { readParts } from '@shop/federation/parts'
import Fastify from 'fastify'
import { fixedPages } from './sitemap-entries'
import { sitemapRoutes } from './sitemap-routes'

const total = 6_001
const product = (id: number) => ({ id, thumbnail: `/api/media/products/glove.${id}` })
let requests: string[] = []
let isDown = false
let publishedPages: string[] = []

/** An API of 6,001 products, 60 to an answer. */
const answer: typeof fetch = async (input, init) => {
  const url = new URL(new Request(input, init).url)
  requests.push(url.pathname + url.search)
  if (isDown) return new Response('', { status: 503 })
  if (url.pathname === '/api/get-categories') {
    const category = { slug: 'gloves', product_count: 3 }
    return Response.json({ data: [category, { ...category, slug: 'empty', product_count: 0 }] })
  }
  if (url.pathname === '/api/get-page-list')
    return Response.json({ data: publishedPages.map((slug) => ({ slug, title: slug })) })
  const page = Number(url.searchParams.get('page') ?? 1)
  const limit = Number(url.searchParams.get('limit'))
  const first = (page - 1) * limit + 1
  const count = Math.max(0, Math.min(limit, total - first + 1))
  const data = Array.from({ length: count }, (_, at) => product(first + at))
  return Response.json({ data, meta: { page, limit, total, last_page: Math.ceil(total / limit) } })
}

function shop() {
  const app = Fastify()
  const api = createApi({ baseUrl: 'http://api.test/api', fetch: answer })
  sitemapRoutes(app, { api, origin: 'https://shop.example' })
  return app
}

beforeEach(() => {
  requests = []
  isDown = false
})

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)

describe('the sitemap', () => {
  test('lists its files: pages, categories, and the product files', async () => {
    const { body, headers } = await shop().inject('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(locations(body)).toEqual([
      'https://shop.example/sitemaps/pages.xml',
      'https://shop.example/sitemaps/categories.xml',
      'https://shop.example/sitemaps/products-1.xml',
      'https://shop.example/sitemaps/products-2.xml',
    ])
  })

  test('lists every product once, with its picture', async () => {
    const app = shop()
    const files = await Promise.all([1, 2].map((file) => app.inject(`/sitemaps/products-${file}.xml`)))
    const found = files.flatMap(({ body }) => locations(body))
    expect(new Set(found).size).toBe(total)
    expect(files[1]?.body).toContain(
      '<loc>https://shop.example/shop/6001</loc><image:image><image:loc>https://shop.example/api/media/products/glove.6001/960.jpg',
    )
  })

  test('excludes empty categories', async () => {
    const { body } = await shop().inject('/sitemaps/categories.xml')
    expect(locations(body)).toEqual(['https://shop.example/product/list/gloves'])
  })

  test('lists a page that staff have added while it is published, and a fixed page once', async () => {
    publishedPages = ['returns', 'warranty']
    const listed = locations((await shop().inject('/sitemaps/pages.xml')).body)
    expect(listed).toContain('https://shop.example/pages/warranty')
    expect(listed.filter((url) => url?.endsWith('/returns'))).toEqual(['https://shop.example/returns'])
    publishedPages = ['returns']
    expect((await shop().inject('/sitemaps/pages.xml')).body).not.toContain('warranty')
  })

  test('calls the API once an hour for a complete file', async () => {
    const app = shop()
    await app.inject('/sitemaps/categories.xml')
    const again = await app.inject('/sitemaps/categories.xml')
    expect(requests).toHaveLength(1)
    expect(again.body).toContain('</urlset>')
  })

  test('never stores an incomplete file', async () => {
    const app = shop()
    isDown = true
    await app.inject('/sitemaps/categories.xml').catch(() => undefined)
    isDown = false
    expect((await app.inject('/sitemaps/categories.xml')).body).toContain('gloves')
  })

  test('names no page that no part answers', () => {
    const prefixes = readParts().flatMap((part) => part.prefixes)
    const isAnswered = (path: string) =>
      prefixes.some((prefix) => path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`)))
    expect(fixedPages).not.toEqual([])
    expect(fixedPages.filter((path) => !isAnswered(path))).toEqual([])
  })
})
