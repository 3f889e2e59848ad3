import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answeringApi, Refusal } from '../../testing/answering-api'
import { openPage } from '../../testing/open-page'
import { makeOrder, makeShipment } from '../../testing/orders'
import { signIn, signOut } from '../../testing/people'

const order = makeOrder()
const address = `/order/${order.id}`
const answering = (shown = order) => answeringApi({ [`GET /get-orders/${order.id}`]: () => ({ data: shown }) })

beforeEach(() => signIn())

describe('an order', () => {
  it('shows its items, amounts, address and payment to its owner', async () => {
    await openPage(address, answering()).heading('Order 394KJ49KQY2P')
    expect(screen.getByText('Ring gloves')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ring gloves' })).toHaveAttribute('href', '/shop/7?color=Black&size=M')
    expect(screen.getByText('Coupon (10%)')).toBeVisible()
    expect(screen.getByText('$112.57')).toBeVisible()
    expect(screen.getByText(/12 Corner St/)).toBeVisible()
    expect(screen.getByText('Visa ending in 4242, paid')).toBeVisible()
    expect(screen.getByText('Simple delivery, arrives Thu, Nov 5 to Mon, Nov 9')).toBeVisible()
  })

  it('shows each parcel with its steps and the way to its carrier', async () => {
    await openPage(
      address,
      answering(makeOrder({ status: 'shipped', shipments: [makeShipment({ eta: '2027-01-31' })] })),
    ).heading('Order 394KJ49KQY2P')
    const steps = within(screen.getByRole('list', { name: 'Progress of your parcel' })).getAllByRole('listitem')
    expect(steps.map((step) => step.querySelector('strong')?.textContent)).toEqual([
      'Placed, done',
      'Confirmed, done',
      'Packed, done',
      'Shipped, reached',
      'Out for delivery, to come',
      'Delivered, to come',
    ])
    expect(screen.getByText(/expected Jan 31, 2027/)).toBeVisible()
    expect(screen.getByRole('link', { name: /1Z999AA10123456784/ })).toHaveAttribute(
      'href',
      'https://carrier.example/1Z999AA10123456784',
    )
  })

  it('opens for a guest by the secret of the mailed link', async () => {
    signOut()
    const api = answering()
    await openPage(`${address}?token=secret-of-the-mail`, api).heading('Order 394KJ49KQY2P')
    expect(api.calls[0]?.query.get('token')).toBe('secret-of-the-mail')
  })

  it('leads to its confirmation as long as it waits for one, with the secret of a guest', async () => {
    signOut()
    await openPage(`${address}?token=a+b`, answering(makeOrder({ status: 'pending' }))).heading('Order 394KJ49KQY2P')
    expect(screen.getByRole('link', { name: 'Confirm the order' })).toHaveAttribute(
      'href',
      `${address}/confirmation?token=a%20b`,
    )
  })

  it('is not to be found by anybody else', async () => {
    signOut()
    await openPage(address, answeringApi({})).heading('We could not find this order')
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent(address)}`,
    )
  })

  it('is cancelled with a reason', async () => {
    const api = answeringApi({
      [`GET /get-orders/${order.id}`]: () => ({ data: order }),
      'POST /cancel-order': () => ({ data: makeOrder({ status: 'cancelled', can_cancel: false }) }),
    })
    await openPage(address, api).heading('Order 394KJ49KQY2P')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the order' }))
    const dialog = await screen.findByRole('dialog', { name: 'Cancel the order?' })
    await userEvent.click(within(dialog).getByRole('radio', { name: /I found it cheaper/ }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel this order' }))
    expect(await screen.findByText('Your order is cancelled')).toBeVisible()
    expect(api.named('POST /cancel-order')[0]?.body).toEqual({ order_id: order.id, reason: 'found_cheaper' })
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).not.toBeInTheDocument()
  })

  it('says in the dialog why it can no longer be cancelled', async () => {
    const api = answeringApi({
      [`GET /get-orders/${order.id}`]: () => ({ data: order }),
      'POST /cancel-order': () => {
        throw new Refusal(409, 'This order can no longer be cancelled.')
      },
    })
    await openPage(address, api).heading('Order 394KJ49KQY2P')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the order' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel this order' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('This order can no longer be cancelled.')

    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the order' }))
    expect(await screen.findByRole('dialog')).not.toHaveTextContent('This order can no longer be cancelled.')
  })
})
