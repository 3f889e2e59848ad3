import { mockResponses } from '@shop/shared-api/testing/fake-api'
import type { ReleaseSet } from '@shop/shared-api/contract'
import { Form } from '@shop/shared-ui'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  RouterProvider,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom'
import { contentRoutes } from '../content/content-routes'
import { sampleSettings } from '@shop/shared-api/testing/sample-settings'
import { sampleMenu } from '../layout/testing/sample-frame'
import { mount } from '../page/mount'
import type { Loaded, Remotes } from '../remotes/create-remotes'
import { createRouter } from './browser-router'
import { holdFirstState } from './hold-first-state'
import { shellRoutes } from './shell-routes'

const frame = { settings: sampleSettings, menu: sampleMenu, slabs: [] }
const prefixes = ['/', '/shop']
const set = { revision: 1, parts: { catalogue: { version: '1.0.0', prefixes } } } as unknown as ReleaseSet
const list = (text: string): RouteObject[] => [
  { id: 'catalogue/home', path: '/', Component: () => <h1>{`Home: ${text}`}</h1> },
  { id: 'catalogue/shop', path: '/shop', Component: () => <h1>{`List: ${text}`}</h1> },
  { id: 'catalogue/product', path: '/shop/:id', Component: () => <h1>{`Product: ${text}`}</h1> },
]

/** A server-rendered page of a remote that responds when the test lets it. */
async function openPage(path: string, { timeoutMs = 0, routes: onServer = list('server') } = {}) {
  history.replaceState(null, '', path)
  const handler = createStaticHandler(shellRoutes(onServer))
  const context = (await handler.query(new Request(`http://shop.test${path}`), {
    filterMatchesToLoad: () => false,
  })) as StaticHandlerContext
  context.loaderData = { 'shell/frame': frame }
  const rendered = createStaticRouter(handler.dataRoutes, context)
  document.body.innerHTML = `<div id="root">${renderToString(
    <StaticRouterProvider router={rendered} context={context} hydrate={false} />,
  )}</div>`

  let answer: (routes: RouteObject[] | null) => void = () => undefined
  const requested = jest.fn()
  const routes: Remotes['routes'] = (part) => {
    requested(part)
    return new Promise<Loaded<RouteObject[]>>((resolve, reject) => {
      answer = (value) => (value ? resolve({ version: '1.0.0', value }) : reject(new Error('gone')))
    })
  }
  const remotes = { routes, leave: () => false } as unknown as Remotes
  const making = createRouter({ set, remotes, hydration: { loaderData: { 'shell/frame': frame } }, timeoutMs })
  const come = (value: RouteObject[] | null) => act(async () => answer(value))
  const onRecovered = jest.fn()
  const alive = async () => {
    const router = await making
    const root = document.getElementById('root') as HTMLElement
    await act(async () => void mount(root, <RouterProvider router={holdFirstState(router)} />, onRecovered))
    return router
  }
  return { alive, come, requested, onRecovered }
}

const main = () => within(screen.getByRole('main'))

describe('browser router', () => {
  beforeEach(() => {
    localStorage.setItem('newsletter:v1', JSON.stringify({ subscribed: true }))
    localStorage.setItem('consent:v1', JSON.stringify({ analytics: false, decidedAt: Date.now() }))
    mockResponses({})
    Object.assign(window, { requestIdleCallback: () => 0, cancelIdleCallback: () => undefined })
  })

  test.each([
    ['/', 'Home'],
    ['/shop', 'List'],
    ['/shop/12', 'Product'],
  ])('while the part of %s hangs, the layout is usable and the page joins later', async (path, name) => {
    const { alive, come, requested, onRecovered } = await openPage(path)
    const heading = main().getByRole('heading', { level: 1 })
    const router = await alive()
    expect(heading).toHaveTextContent(`${name}: server`)
    expect(document.contains(heading)).toBe(true)
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('progressbar', { name: 'Loading the page' })).toBeInTheDocument()
    expect(onRecovered).not.toHaveBeenCalled()

    const menu = screen.getAllByRole('button', { expanded: false, hidden: true })[0] as HTMLElement
    fireEvent.click(menu)
    expect(menu).toHaveAttribute('aria-expanded', 'true')
    expect(heading).toHaveTextContent(`${name}: server`)

    await come(list('browser'))
    expect(await main().findByRole('heading', { level: 1 })).toHaveTextContent(`${name}: browser`)
    expect(screen.getByRole('main')).not.toHaveAttribute('aria-busy')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(router.state.location.pathname).toBe(path)
    expect(requested).toHaveBeenCalledTimes(1)
    expect(onRecovered).not.toHaveBeenCalled()
  })

  test('a part that loads in time is hydrated', async () => {
    const page = await openPage('/shop', { timeoutMs: 60_000 })
    const heading = main().getByRole('heading', { level: 1 })
    await page.come(list('server'))
    await page.alive()
    expect(main().getByRole('heading', { level: 1 })).toBe(heading)
    expect(screen.getByRole('main')).not.toHaveAttribute('aria-busy')
    expect(page.onRecovered).not.toHaveBeenCalled()
  })

  test('a part that never loads shows an error in the layout', async () => {
    const { alive, come } = await openPage('/shop/12')
    await alive()
    await come(null)
    expect(await main().findByText(/unavailable right now/)).toBeInTheDocument()
  })

  const formPage = (worksWithoutScripts: boolean): RouteObject[] => [
    {
      id: 'catalogue/shop',
      path: '/shop',
      Component: () => (
        <Form worksWithoutScripts={worksWithoutScripts}>
          <input aria-label="Name" />
        </Form>
      ),
    },
  ]

  test.each([
    ['at once', 60_000],
    ['after a while', 0],
  ])('a part that fails %s leaves its server-handled form with its input', async (_when, timeoutMs) => {
    const { alive, come } = await openPage('/shop', { timeoutMs, routes: formPage(true) })
    const living = timeoutMs === 0 ? alive() : undefined
    await living
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Maya' } })
    await come(null)
    await (living ?? alive())
    expect(screen.getByLabelText('Name')).toHaveValue('Maya')
    expect(main().queryByText('Temporarily unavailable')).not.toBeInTheDocument()
  })

  test('a part that fails removes a form that needs its code', async () => {
    const { alive, come } = await openPage('/shop', { routes: formPage(false) })
    await alive()
    await come(null)
    expect(await main().findByText('Temporarily unavailable')).toBeVisible()
  })

  test('a visitor who navigated away stays there, and the late page works when they return', async () => {
    const { alive, come } = await openPage('/shop/12')
    const router = await alive()
    const isLost = () => expect(main().getByText(/There is no page at this address/)).toBeInTheDocument()
    await act(() => router.navigate('/nowhere/at-all'))
    await waitFor(isLost)
    await come(list('browser'))
    expect(router.state.location.pathname).toBe('/nowhere/at-all')
    isLost()
    await act(() => router.navigate('/shop/12'))
    expect(await main().findByRole('heading', { level: 1 })).toHaveTextContent('Product: browser')
  })

  test('a late part without the page shows not-found', async () => {
    const { alive, come } = await openPage('/shop/12')
    await alive()
    await come(list('browser').slice(0, 2))
    expect(await main().findByText(/There is no page at this address/)).toBeInTheDocument()
  })

  test('a part answers no path outside its prefixes, in no version', async () => {
    const hijacking = { path: '/login', Component: () => <h1>Foreign login</h1> }
    const { alive, come } = await openPage('/shop')
    const router = await alive()
    await come([...list('browser'), hijacking])
    expect(await main().findByText('List: browser')).toBeVisible()
    await act(() => router.navigate('/login'))
    expect(await main().findByText(/There is no page at this address/)).toBeInTheDocument()
  })

  test('a page of the shell shows an error in the layout and reports it if its code fails to load', async () => {
    const watchPage = jest.fn()
    Object.assign(globalThis, { watchPage })
    const faqs = contentRoutes.find(({ path }) => path === '/faqs')!
    jest.spyOn(faqs, 'lazy' as never).mockRejectedValue(new Error('ChunkLoadError') as never)
    document.body.replaceChildren()
    history.replaceState(null, '', '/faqs')
    const remotes = {} as unknown as Remotes
    const router = await createRouter({ set, remotes, hydration: { loaderData: { 'shell/frame': frame } } })
    render(<RouterProvider router={router} />)
    expect(await main().findByText(/unavailable right now/)).toBeInTheDocument()
    expect(screen.getByRole('banner')).toBeInTheDocument()
    expect(watchPage).toHaveBeenCalledWith('error', expect.objectContaining({ message: 'ChunkLoadError' }))
  })
})
