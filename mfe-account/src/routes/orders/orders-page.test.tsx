import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi, errorResponse, type RecordedCall } from '@shop/shared-api/testing/fake-api'
import { sampleId } from '@shop/shared-api/testing/sample-id'
import { openPage } from '../../testing/open-page'
import { makeOrder, makeOrderRow } from '@shop/shared-api/testing/orders'
import { signIn } from '../../testing/people'
import { orderAgainWidget } from '../../testing/order-again-widget'

const twoPages = ({ query }: Pick<RecordedCall, 'query'>) => {
  const page = Number(query.get('page'))
  const data = [makeOrderRow({ id: sampleId(page), order_number: `NUMBER000PG${page}` })]
  return { data, meta: { page, limit: 10, total: 11, last_page: 2 } }
}

beforeEach(() => signIn())

describe('orders page', () => {
  test('lists number, total, items and status, each linked to its order', async () => {
    await openPage('/settings/order', createFakeApi({ 'GET /get-orders': twoPages })).heading('Orders')
    const row = await screen.findByRole('link', { name: /NUMBER000PG1/ })
    expect(row).toHaveTextContent('$112.57')
    expect(row).toHaveTextContent('2 items')
    expect(row).toHaveTextContent('Confirmed')
    expect(row).toHaveAttribute('href', `/order/${sampleId(1)}`)
  })

  test('thanks for the order that was just placed, with its number and the link to its receipt', async () => {
    const rows = [
      makeOrderRow({ id: sampleId(1), order_number: 'NEW00000000A' }),
      makeOrderRow({ id: sampleId(2), order_number: 'ORDER0000BAR' }),
    ]
    const list = { data: rows, meta: { page: 1, limit: 10, total: 2, last_page: 1 } }
    const api = createFakeApi({ 'GET /get-orders': () => list })
    openPage({ pathname: '/settings/order', state: { placed: sampleId(1) } }, api)
    const panel = await screen.findByRole('region', { name: 'Thank you for your order' })
    expect(panel).toHaveTextContent('Your order number is NEW00000000A. We are getting it ready')
    expect(screen.getByRole('link', { name: 'View your receipt' })).toHaveAttribute(
      'href',
      `/order/${sampleId(1)}/confirmation`,
    )
  })

  test.each([null, { placed: sampleId(9) }])('thanks for no order with the state %j', async (state) => {
    openPage({ pathname: '/settings/order', state }, createFakeApi({ 'GET /get-orders': twoPages }))
    expect(await screen.findByRole('link', { name: /NUMBER000PG1/ })).toBeVisible()
    expect(screen.queryByText('Thank you for your order')).not.toBeInTheDocument()
  })

  test('links to the confirmation of a new order on invoice', async () => {
    const row = makeOrderRow({ id: sampleId(1), status: 'pending' })
    const list = { data: [row], meta: { page: 1, limit: 10, total: 1, last_page: 1 } }
    const api = createFakeApi({ 'GET /get-orders': () => list })
    openPage({ pathname: '/settings/order', state: { placed: sampleId(1) } }, api)
    expect(await screen.findByRole('link', { name: 'Confirm order' })).toHaveAttribute(
      'href',
      `/order/${sampleId(1)}/confirmation`,
    )
  })

  test('loads the next page and stores it in the URL', async () => {
    const page = openPage('/settings/order', createFakeApi({ 'GET /get-orders': twoPages }))
    await userEvent.click(await screen.findByRole('link', { name: 'Page 2' }))
    expect(await screen.findByRole('link', { name: /NUMBER000PG2/ })).toBeVisible()
    expect(page.path()).toBe('/settings/order?page=2')
  })

  test('shows an empty state with a link to the shop', async () => {
    const none = { data: [], meta: { page: 1, limit: 10, total: 0, last_page: 1 } }
    openPage('/settings/order', createFakeApi({ 'GET /get-orders': () => none }))
    expect(await screen.findByText('No orders yet')).toBeVisible()
    expect(screen.queryByRole('search')).not.toBeInTheDocument()
    expect(screen.queryByRole('navigation', { name: 'Filter orders by status' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Shop now' })).toHaveAttribute('href', '/shop')
  })

  test('can be retried when the API failed', async () => {
    let broken = true
    const api = createFakeApi({
      'GET /get-orders': (call) => {
        if (broken) return errorResponse(500, 'refused', 'Something went wrong on our side.')
        return twoPages(call)
      },
    })
    openPage('/settings/order', api)
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.')
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: /NUMBER000PG1/ })).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('filters by status with links that keep the search', async () => {
    const api = createFakeApi({ 'GET /get-orders': twoPages })
    const page = openPage('/settings/order?search=gloves&page=2', api)
    await userEvent.click(await screen.findByRole('link', { name: 'Delivered' }))
    expect(page.path()).toBe('/settings/order?status=delivered&search=gloves')
    await waitFor(() => expect(api.calls).toHaveLength(2))
    expect(screen.getByRole('link', { name: 'Delivered' })).toHaveAttribute('aria-current', 'page')
    const query = { status: 'delivered', search: 'gloves', page: '1', limit: '10' }
    expect(Object.fromEntries(api.calls[1]?.query ?? [])).toEqual(query)
  })

  test('searches from the first page on', async () => {
    const api = createFakeApi({ 'GET /get-orders': twoPages })
    const page = openPage('/settings/order?status=shipped&page=2', api)
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search your orders' }), ' ring gloves {enter}')
    expect(page.path()).toBe('/settings/order?status=shipped&search=ring+gloves')
    expect(await screen.findByText('11 orders')).toBeInTheDocument()
  })

  test('shows that nothing matches and links to all orders', async () => {
    const none = { data: [], meta: { page: 1, limit: 10, total: 0, last_page: 1 } }
    openPage('/settings/order?search=belt', createFakeApi({ 'GET /get-orders': () => none }))
    expect(await screen.findByText('No orders match “belt”.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'View all orders' })).toHaveAttribute('href', '/settings/order')
  })

  test('reorders every line as it was purchased', async () => {
    const again = orderAgainWidget()
    const api = createFakeApi({
      'GET /get-orders': twoPages,
      'GET /get-orders/:id': () => ({ data: makeOrder() }),
    })
    openPage('/settings/order', api, { widgets: again.loader })
    await userEvent.click(await screen.findByRole('button', { name: 'Buy again: order NUMBER000PG1' }))
    expect(await again.bought()).toEqual([
      {
        productId: 7,
        variationId: 71,
        quantity: 2,
        title: 'Ring gloves',
        size: 'M',
        color: 'Black',
        image: '/api/media/products/glove.classic.black',
        price: 79,
        salePrice: 59,
      },
    ])
  })
})
