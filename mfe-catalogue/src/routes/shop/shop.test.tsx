import '@shop/account-contract'
import '@shop/catalogue-contract'
import { bus } from '@shop/shared-events'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi, errorResponse } from '@shop/shared-api/testing/fake-api'
import { makeList } from '@shop/shared-api/testing/product-list'
import { showScreen } from '../../testing/show-screen'
import * as shop from './shop.route'
import { shopHandle } from './shop-head'
import { shopLoader, type ShopData } from './shop-loader'

const answering = (list = makeList()) => createFakeApi({ 'GET /get-products': () => list })
const show = (url: string, api = answering(), path = '/shop') => showScreen({ screen: shop, path, url, api })
const lastQuery = (api: ReturnType<typeof answering>) =>
  api.calls
    .filter(({ name }) => name === 'GET /get-products')
    .at(-1)
    ?.query.toString()
/** The sidebar; without a layout the window counts as a phone, where it is hidden. */
const inPanel = (role: string, name: RegExp) => screen.getByRole(role, { name, hidden: true })
const load = (at: string, api: ReturnType<typeof createFakeApi>, params = {}) =>
  shopLoader({ request: new Request(`http://shop.test${at}`), params, context: { api } } as never)

describe('shop page', () => {
  test('shows the total and the current range', async () => {
    await show('/shop?page=2', answering(makeList({ page: 2, total: 30, last_page: 2 })))
    expect(screen.getByText('25–30 of 30 products')).toHaveAttribute('role', 'status')
    expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/shop')
  })

  test('filters by size and stores it in the URL', async () => {
    const api = answering()
    const { address } = await show('/shop?sort=newest&page=1', api)
    await userEvent.click(inPanel('checkbox', /^L/))
    await waitFor(() => expect(address()).toBe('/shop?size=L&sort=newest'))
    await waitFor(() => expect(lastQuery(api)).toBe('size=L&sort=newest&page=1&limit=24'))
    expect(inPanel('checkbox', /^L/)).toBeChecked()
  })

  test('shows and links products in the color that the list is filtered by', async () => {
    await show('/shop?color=Red')
    const link = within(screen.getByRole('region', { name: 'Results' })).getByRole('link', { name: 'Ring gloves 1' })
    expect(link).toHaveAttribute('href', '/shop/1?color=Red')
    const picture = link.closest('article')?.querySelector('img')
    expect(picture).toHaveAttribute('src', '/api/media/products/glove.classic.red/640.webp')
  })

  test('shows prices for wholesalers on cards once their approval is known', async () => {
    await show('/shop')
    const wholesale = () => screen.queryAllByText(/^wholesale\/list-price/)
    const user = { id: '1', username: 'Dana', email: 'd@gym.example', role: 'wholeseller', isVerified: false } as const
    act(() => bus.publish('session/changed', { user }))
    expect(wholesale()).toEqual([])
    act(() => bus.publish('session/changed', { user: { ...user, isVerified: true } }))
    expect(wholesale()).toHaveLength(screen.getAllByRole('article').length)
    act(() => bus.publish('session/changed', { user: null }))
    expect(wholesale()).toEqual([])
  })

  test('returns to the first page when a filter changes', async () => {
    const { address } = await show('/shop?page=2', answering(makeList({ page: 2, total: 30, last_page: 2 })))
    await userEvent.click(inPanel('checkbox', /In stock/))
    await waitFor(() => expect(address()).toBe('/shop?in_stock=true'))
  })

  test('applies a price range with the button and keeps everything else', async () => {
    const { address } = await show('/shop?color=Red')
    await userEvent.type(screen.getByLabelText('Minimum price, in dollars'), '20')
    await userEvent.type(screen.getByLabelText('Maximum price, in dollars'), '60')
    await userEvent.click(inPanel('button', /Apply/))
    await waitFor(() => expect(address()).toBe('/shop?color=Red&price_min=20&price_max=60'))
  })

  test('sorts by the menu', async () => {
    const { address } = await show('/shop?size=M')
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Price: low to high')
    await waitFor(() => expect(address()).toBe('/shop?size=M&sort=price_asc'))
  })

  test('labels the default sort order by its meaning', async () => {
    const { unmount } = await show('/shop')
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Popular')
    unmount()
    await show('/shop?search=glove')
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Best match')
  })

  test('removes each active filter on its own', async () => {
    const { address } = await show('/shop?size=L&color=Red')
    const chips = within(screen.getByRole('list', { name: 'Active filters' }))
    await userEvent.click(chips.getByRole('link', { name: 'Remove filter: Red' }))
    await waitFor(() => expect(address()).toBe('/shop?size=L'))
  })

  test('clears all filters with one click when nothing matches', async () => {
    const { address } = await show('/shop?search=glove&size=L', answering(makeList({ total: 0, last_page: 0 })))
    expect(screen.getByRole('heading', { name: 'No results for “glove”' })).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'Clear all filters' }))
    await waitFor(() => expect(address()).toBe('/shop?search=glove'))
  })

  test('suggests other searches and new products when a search finds nothing', async () => {
    await show('/shop?search=zzz', answering(makeList({ total: 0, last_page: 0 })))
    expect(screen.getByText('No products')).toHaveAttribute('role', 'status')
    expect(screen.queryByLabelText('Sort by')).toBeNull()
    expect(screen.getByText(/^catalogue\/product-rail/)).toBeVisible()
  })

  test('shows a selected size without matches, so that it can be removed', async () => {
    const { address } = await show('/shop?size=3XL', answering(makeList({ total: 0, last_page: 0 })))
    expect(inPanel('checkbox', /^3XL/)).toBeChecked()
    await userEvent.click(inPanel('checkbox', /^3XL/))
    await waitFor(() => expect(address()).toBe('/shop'))
  })

  test('keeps an option without matches in its position', async () => {
    const few = makeList()
    few.facets = { ...few.facets, sizes: [{ value: 'L', count: 1 }] }
    const api = createFakeApi({ 'GET /get-products': ({ query }) => (query.has('color') ? few : makeList()) })
    const { address } = await show('/shop', api)
    const options = () =>
      screen
        .getAllByRole('checkbox', { name: /^(M|L)/, hidden: true })
        .map((checkbox) => checkbox.getAttribute('value'))
    expect(options()).toEqual(['M', 'L'])
    await userEvent.click(inPanel('checkbox', /^Red/))
    await waitFor(() => expect(address()).toBe('/shop?color=Red'))
    await waitFor(() => expect(inPanel('checkbox', /^M 0/)).toBeInTheDocument())
    expect(options()).toEqual(['M', 'L'])
  })

  test('links to subcategories with matches, keeping the filters', async () => {
    await show('/shop?color=Red')
    const categoryLinks = within(screen.getByRole('navigation', { name: 'Categories' }))
    expect(categoryLinks.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/product/list/boxing?color=Red',
    ])
  })

  test('lists only sale products on the sale page and hides that filter', async () => {
    const api = answering()
    await show('/product-sales?size=M', api, '/product-sales')
    expect(lastQuery(api)).toBe('size=M&on_sale=true&sort=relevance&page=1&limit=24')
    expect(screen.queryByRole('checkbox', { name: /On sale/ })).toBeNull()
  })

  test('works as a GET form without JavaScript', async () => {
    await show('/shop?search=gloves&size=M&sort=rating')
    const form = document.querySelector<HTMLFormElement>('#filter-form')!
    const sent = new URLSearchParams([...new FormData(form)].map(([key, value]) => [key, String(value)]))
    expect(form.getAttribute('action')).toBe('/shop')
    expect([...sent].filter(([, value]) => value !== '')).toEqual([
      ['search', 'gloves'],
      ['size', 'M'],
      ['sort', 'rating'],
    ])
  })

  test('publishes each list and page once, and a search once however it is filtered', async () => {
    const published: string[] = []
    const subscriptions = [
      bus
        .stream('catalogue/list-shown')
        .subscribe(({ id, title, items }) => published.push(`${id} ${title} ${items.length}`)),
      bus.stream('catalogue/searched').subscribe(({ term, found }) => published.push(`${term} ${found}`)),
    ]
    const { address } = await show('/shop?search=gloves')
    expect(published).toEqual(['/shop Results for “gloves” 2', 'gloves 2'])
    await userEvent.click(inPanel('checkbox', /^L/))
    await waitFor(() => expect(address()).toBe('/shop?search=gloves&size=L'))
    await waitFor(() => expect(published.slice(2)).toEqual(['/shop Results for “gloves” 2']))
    subscriptions.forEach((subscription) => subscription.unsubscribe())
  })

  test('throws 404 for an unknown category', async () => {
    const failure = await load('/product/list/nonsense', createFakeApi({}), { slug: 'nonsense' }).catch(
      (thrown: unknown) => thrown,
    )
    expect(failure).toMatchObject({ init: { status: 404 } })
  })

  test('gives search engines the breadcrumb and image of a category', async () => {
    const category = {
      description: 'For rounds.',
      image: '/api/media/art/tile-boxing',
      level: 1,
      product_count: 3,
      in_menu: true,
    }
    const api = createFakeApi({
      'GET /get-products': () => makeList(),
      'GET /get-categories': () => ({
        data: [
          { ...category, id: 1, title: 'Boxing', slug: 'boxing', parent_id: null },
          { ...category, id: 2, title: 'Boxing gloves', slug: 'boxing-gloves', parent_id: 1 },
        ],
      }),
    })
    const params = { slug: 'boxing-gloves' }
    const head = shopHandle.head((await load('/product/list/boxing-gloves', api, params)) as ShopData, params)
    expect(head.breadcrumb).toEqual([
      { label: 'Home', to: '/' },
      { label: 'All gear', to: '/shop' },
      { label: 'Boxing', to: '/product/list/boxing' },
      { label: 'Boxing gloves' },
    ])
    expect(head).toMatchObject({ image: '/api/media/art/tile-boxing', canonical: '/product/list/boxing-gloves' })
  })

  test('throws no 404 for an unavailable API', async () => {
    const down = createFakeApi({
      'GET /get-products': () => errorResponse(503),
    })
    await expect(load('/shop', down)).rejects.toMatchObject({ status: 503 })
  })

  test('redirects a page past the end to the last one', async () => {
    const api = answering(makeList({ page: 9, total: 30, last_page: 2 }))
    const answer = (await load('/shop?size=M&page=9', api)) as Response
    expect(answer.headers.get('Location')).toBe('/shop?size=M&page=2')
  })
})
