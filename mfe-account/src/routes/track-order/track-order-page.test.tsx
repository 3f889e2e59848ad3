import { createFakeApi } from '@shop/shared-api/testing/fake-api'
import { makeOrder } from '@shop/shared-api/testing/orders'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../../testing/open-page'

const order = makeOrder()
const { id, order_number, status } = order

async function track(email: string) {
  await userEvent.type(await screen.findByLabelText(/^Order number/), order_number)
  if (email) await userEvent.type(screen.getByLabelText(/^Email/), email)
  await userEvent.click(screen.getByRole('button', { name: 'Track' }))
}

describe('track order page', () => {
  test('shows a guest the progress and items of the order with this number and email', async () => {
    const api = createFakeApi({
      'POST /track-order': () => ({ data: { id, order_number, status, order, token: 'secret' } }),
    })
    await openPage('/track-order', api).heading('Track your order')
    await track(' dana@example.com')
    const dialog = await screen.findByRole('dialog', { name: 'Confirmed' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    const found = await screen.findByRole('region', { name: `Order ${order_number}` })
    expect(within(found).getByRole('list', { name: 'Order progress' })).toBeInTheDocument()
    expect(found).toHaveTextContent('Ring gloves')
    expect(api.calls.map(({ body }) => body)).toEqual([{ order_number, email: 'dana@example.com' }])
  })

  test('explains a status without details by the email', async () => {
    const api = createFakeApi({
      'POST /track-order': () => ({ data: { id, order_number, status, order: null, token: null } }),
    })
    openPage('/track-order', api)
    await track('someone@example.com')
    expect(await screen.findByRole('dialog', { name: 'Confirmed' })).toHaveTextContent(
      'This email address is not the one on the order, so its details stay private.',
    )
    expect(screen.queryByRole('region', { name: `Order ${order_number}` })).not.toBeInTheDocument()
  })

  test('requires the email', async () => {
    const api = createFakeApi({})
    openPage('/track-order', api)
    await track('')
    expect(await screen.findByText('This field is required')).toBeVisible()
    expect(api.calls).toEqual([])
  })
})
