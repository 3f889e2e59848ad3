import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answeringApi, Refusal } from '../../testing/answering-api'
import { openPage } from '../../testing/open-page'
import { makeOrder } from '../../testing/orders'
import { signIn } from '../../testing/people'

async function track(number: string) {
  await userEvent.type(await screen.findByLabelText(/^Order number/), number)
  await userEvent.click(screen.getByRole('button', { name: 'Track' }))
}

beforeEach(() => signIn())

describe('tracking an order', () => {
  it('says its status once in a dialog and shows its way to the owner', async () => {
    const order = makeOrder()
    const { id, order_number, status } = order
    const api = answeringApi({ 'POST /track-order': () => ({ data: { id, order_number, status, order } }) })
    openPage('/settings/order-track', api)
    await track(' 394kj49kqy2p ')
    const dialog = await screen.findByRole('dialog', { name: 'Confirmed' })
    expect(dialog).toHaveTextContent('394KJ49KQY2P')
    expect(within(dialog).getAllByText(/confirmed/i)).toHaveLength(1)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(await screen.findByRole('list', { name: 'Progress of the order' })).toBeInTheDocument()
    expect(api.calls[0]?.body).toEqual({ order_number: '394KJ49KQY2P' })
  })

  it("shows the server's words in the error dialog", async () => {
    const api = answeringApi({
      'POST /track-order': () => {
        throw new Refusal(404, 'We could not find that.')
      },
    })
    openPage('/settings/order-track', api)
    await track('394KJ49KQY2P')
    expect(await screen.findByRole('dialog', { name: 'Error!' })).toHaveTextContent('We could not find that.')
  })

  it('knows what an order number looks like', async () => {
    const api = answeringApi({})
    openPage('/settings/order-track', api)
    await track('12345')
    expect(await screen.findByText('An order number has 12 letters and digits')).toBeVisible()
    expect(api.calls).toEqual([])
  })
})
