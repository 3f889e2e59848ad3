import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeLine } from '../testing/cart-of'
import { showWithCart } from '../testing/show-with-cart'
import { openSmallShop } from '../testing/small-shop'
import { Widget } from './cart-drawer'

describe('cart drawer', () => {
  test('shows lines and total, and leads to the cart', async () => {
    const closed = jest.fn()
    const { address } = await showWithCart(<Widget open onClose={closed} />, openSmallShop(), {
      lines: [makeLine({ quantity: 2 })],
    })
    const drawer = within(await screen.findByRole('dialog', { name: 'Items in cart (2)' }))
    expect(drawer.getByRole('link', { name: 'Ring gloves' })).toBeVisible()
    expect(await drawer.findByText('$106.95')).toBeVisible()
    expect(drawer.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/shipment')
    await userEvent.click(drawer.getByRole('link', { name: 'Go to Cart' }))
    expect(closed).toHaveBeenCalled()
    expect(address()).toBe('/cart')
  })

  test('changes a quantity at once', async () => {
    const { cart } = await showWithCart(<Widget open onClose={() => undefined} />, openSmallShop(), {
      lines: [makeLine()],
    })
    const drawer = within(await screen.findByRole('dialog'))
    await userEvent.click(drawer.getByRole('button', { name: 'One more' }))
    expect(cart.state().lines).toMatchObject([{ quantity: 2 }])
    expect(screen.getByRole('dialog', { name: 'Items in cart (2)' })).toBeVisible()
  })

  test('shows a wholesaler the next tier and the current discount', async () => {
    const shop = Object.assign(openSmallShop(), { wholesale: true, tierPercent: 10 })
    await showWithCart(<Widget open onClose={() => undefined} />, shop, { lines: [makeLine()] })
    const drawer = within(await screen.findByRole('dialog'))
    expect(await drawer.findByText('Spend $100 to $200 and get 10% off!')).toBeVisible()
    expect(drawer.getByText('Wholeseller')).toHaveTextContent('Wholeseller −$4.90')
    expect(drawer.queryByText(/free shipping/)).not.toBeInTheDocument()
  })

  test('shows an empty cart', async () => {
    await showWithCart(<Widget open onClose={() => undefined} />, openSmallShop())
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
  })
})
