import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi, errorResponse } from '@shop/shared-api/testing/fake-api'
import { openPage } from '../../testing/open-page'
import { makeOrder } from '@shop/shared-api/testing/orders'
import { signIn } from '../../testing/people'

async function track(number: string) {
  await userEvent.type(await screen.findByLabelText(/^Order number/), number)
  await userEvent.click(screen.getByRole('button', { name: 'Track' }))
}

beforeEach(() => signIn())

describe('order tracking page', () => {
  test('reports the status in one dialog and shows the owner the tracking steps', async () => {
    const order = makeOrder()
    const { id, order_number, status } = order
    const api = createFakeApi({
      'POST /track-order': () => ({ data: { id, order_number, status, order, token: null } }),
    })
    openPage('/settings/order-track', api)
    await track(' 394kj49kqy2p ')
    const dialog = await screen.findByRole('dialog', { name: 'Confirmed' })
    expect(dialog).toHaveTextContent('394KJ49KQY2P')
    expect(within(dialog).getAllByText(/confirmed/i)).toHaveLength(1)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(await screen.findByRole('list', { name: 'Order progress' })).toBeInTheDocument()
    expect(api.calls[0]?.body).toEqual({ order_number: '394KJ49KQY2P' })
  })

  test("shows the server's message in the error dialog", async () => {
    const api = createFakeApi({
      'POST /track-order': () => errorResponse(404, 'refused', 'We could not find that.'),
    })
    openPage('/settings/order-track', api)
    await track('394KJ49KQY2P')
    expect(await screen.findByRole('dialog', { name: 'Error!' })).toHaveTextContent('We could not find that.')
  })

  test('validates the format of the order number', async () => {
    const api = createFakeApi({})
    openPage('/settings/order-track', api)
    await track('12345')
    expect(await screen.findByText('An order number has 12 letters and digits')).toBeVisible()
    expect(api.calls).toEqual([])
  })
})
