import { expect, test } from '../../fixtures/shop-test'

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)

test('search engines find every page by the sitemap, and each of them wants to be found', async ({ request }) => {
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
    expect.soft(tags.includes('content="noindex'), `${path} is kept out`).toBe(false)
    expect.soft(/rel="canonical" href="http/.test(tags), `${path} names its one address`).toBe(true)
    expect.soft(/property="og:image" content="http[^"]+\.jpg"/.test(tags), `${path} has a picture`).toBe(true)
  }
})

test('the shop can be put on a home screen, and pages of one’s own stay out of search engines', async ({ request }) => {
  const manifest = (await (await request.get('/site.webmanifest')).json()) as { icons: { src: string }[] }
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
