import { expect, test } from '../../fixtures/shop-test'

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)

test('the sitemap lists every indexable page, and only those', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toMatch(/^Sitemap: http.+\/sitemap\.xml$/m)
  const files = locations(await (await request.get('/sitemap.xml')).text())
  expect(files).toHaveLength(3)
  const [pages = [], categories = [], products = []] = await Promise.all(
    files.map(async (file) => locations(await (await request.get(file)).text())),
  )
  expect(categories.length).toBeGreaterThan(20)
  expect(products.length).toBeGreaterThan(200)
  for (const path of [...pages, categories[0] ?? '', products[0] ?? '']) {
    const answer = await request.get(path)
    expect.soft(answer.status(), path).toBe(200)
    const tags = (await answer.text()).match(/<(?:meta|link) [^>]+>/g)?.join('\n') ?? ''
    expect.soft(tags.includes('content="noindex'), `${path} has no noindex`).toBe(false)
    expect.soft(/rel="canonical" href="http/.test(tags), `${path} names its one address`).toBe(true)
    expect.soft(/property="og:image" content="http[^"]+\.jpg"/.test(tags), `${path} has a picture`).toBe(true)
  }
})

test('the shop is installable, and private pages are not indexed', async ({ request }) => {
  const manifest = (await (await request.get('/site.webmanifest')).json()) as { icons: { src: string }[] }
  expect(manifest.icons).toHaveLength(4)
  for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true)
  for (const path of [
    '/cart',
    '/wishlist',
    '/login',
    '/signup',
    '/wholesaler/login',
    '/reset-password',
    '/no-such-page',
    '/shop?search=belt',
  ]) {
    const html = await (await request.get(path)).text()
    expect.soft(html.includes('<meta name="robots" content="noindex'), path).toBe(true)
  }
  const home = await (await request.get('/')).text()
  expect(home.includes('"@type":"OnlineStore"')).toBe(true)
})

test('a product’s structured data contains each variant with its offer, shipping and returns', async ({ request }) => {
  const { data: product } = (await (await request.get('/api/get-product/1')).json()) as {
    data: { title: string; productVariations: { sku: string; available: number }[]; breadcrumb: { title: string }[] }
  }
  const html = await (await request.get('/shop/1')).text()
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as StructuredData,
  )
  const of = (type: string) => data.filter((object) => object['@type'] === type)
  expect(of('ProductGroup')).toHaveLength(1)
  const [group] = of('ProductGroup')
  expect(group).toMatchObject({
    name: product.title,
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
  })
  const offers = group?.hasVariant?.map(({ sku, offers }) => [sku, offers.availability, offers.price > 0]) ?? []
  expect(offers).toEqual(
    product.productVariations.map(({ sku, available }) => [
      sku,
      `https://schema.org/${available > 0 ? 'InStock' : 'OutOfStock'}`,
      true,
    ]),
  )
  expect(group?.hasVariant?.[0]?.offers).toMatchObject({
    '@type': 'Offer',
    priceCurrency: 'USD',
    shippingDetails: { '@type': 'OfferShippingDetails', shippingRate: { currency: 'USD' } },
    hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy', applicableCountry: 'US' },
  })
  expect(of('BreadcrumbList')[0]?.itemListElement?.map(({ name }) => name)).toEqual([
    'Home',
    ...product.breadcrumb.map(({ title }) => title),
    product.title,
  ])
  const tags = html.match(/<(?:meta|link) [^>]+>/g) ?? []
  const origin = /rel="canonical" href="(https?:[^"]+)\/shop\/1"/.exec(tags.join('\n'))?.[1]
  expect(tags).toContain(`<meta property="og:url" content="${origin}/shop/1">`)
  expect(tags).toContain('<meta property="og:type" content="product">')
  const picture = /property="og:image" content="(http[^"]+\.jpg)"/.exec(tags.join('\n'))?.[1] ?? ''
  expect((await request.get(new URL(picture).pathname)).headers()['content-type']).toBe('image/jpeg')
  const variantPicture = new URL(group?.hasVariant?.[0]?.image ?? '')
  expect((await request.get(variantPicture.pathname)).ok()).toBe(true)
})

/** The fields of a document's structured data that this journey reads. */
interface StructuredData {
  '@type': string
  hasVariant?: { sku: string; image: string; offers: { availability: string; price: number } }[]
  itemListElement?: { name: string }[]
}
