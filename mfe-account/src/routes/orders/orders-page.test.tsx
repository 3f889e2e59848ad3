import type { OrderSummary } from '@shop/shared-api'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answeringApi, Refusal, type MadeCall } from '../../testing/answering-api'
import { openPage } from '../../testing/open-page'
import { makeOrderRow } from '../../testing/orders'
import { signIn } from '../../testing/people'

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
})
