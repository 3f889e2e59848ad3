import { refreshCatalogue } from '@shop/api'
import { testApp, type TestApp } from '@shop/api/testing/test-app'
import { createReadApi } from '@shop/shared-api/read-api'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { routes } from '../../mfe-catalogue/src/routes'
import type { PartForServer } from '../../shell/src/server-render/create-renderer'
import { renderDocument } from '../../shell/src/server-render/render-document'
import { siteVariant, type SiteVariant } from '../../shell/src/server-render/site-variant'
import { growCatalogue } from '../bench/api/grow-catalogue'

// Renders several hundred documents.
jest.setTimeout(600_000)

const ORIGIN = 'https://shop.example'
const PRODUCTS = 80

let app: TestApp
beforeAll(async () => {
  app = await testApp({ checkAnswers: false })
  await growCatalogue(app.handle, PRODUCTS)
  await refreshCatalogue(app.db)
})
afterAll(() => app.close())

/** The site of the catalogue's real routes. */
function siteOf(version: string): SiteVariant {
  const part = (name: string, bundle?: PartForServer['bundle']): PartForServer => {
    const entry = `/r/${name}/${version}/entry.js`
    return { release: { version, entry, integrity: { [entry]: `sha384-${'a'.repeat(64)}` } }, chunks: {}, bundle }
  }
  const parts = { shell: part('shell'), catalogue: part('catalogue', { routes, widgets: {} }) }
  const inSet = (name: keyof typeof parts, prefixes: string[]) => {
    return { ...parts[name].release, prefixes, widgets: [], lastKnownGood: null }
  }
  const prefixes = ['/', '/shop', '/product', '/product-sales', '/size-guide', '/wishlist']
  return siteVariant({
    set: { revision: 1, parts: { shell: inSet('shell', []), catalogue: inSet('catalogue', prefixes) } },
    parts: {
      shell: { live: parts.shell, lastKnownGood: null },
      catalogue: { live: parts.catalogue, lastKnownGood: null },
    },
    origin: ORIGIN,
  })
}

/** What React and styled-components write, without any reuse. */
function renderPlain(page: ReactElement) {
  const sheet = new ServerStyleSheet()
  const body = renderToString(sheet.collectStyles(page))
  return { body, styles: sheet.getStyleTags() }
}

const pages = (path: string, ...lists: string[][]): string[] =>
  lists
    .reduce((queries, options) => queries.flatMap((query) => options.map((option) => [...query, option])), [
      [],
    ] as string[][])
    .map((query) => `${path}?${query.filter(Boolean).join('&')}`)

const sorts = ['', 'sort=price_asc', 'sort=price_desc', 'sort=newest', 'sort=rating']

const addresses = (categories: string[], ids: number[]): string[] => [
  ...['/', '/size-guide', '/product/authenticity', '/about-us', '/contact-us', '/shipping', '/returns', '/nowhere'],
  ...['/shop?search=glove', '/shop?search=nothing-like-it', '/product-sales'],
  ...pages('/shop', sorts, ['', 'page=2', 'page=3', 'page=4'], ['', 'in_stock=true', 'on_sale=true']),
  ...pages('/shop', ['size=M', 'size=L&size=S', 'color=Black'], ['', 'price_min=20', 'price_max=60', 'rating_min=4']),
  ...categories.flatMap((slug) =>
    pages(`/product/list/${slug}`, sorts, ['', 'page=2'], ['', 'price_min=30', 'in_stock=true', 'color=Black']),
  ),
  ...ids.map((id) => `/shop/${id}`),
]

describe('documents of the catalogue', () => {
  test('have the bytes of a plain render at 200 addresses, rendered in any order and again', async () => {
    const client = createReadApi(async (path) => {
      const { statusCode, body } = await app.app.inject({ method: 'GET', url: `/api${path}` })
      return { status: statusCode, body }
    })
    const site = siteOf('1.0.0')
    const other = siteOf('2.0.0')
    const render = async (of: SiteVariant, url: string) =>
      (await renderDocument(of, new Request(ORIGIN + url), { api: client })).html
    const [{ body: list }, { body: tree }] = [
      await app.call('GET /get-products', { query: 'limit=48' }),
      await app.call('GET /get-categories', { query: 'take_all=true' }),
    ]
    const all = addresses(
      tree.data.map(({ slug }) => slug),
      list.data.map(({ id }) => id),
    )
    expect(all.length).toBeGreaterThanOrEqual(200)
    for (const url of [...all, ...all.slice(0, 60).reverse()]) {
      const [plain, reused] = [await render({ ...site, renderMarkup: renderPlain }, url), await render(site, url)]
      if (plain !== reused) throw new Error(`${url} differs: ${firstDifference(plain, reused)}`)
    }
    // Another release set, with nothing of the first in its pages.
    for (const url of all.slice(0, 20)) {
      const page = await render(other, url)
      expect(page).not.toContain('/1.0.0/')
      expect(page === (await render({ ...other, renderMarkup: renderPlain }, url))).toBe(true)
    }
  })
})

function firstDifference(a: string, b: string): string {
  const at = [...a].findIndex((letter, index) => letter !== b[index])
  return `${a.slice(at - 80, at + 80)} ≠ ${b.slice(at - 80, at + 80)}`
}
