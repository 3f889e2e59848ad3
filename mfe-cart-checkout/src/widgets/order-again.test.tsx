import '@shop/cart-checkout-contract'
import type { WidgetOrderedLine } from '@shop/cart-checkout-contract'
import { ApiError } from '@shop/shared-api'
import { bus } from '@shop/shared-events'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeLine } from '../testing/cart-of'
import { showWithCart } from '../testing/show-with-cart'
import { openSmallShop } from '../testing/small-shop'
import { Widget } from './order-again'

/** A line of black gloves, 12 oz, for 49 dollars. */
const ordered = (traits: Partial<WidgetOrderedLine> = {}): WidgetOrderedLine => ({
  productId: 1,
  variationId: 11,
  quantity: 1,
  title: 'Ring gloves',
  size: '12 oz',
  color: 'Black',
  image: '/api/media/products/glove.classic.black',
  price: 49,
  salePrice: null,
  ...traits,
})

const button = (...lines: WidgetOrderedLine[]) => (
  <Widget label="Buy again" about="order 394KJ49KQY2P" lines={() => Promise.resolve(lines)} />
)
const press = () => userEvent.click(screen.getByRole('button', { name: 'Buy again: order 394KJ49KQY2P' }))

/** Reads the dialog's text and closes it, since the next dialog waits for that. */
async function readMessage(title: 'Success' | 'Error!') {
  const dialog = await screen.findByRole('dialog', { name: title })
  const message = dialog.textContent
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  return message
}

describe('order-again button', () => {
  test("adds the order's lines and publishes the events", async () => {
    const stated: unknown[] = []
    const subscriptions = [
      bus.stream('cart/line-added').subscribe((payload) => stated.push(payload)),
      bus.stream('cart/item-added').subscribe(({ item }) => stated.push(item)),
    ]
    const { cart } = await showWithCart(button(ordered({ quantity: 2 })), openSmallShop())
    await press()
    const message = await readMessage('Success')
    expect(message).toContain('Added to cart2 × Ring gloves, Black, 12 oz')
    expect(message).not.toMatch(/Changed|Couldn’t be added/)
    expect(cart.state().lines).toMatchObject([{ variantId: 11, quantity: 2 }])
    expect(stated).toEqual([
      { title: 'Ring gloves', quantity: 2 },
      { productId: 1, title: 'Ring gloves', price: 4900, quantity: 2, variant: 'Black, 12 oz' },
    ])
    subscriptions.forEach((subscription) => subscription.unsubscribe())
  })

  test("reports line by line what changed and what couldn't be added", async () => {
    const lines = [
      ordered({ price: 40, quantity: 9 }),
      ordered({ variationId: 13, size: '16 oz' }),
      ordered({ productId: null, variationId: null, title: 'Old wraps', size: 'M', color: 'Red' }),
    ]
    const { cart } = await showWithCart(button(...lines), openSmallShop())
    await press()
    const message = await readMessage('Success')
    expect(message).toContain('5 × Ring gloves, Black, 12 oz')
    expect(message).toContain('the price went up from $40.00 to $49.00')
    expect(message).toContain('only 5 left, so your 9 became 5')
    expect(message).toContain('Ring gloves, Black, 16 oz: sold out.')
    expect(message).toContain('Old wraps, Red, M: no longer available.')
    expect(cart.state().lines).toMatchObject([{ variantId: 11, quantity: 5, hasError: false }])
  })

  test('merges with the cart, and keeps a sold-out line that was there before', async () => {
    const stored = [makeLine({ quantity: 1 }), makeLine({ key: 2, variantId: 13, hasError: true })]
    const { cart } = await showWithCart(button(ordered(), ordered({ variationId: 13 })), openSmallShop(), {
      lines: stored,
    })
    await press()
    expect(await readMessage('Success')).toContain('1 × Ring gloves, Black, 12 oz')
    expect(cart.state().lines).toMatchObject([
      { variantId: 11, quantity: 2 },
      { variantId: 13, hasError: true },
    ])
  })

  test('reports that nothing could be added', async () => {
    const { cart } = await showWithCart(button(ordered({ variationId: 13, size: '16 oz' })), openSmallShop())
    await press()
    expect(await readMessage('Error!')).toContain('Something went wrong')
    expect(cart.state().lines).toEqual([])
  })

  test("leaves the cart unchanged when the order can't be loaded", async () => {
    const lines = () => Promise.reject(new ApiError(500, 'internal', 'Something went wrong on our side.'))
    const { cart } = await showWithCart(<Widget label="Buy again" about="x" lines={lines} />, openSmallShop())
    await userEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(cart.state().lines).toEqual([])
  })
})
