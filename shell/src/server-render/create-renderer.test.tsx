import type { Api } from '@shop/shared-api'
import type { ReleaseSet } from '@shop/shared-api/contract'
import { data, useLoaderData, type RouteObject } from 'react-router-dom'
import type { ListedScripts } from '../page/late-scripts'
import { createRenderer, type PartForServer } from './create-renderer'
import type { PageScript } from './preloads'

const api: Api = { request: async () => ({ data: [] }) as never }

function release(part: string, version: string): PartForServer['release'] {
  const entry = `/r/${part}/${version}/entry.js`
  const chunk = `/r/${part}/${version}/shop.js`
  return { version, entry, integrity: { [entry]: `sha384-${'a'.repeat(64)}`, [chunk]: `sha384-${'b'.repeat(64)}` } }
}

function catalogue(
  version: string,
  routes: RouteObject[],
  preHydrationScripts?: Record<string, string>,
): PartForServer {
  return {
    release: release('catalogue', version),
    chunks: { shop: [`/r/catalogue/${version}/shop.js`] },
    bundle: { routes, widgets: {}, preHydrationScripts },
  }
}

const shop = (Component: () => React.ReactNode): RouteObject[] => [
  { id: 'catalogue/shop', path: '/shop', handle: { head: () => ({ title: 'All <gear>' }) }, Component },
]
const throwing = shop(() => {
  throw new Error('broken release')
})

function render(path: string, live: PartForServer, lastKnownGood: PartForServer | null = null, loaderApi: Api = api) {
  const shell: PartForServer = { release: release('shell', '1.0.0'), chunks: { transport: ['/r/shell/1.0.0/shop.js'] } }
  const set: ReleaseSet = {
    revision: 7,
    parts: {
      shell: { ...shell.release, prefixes: [], widgets: [], lastKnownGood: null },
      catalogue: {
        ...live.release,
        prefixes: ['/', '/shop'],
        widgets: [],
        lastKnownGood: lastKnownGood?.release ?? null,
      },
    },
  }
  const parts = { shell: { live: shell, lastKnownGood: null }, catalogue: { live, lastKnownGood } }
  const renderer = createRenderer({ set, parts, origin: 'https://shop.example' })
  return renderer.render(new Request(`https://shop.example${path}`), { api: loaderApi })
}

/** The scripts that a document has browsers preload. */
function preloadsIn(html: string): PageScript[] {
  const listed = /id="shop-scripts">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  return (JSON.parse(listed) as ListedScripts).preload
}

describe('a document', () => {
  test('holds the screen of the remote in the shell’s frame, and preloads its scripts with their hashes', async () => {
    const { status, html, cache } = await render(
      '/shop',
      catalogue(
        '2.0.0',
        shop(() => <h1>All gear</h1>),
      ),
    )
    expect({ status, cache }).toEqual({ status: 200, cache: 'public' })
    expect(html).toContain('<h1>All gear</h1>')
    expect(html).toContain('<title>All &lt;gear&gt; | Shop</title>')
    expect(preloadsIn(html)).toContainEqual({
      path: '/r/catalogue/2.0.0/shop.js',
      integrity: expect.stringMatching(/^sha384-b+$/),
    })
    expect(html).not.toContain(' style="')
  })

  test('never comes from a part that the path does not belong to', async () => {
    const hijacking = [...shop(() => <h1>All gear</h1>), { path: '/login', Component: () => <h1>Foreign login</h1> }]
    const { status, html } = await render('/login', catalogue('2.0.0', hijacking))
    expect(status).toBe(404)
    expect(html).not.toContain('Foreign login')
    expect((await render('/shop', catalogue('2.0.0', hijacking))).html).toContain('All gear')
  })

  test('preloads the API client for a personal page', async () => {
    const client = expect.objectContaining({ path: '/r/shell/1.0.0/shop.js' })
    const [open] = shop(() => <h1>All gear</h1>)
    const own = await render('/shop', catalogue('2.0.0', [{ ...open!, handle: { private: true } }]))
    expect(preloadsIn(own.html)).toContainEqual(client)
    expect(preloadsIn((await render('/shop', catalogue('2.0.0', [open!]))).html)).not.toContainEqual(client)
  })

  test("runs the screen's script after the markup, and allows it in the CSP", async () => {
    const part = catalogue(
      '2.0.0',
      shop(() => <h1>All gear</h1>),
      { 'catalogue/shop': 'show()', 'catalogue/product': 'other()' },
    )
    const { html, earlyScript } = await render('/shop', part)
    expect(earlyScript).toBe('show()')
    expect(html).toMatch(/All gear.*<script>show\(\)<\/script>/)
    expect(html).not.toContain('other()')
    expect((await render('/nowhere', part)).html).not.toContain('show()')
  })

  test('uses the last known good version when the live one throws, in the browser too', async () => {
    const { status, html, failures } = await render(
      '/shop',
      catalogue('2.0.0', throwing),
      catalogue(
        '1.0.0',
        shop(() => <h1>Old gear</h1>),
      ),
    )
    expect(status).toBe(200)
    expect(html).toContain('<h1>Old gear</h1>')
    expect(html).toContain('"entry":"/r/catalogue/1.0.0/entry.js"')
    expect(html).not.toContain('/r/catalogue/2.0.0/')
    expect(failures).toMatchObject([{ part: 'catalogue', version: '2.0.0', to: '1.0.0' }])
  })

  test('shows an error message when no version renders, and keeps the layout', async () => {
    const { status, html, failures } = await render('/shop', catalogue('2.0.0', throwing), catalogue('1.0.0', throwing))
    expect(status).toBe(503)
    expect(html).toContain('unavailable')
    expect(html).toContain('id="main"')
    expect(failures.map(({ version }) => version)).toEqual(['2.0.0', '1.0.0'])
  })

  test('is laid to the shell alone when not even the notice renders', async () => {
    const page = shop(() => <h1>All gear</h1>)
    const breaking: Api = { request: async () => ({ data: [null] }) as never }
    const { status, failures } = await render('/shop', catalogue('2.0.0', page), catalogue('1.0.0', page), breaking)
    expect(status).toBe(503)
    expect(failures).toMatchObject([{ part: 'shell', version: '1.0.0', to: null }])
  })

  test("is a 404 for an unknown path, and for a loader's not-found", async () => {
    const missing: RouteObject[] = [
      {
        id: 'catalogue/shop',
        path: '/shop',
        loader: () => {
          throw data({ message: 'No such product' }, { status: 404 })
        },
        Component: () => null,
      },
    ]
    for (const document of [render('/nowhere', catalogue('2.0.0', [])), render('/shop', catalogue('2.0.0', missing))]) {
      const { status, html, cache, failures } = await document
      expect({ status, cache, failures }).toEqual({ status: 404, cache: 'private', failures: [] })
      expect(html).toContain('<title>page_not_found</title>')
    }
  })

  test('is not blamed on a remote if its loader could not reach the API', async () => {
    const cut: RouteObject[] = [
      {
        id: 'catalogue/shop',
        path: '/shop',
        loader: () => Promise.reject(Object.assign(new Error('no answer'), { status: 0 })),
        Component: () => null,
      },
    ]
    const { status, failures } = await render('/shop', catalogue('2.0.0', cut))
    expect({ status, failures }).toEqual({ status: 503, failures: [] })
  })

  test('carries no loader data of a private page', async () => {
    const loader = jest.fn(() => ({ secret: 'mine' }))
    const own: RouteObject[] = [
      {
        id: 'catalogue/shop',
        path: '/shop',
        handle: { private: true },
        loader,
        HydrateFallback: () => <p>One moment</p>,
        Component: () => <p>{useLoaderData<{ secret: string }>().secret}</p>,
      },
    ]
    const { html, cache } = await render('/shop', catalogue('2.0.0', own))
    expect(cache).toBe('private')
    expect(loader).not.toHaveBeenCalled()
    expect(html).toContain('One moment')
  })

  test('can’t be broken out of by loader data', async () => {
    const hostile: RouteObject[] = [
      {
        id: 'catalogue/shop',
        path: '/shop',
        loader: () => ({ title: '</script><script>alert(1)</script>' }),
        Component: () => <p>{useLoaderData<{ title: string }>().title}</p>,
      },
    ]
    const { html } = await render('/shop', catalogue('2.0.0', hostile))
    expect(html).not.toContain('<script>alert(1)')
  })
})
