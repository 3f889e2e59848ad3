import { bus } from '@shop/shared-events'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi, ErrorResponse } from '../../testing/fake-api'
import { makeList } from '../../testing/product-list'
import { showScreen } from '../../testing/show-screen'
import * as shop from './shop.route'
import { shopHandle } from './shop-head'
import { shopLoader, type ShopData } from './shop-loader'

const answering = (list = makeList()) => createFakeApi({ 'GET /get-products': () => list })
const show = (at: string, api = answering(), path = '/shop') => showScreen({ screen: shop, path, at, api })
const lastQuery = (api: ReturnType<typeof answering>) =>
  api.calls
    .filter(({ name }) => name === 'GET /get-products')
    .at(-1)
    ?.query.toString()
/** The panel beside the list; without a layout the window counts as a phone, where it is out of sight. */
const inPanel = (role: string, name: RegExp) => screen.getByRole(role, { name, hidden: true })
const load = (at: string, api: ReturnType<typeof createFakeApi>, params = {}) =>
  shopLoader({ request: new Request(`http://shop.test${at}`), params, context: { api } } as never)

test('the list says how many there are, and where in them one is', async () => {
  await show('/shop?page=2', answering(makeList({ page: 2, total: 30, last_page: 2 })))
  expect(screen.getByText('25–30 of 30 products')).toHaveAttribute('role', 'status')
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/shop')
})

test('choosing a size asks for that size and puts it into the address', async () => {
  const api = answering()
  const { address } = await show('/shop?sort=newest&page=1', api)
  await userEvent.click(inPanel('checkbox', /^L/))
  await waitFor(() => expect(address()).toBe('/shop?size=L&sort=newest'))
  await waitFor(() => expect(lastQuery(api)).toBe('size=L&sort=newest&page=1&limit=24'))
  expect(inPanel('checkbox', /^L/)).toBeChecked()
})

test('a changed filter begins again with the first page', async () => {
  const { address } = await show('/shop?page=2', answering(makeList({ page: 2, total: 30, last_page: 2 })))
  await userEvent.click(inPanel('checkbox', /In stock/))
  await waitFor(() => expect(address()).toBe('/shop?in_stock=true'))
})

test('a price range is applied with the button, everything else kept', async () => {
  const { address } = await show('/shop?color=Red')
  await userEvent.type(screen.getByLabelText('Lowest price, in dollars'), '20')
  await userEvent.type(screen.getByLabelText('Highest price, in dollars'), '60')
  await userEvent.click(inPanel('button', /Apply/))
  await waitFor(() => expect(address()).toBe('/shop?color=Red&price_min=20&price_max=60'))
})

test('another order is chosen from the menu', async () => {
  const { address } = await show('/shop?size=M')
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Price, low to high')
  await waitFor(() => expect(address()).toBe('/shop?size=M&sort=price_asc'))
})

test('the first order is called by what it goes by', async () => {
  const { unmount } = await show('/shop')
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Popular')
  unmount()
  await show('/shop?search=glove')
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Best match')
})

test('each filter in force can be taken off by itself', async () => {
  const { address } = await show('/shop?size=L&color=Red')
  const chips = within(screen.getByRole('list', { name: 'Filters in force' }))
  await userEvent.click(chips.getByRole('link', { name: 'Remove filter: Red' }))
  await waitFor(() => expect(address()).toBe('/shop?size=L'))
})

test('where nothing fits, the way back is one press', async () => {
  const { address } = await show('/shop?search=glove&size=L', answering(makeList({ total: 0, last_page: 0 })))
  expect(screen.getByRole('heading', { name: 'Nothing found for “glove”' })).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Clear all filters' }))
  await waitFor(() => expect(address()).toBe('/shop?search=glove'))
})

test('a search that finds nothing is not narrowed further: other words and what is new stand there instead', async () => {
  await show('/shop?search=zzz', answering(makeList({ total: 0, last_page: 0 })))
  expect(screen.getByText('No products')).toHaveAttribute('role', 'status')
  expect(screen.queryByLabelText('Sort by')).toBeNull()
  expect(screen.getByText(/^catalogue\/product-rail/)).toBeVisible()
})

test('a chosen size that leads to nothing any more can still be seen and taken off', async () => {
  const { address } = await show('/shop?size=3XL', answering(makeList({ total: 0, last_page: 0 })))
  expect(inPanel('checkbox', /^3XL/)).toBeChecked()
  await userEvent.click(inPanel('checkbox', /^3XL/))
  await waitFor(() => expect(address()).toBe('/shop'))
})

test('an option that leads to nothing for now stays in its place', async () => {
  const few = makeList()
  few.facets = { ...few.facets, sizes: [{ value: 'L', count: 1 }] }
  const api = createFakeApi({ 'GET /get-products': ({ query }) => (query.has('color') ? few : makeList()) })
  const { address } = await show('/shop', api)
  const options = () =>
    screen.getAllByRole('checkbox', { name: /^(M|L)/, hidden: true }).map((checkbox) => checkbox.getAttribute('value'))
  expect(options()).toEqual(['M', 'L'])
  await userEvent.click(inPanel('checkbox', /^Red/))
  await waitFor(() => expect(address()).toBe('/shop?color=Red'))
  await waitFor(() => expect(inPanel('checkbox', /^M 0/)).toBeInTheDocument())
  expect(options()).toEqual(['M', 'L'])
})

test('categories that hold something are ways further down, filters kept', async () => {
  await show('/shop?color=Red')
  const categoryLinks = within(screen.getByRole('navigation', { name: 'Categories' }))
  expect(categoryLinks.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/product/list/boxing?color=Red',
  ])
})

test('the sale lists only what is on sale and does not offer that as a filter', async () => {
  const api = answering()
  await show('/product-sales?size=M', api, '/product-sales')
  expect(lastQuery(api)).toBe('size=M&on_sale=true&sort=relevance&page=1&limit=24')
  expect(screen.queryByRole('checkbox', { name: /On sale/ })).toBeNull()
})

test('without JavaScript the filters are a form that leads to the same address', async () => {
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

test('those who count hear of each list and page once, and of a search once however it is narrowed', async () => {
  const published: string[] = []
  const stop = [
    bus.on('catalogue/list-shown', ({ id, title, items }) => published.push(`${id} ${title} ${items.length}`)),
    bus.on('catalogue/searched', ({ term, found }) => published.push(`${term} ${found}`)),
  ]
  const { address } = await show('/shop?search=gloves')
  expect(published).toEqual(['/shop Results for “gloves” 2', 'gloves 2'])
  await userEvent.click(inPanel('checkbox', /^L/))
  await waitFor(() => expect(address()).toBe('/shop?search=gloves&size=L'))
  await waitFor(() => expect(published.slice(2)).toEqual(['/shop Results for “gloves” 2']))
  stop.forEach((end) => end())
})

test('an unknown category is not found', async () => {
  const failure = await load('/product/list/nonsense', createFakeApi({}), { slug: 'nonsense' }).catch(
    (thrown: unknown) => thrown,
  )
  expect(failure).toMatchObject({ init: { status: 404 } })
})

test('search engines are told the way down to a category, and see its picture', async () => {
  const category = { description: 'For rounds.', image: '/api/media/art/tile-boxing', level: 1, position: 0 }
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

test('a shop that is down is no "not found"', async () => {
  const down = createFakeApi({
    'GET /get-products': () => {
      throw new ErrorResponse(503)
    },
  })
  await expect(load('/shop', down)).rejects.toMatchObject({ status: 503 })
})

test('a page behind the last one leads to the last one', async () => {
  const api = answering(makeList({ page: 9, total: 30, last_page: 2 }))
  const answer = (await load('/shop?size=M&page=9', api)) as Response
  expect(answer.headers.get('Location')).toBe('/shop?size=M&page=2')
})
