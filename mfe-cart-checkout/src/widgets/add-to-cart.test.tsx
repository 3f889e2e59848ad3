import { bus } from '@shop/shared-events'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeLine } from '../testing/cart-of'
import { showWithCart } from '../testing/show-with-cart'
import { makeGloves, openSmallShop } from '../testing/small-shop'
import { Widget } from './add-to-cart'

const { id, title, variations } = makeGloves()
const product = { id: String(id), title, thumbnail: '', productVariations: variations }
const button = () => screen.getByRole('button')

/** What the dialog says; then closes it, as the next one waits for that. */
async function said(title: 'Success' | 'Error!') {
  const dialog = await screen.findByRole('dialog', { name: title })
  const words = dialog.textContent
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  return words
}

describe('the add-to-cart button', () => {
  it('puts the variation into the cart, says so in a dialog and states it to other parts', async () => {
    const stated: unknown[] = []
    const stops = [
      bus.on('cart/line-added', (payload) => stated.push(payload)),
      bus.on('cart/item-added', ({ item }) => stated.push(item)),
    ]
    const { cart } = await showWithCart(<Widget product={product} variantId={12} quantity={2} />, openSmallShop())
    await userEvent.click(button())
    expect(await said('Success')).toContain('Added to cart2 × Ring gloves, Black, 14 oz')
    expect(cart.state().lines).toMatchObject([{ productId: 1, variationId: 12, quantity: 2, salePriceSeen: 45 }])
    expect(stated).toEqual([
      { title: 'Ring gloves', quantity: 2 },
      { productId: 1, title: 'Ring gloves', price: 4500, quantity: 2, variant: 'Black, 14 oz' },
    ])
    stops.forEach((stop) => stop())
  })

  it('shows that it was pressed before the dialog takes its time', async () => {
    const { cart } = await showWithCart(<Widget product={product} variantId={14} quantity={1} />, openSmallShop())
    const frames: FrameRequestCallback[] = []
    const nextFrame = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
    await userEvent.click(button())
    await act(async () => undefined)
    expect(cart.state().lines).toHaveLength(1)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    nextFrame.mockRestore()
    frames.forEach((frame) => frame(0))
    expect(await said('Success')).toContain('Added to cart')
  })

  it('leads on to the cart from the dialog, which closes', async () => {
    const { address } = await showWithCart(<Widget product={product} variantId={14} quantity={1} />, openSmallShop())
    await userEvent.click(button())
    await userEvent.click(await screen.findByRole('button', { name: 'Go to Cart' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(address()).toBe('/cart')
  })

  it('adds once for a double click', async () => {
    const { cart } = await showWithCart(<Widget product={product} variantId={14} quantity={1} />, openSmallShop())
    await userEvent.dblClick(button())
    expect(await said('Success')).toContain('Added to cart')
    expect(cart.state().lines).toMatchObject([{ quantity: 1 }])
  })

  it('adds no more than there are, and says that all are in the cart', async () => {
    const { cart } = await showWithCart(<Widget product={product} variantId={11} quantity={3} />, openSmallShop(), {
      lines: [makeLine({ quantity: 4 })],
    })
    await userEvent.click(button())
    expect(await said('Success')).toContain(
      '1 × Ring gloves, Black, 12 ozOnly 5 in stock: all of them are in your cart now.',
    )
    expect(cart.state().lines).toMatchObject([{ quantity: 5 }])
  })

  it('says that something went wrong when the cart is full, and leaves it as it is', async () => {
    const lines = Array.from({ length: 100 }, (_, index) => makeLine({ key: index + 1, variationId: index + 500 }))
    const { cart } = await showWithCart(<Widget product={product} variantId={11} quantity={1} />, openSmallShop(), {
      lines,
    })
    await userEvent.click(button())
    expect(await said('Error!')).toContain('Something went wrong: your cart holds 100 different items')
    expect(cart.state().lines).toHaveLength(100)
  })

  it('asks for what is still to be chosen where its page can', async () => {
    const ask = jest.fn()
    const { cart } = await showWithCart(
      <Widget product={product} variantId={null} quantity={1} onIncomplete={ask} />,
      openSmallShop(),
    )
    await userEvent.click(button())
    expect(ask).toHaveBeenCalledTimes(1)
    expect(cart.state().lines).toEqual([])
  })

  it.each([
    [null, 'Add to cart'],
    [13, 'Sold out'],
  ])('waits while variation %s can’t be bought', async (variantId, words) => {
    await showWithCart(<Widget product={product} variantId={variantId} quantity={1} />, openSmallShop())
    expect(button()).toHaveTextContent(words)
    expect(button()).toBeDisabled()
  })
})
