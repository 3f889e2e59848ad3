import type { OrderSummary } from '@shop/shared-api'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answeringApi, Refusal, type MadeCall } from '../../testing/answering-api'
import { openPage } from '../../testing/open-page'
import { makeOrder, makeOrderRow } from '../../testing/orders'
import { signIn } from '../../testing/people'
import { orderAgainWidget } from '../../testing/order-again-widget'

const twoPages = ({ query }: MadeCall): { data: OrderSummary[]; meta: object } => {
  const page = Number(query.get('page'))
  const data = [makeOrderRow({ id: `order-${page}`, order_number: `NUMBER000PG${page}` })]
  return { data, meta: { page, limit: 10, total: 11, last_page: 2 } }
}

beforeEach(() => signIn())

describe('my orders', () => {
  it('stand with number, total, pieces and status, and lead to each', async () => {
    await openPage('/settings/order', answeringApi({ 'GET /get-orders': twoPages })).heading('Orders')
    const row = await screen.findByRole('link', { name: /NUMBER000PG1/ })
    expect(row).toHaveTextContent('$112.57')
    expect(row).toHaveTextContent('2 items')
    expect(row).toHaveTextContent('Confirmed')
    expect(row).toHaveAttribute('href', '/order/order-1')
  })

  it('go on to the next page, which stands in the address', async () => {
    const page = openPage('/settings/order', answeringApi({ 'GET /get-orders': twoPages }))
    await userEvent.click(await screen.findByRole('link', { name: 'Page 2' }))
    expect(await screen.findByRole('link', { name: /NUMBER000PG2/ })).toBeVisible()
    expect(page.path()).toBe('/settings/order?page=2')
  })

  it('say that there are none yet, and where to find gear', async () => {
    const none = { data: [], meta: { page: 1, limit: 10, total: 0, last_page: 1 } }
    openPage('/settings/order', answeringApi({ 'GET /get-orders': () => none }))
    expect(await screen.findByText('No orders yet')).toBeVisible()
    expect(screen.queryByRole('search')).not.toBeInTheDocument()
    expect(screen.queryByRole('navigation', { name: 'Orders by status' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/shop')
  })

  it('can be asked for again when the API failed', async () => {
    let broken = true
    const api = answeringApi({
      'GET /get-orders': (call) => {
        if (broken) throw new Refusal(500, 'Something went wrong on our side.')
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

  it('are chosen by status, each a link that keeps the search', async () => {
    const api = answeringApi({ 'GET /get-orders': twoPages })
    const page = openPage('/settings/order?search=gloves&page=2', api)
    await userEvent.click(await screen.findByRole('link', { name: 'Delivered' }))
    expect(page.path()).toBe('/settings/order?status=delivered&search=gloves')
    await waitFor(() => expect(api.calls).toHaveLength(2))
    expect(screen.getByRole('link', { name: 'Delivered' })).toHaveAttribute('aria-current', 'page')
    const asked = { status: 'delivered', search: 'gloves', page: '1', limit: '10' }
    expect(Object.fromEntries(api.calls[1]?.query ?? [])).toEqual(asked)
  })

  it('are found by words, from the first page on', async () => {
    const api = answeringApi({ 'GET /get-orders': twoPages })
    const page = openPage('/settings/order?status=shipped&page=2', api)
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find an order' }), ' ring gloves {enter}')
    expect(page.path()).toBe('/settings/order?status=shipped&search=ring+gloves')
    expect(await screen.findByText('11 orders')).toBeInTheDocument()
  })

  it('say that none is like that, and lead back to all', async () => {
    const none = { data: [], meta: { page: 1, limit: 10, total: 0, last_page: 1 } }
    openPage('/settings/order?search=belt', answeringApi({ 'GET /get-orders': () => none }))
    expect(await screen.findByText('Nothing of yours matches “belt”.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/settings/order')
  })

  it('can be bought again, line by line as they were', async () => {
    const again = orderAgainWidget()
    const api = answeringApi({
      'GET /get-orders': () => ({ ...twoPages({ query: new URLSearchParams('page=1') } as MadeCall) }),
      'GET /get-orders/order-1': () => ({ data: makeOrder() }),
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
