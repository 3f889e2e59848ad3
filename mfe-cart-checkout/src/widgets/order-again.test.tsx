import { ApiError } from '@shop/shared-api'
import { bus } from '@shop/shared-events'
import type { WidgetOrderedLine } from '@shop/shared-ui'
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

/** What the dialog says; then closes it, as the next one waits for that. */
async function said(title: 'Success' | 'Error!') {
  const dialog = await screen.findByRole('dialog', { name: title })
  const words = dialog.textContent
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  return words
}

describe('buying an order again', () => {
  it('puts its lines into the cart and states that to other parts', async () => {
    const stated: unknown[] = []
    const stops = [
      bus.on('cart/line-added', (payload) => stated.push(payload)),
      bus.on('cart/item-added', ({ item }) => stated.push(item)),
    ]
    const { cart } = await showWithCart(button(ordered({ quantity: 2 })), openSmallShop())
    await press()
    const words = await said('Success')
    expect(words).toContain('Added to cart2 × Ring gloves, Black, 12 oz')
    expect(words).not.toMatch(/Changed|Not put in/)
    expect(cart.state().lines).toMatchObject([{ variationId: 11, quantity: 2 }])
    expect(stated).toEqual([
      { title: 'Ring gloves', quantity: 2 },
      { productId: 1, title: 'Ring gloves', price: 4900, quantity: 2, variant: 'Black, 12 oz' },
    ])
    stops.forEach((stop) => stop())
  })

  it('tells line by line what changed since then and what could not be put in', async () => {
    const lines = [
      ordered({ price: 40, quantity: 9 }),
      ordered({ variationId: 13, size: '16 oz' }),
      ordered({ productId: null, variationId: null, title: 'Old wraps', size: 'M', color: 'Red' }),
    ]
    const { cart } = await showWithCart(button(...lines), openSmallShop())
    await press()
    const words = await said('Success')
    expect(words).toContain('5 × Ring gloves, Black, 12 oz')
    expect(words).toContain('the price went up from $40.00 to $49.00')
    expect(words).toContain('only 5 left, so your 9 became 5')
    expect(words).toContain('Ring gloves, Black, 16 oz: sold out.')
    expect(words).toContain('Old wraps, Red, M: no longer sold.')
    expect(cart.state().lines).toMatchObject([{ variationId: 11, quantity: 5, hasError: false }])
  })

  it('adds up with what is in the cart, and leaves a sold-out line there that the shopper put in', async () => {
    const kept = [makeLine({ quantity: 1 }), makeLine({ key: 2, variationId: 13, hasError: true })]
    const { cart } = await showWithCart(button(ordered(), ordered({ variationId: 13 })), openSmallShop(), {
      lines: kept,
    })
    await press()
    expect(await said('Success')).toContain('1 × Ring gloves, Black, 12 oz')
    expect(cart.state().lines).toMatchObject([
      { variationId: 11, quantity: 2 },
      { variationId: 13, hasError: true },
    ])
  })

  it('says that nothing could be put in', async () => {
    const { cart } = await showWithCart(button(ordered({ variationId: 13, size: '16 oz' })), openSmallShop())
    await press()
    expect(await said('Error!')).toContain('Something went wrong')
    expect(cart.state().lines).toEqual([])
  })

  it('leaves the cart alone when the order could not be had', async () => {
    const lines = () => Promise.reject(new ApiError(500, 'internal', 'Something went wrong on our side.'))
    const { cart } = await showWithCart(<Widget label="Buy again" about="x" lines={lines} />, openSmallShop())
    await userEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(cart.state().lines).toEqual([])
  })
})
