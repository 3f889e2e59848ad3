import '@shop/cart-checkout-contract'
import { bus } from '@shop/shared-events'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeLine } from '../testing/cart-of'
import { showWithCart } from '../testing/show-with-cart'
import { makeGloves, openSmallShop } from '../testing/small-shop'
import { Widget } from './add-to-cart'

const { id, title, variants } = makeGloves()
const product = { id: String(id), title, thumbnail: '', productVariations: variants }
const button = () => screen.getByRole('button')

/** Reads the dialog's text and closes it, since the next dialog waits for that. */
async function readMessage(title: 'Success' | 'Error!' | 'Saved in your cart') {
  const dialog = await screen.findByRole('dialog', { name: title })
  const message = dialog.textContent
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  return message
}

describe('add-to-cart button', () => {
  test('adds the variant, shows a dialog and publishes the events', async () => {
    const stated: unknown[] = []
    const subscriptions = [
      bus.stream('cart/line-added').subscribe((payload) => stated.push(payload)),
      bus.stream('cart/item-added').subscribe(({ item }) => stated.push(item)),
    ]
    const { cart } = await showWithCart(<Widget product={product} variantId={12} quantity={2} />, openSmallShop())
    await userEvent.click(button())
    expect(await readMessage('Success')).toContain('Added to cart2 × Ring gloves, Black, 14 oz')
    expect(cart.state().lines).toMatchObject([{ productId: 1, variantId: 12, quantity: 2, salePriceSeen: 45 }])
    expect(stated).toEqual([
      { title: 'Ring gloves', quantity: 2 },
      { productId: 1, title: 'Ring gloves', price: 4500, quantity: 2, variant: 'Black, 14 oz' },
    ])
    subscriptions.forEach((subscription) => subscription.unsubscribe())
  })

  test('reports success only once the shop has priced the cart, with the subtotal', async () => {
    const shop = openSmallShop()
    let answer: () => void = () => undefined
    shop.pause = new Promise((resolve) => (answer = resolve))
    await showWithCart(<Widget product={product} variantId={12} quantity={2} />, shop)
    await userEvent.click(button())
    expect(button()).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await act(async () => answer())
    expect(await readMessage('Success')).toContain('Subtotal (2 items): $90.00')
    expect(button()).not.toHaveAttribute('aria-busy')
  })

  test('reports an answer of 500 and removes the pieces again', async () => {
    const shop = openSmallShop()
    const { cart } = await showWithCart(<Widget product={product} variantId={12} quantity={2} />, shop, {
      lines: [makeLine({ variantId: 12, quantity: 1 })],
    })
    shop.failing = 500
    const added = jest.fn()
    const subscription = bus.stream('cart/line-added').subscribe(added)
    await userEvent.click(button())
    expect(await readMessage('Error!')).toContain('Something went wrong')
    expect(cart.state().lines).toMatchObject([{ variantId: 12, quantity: 1 }])
    expect(added).not.toHaveBeenCalled()
    subscription.unsubscribe()
  })

  test('keeps the pieces without a connection, claims no success, and prices them later', async () => {
    const shop = openSmallShop()
    shop.failing = 'offline'
    const { cart } = await showWithCart(<Widget product={product} variantId={12} quantity={1} />, shop)
    await userEvent.click(button())
    const message = await readMessage('Saved in your cart')
    expect(message).toContain('1 × Ring gloves, Black, 14 ozWe can’t reach the shop right now.')
    expect(message).not.toContain('Added to cart')
    shop.failing = null
    await act(async () => cart.resume())
    await waitFor(() => expect(cart.state()).toMatchObject({ problem: null, lines: [{ quantity: 1 }] }))
  })

  test('leads to the cart from the dialog, which closes', async () => {
    const { address } = await showWithCart(<Widget product={product} variantId={14} quantity={1} />, openSmallShop())
    await userEvent.click(button())
    await userEvent.click(await screen.findByRole('button', { name: 'Go to Cart' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(address()).toBe('/cart')
  })

  test('adds once for a double click', async () => {
    const { cart } = await showWithCart(<Widget product={product} variantId={14} quantity={1} />, openSmallShop())
    await userEvent.dblClick(button())
    expect(await readMessage('Success')).toContain('Added to cart')
    expect(cart.state().lines).toMatchObject([{ quantity: 1 }])
  })

  test('adds no more than the stock and reports the limit', async () => {
    const { cart } = await showWithCart(<Widget product={product} variantId={11} quantity={3} />, openSmallShop(), {
      lines: [makeLine({ quantity: 4 })],
    })
    await userEvent.click(button())
    expect(await readMessage('Success')).toContain(
      '1 × Ring gloves, Black, 12 ozOnly 5 in stock, and they’re all in your cart now.',
    )
    expect(cart.state().lines).toMatchObject([{ quantity: 5 }])
  })

  test('reports a full cart and leaves it unchanged', async () => {
    const lines = Array.from({ length: 100 }, (_, index) => makeLine({ key: index + 1, variantId: index + 500 }))
    const { cart } = await showWithCart(<Widget product={product} variantId={11} quantity={1} />, openSmallShop(), {
      lines,
    })
    await userEvent.click(button())
    expect(await readMessage('Error!')).toContain(
      'Something went wrong: your cart already holds the maximum of 100 different items',
    )
    expect(cart.state().lines).toHaveLength(100)
  })

  test('requests missing choices where its page supports it', async () => {
    const onIncomplete = jest.fn()
    const { cart } = await showWithCart(
      <Widget product={product} variantId={null} quantity={1} onIncomplete={onIncomplete} />,
      openSmallShop(),
    )
    await userEvent.click(button())
    expect(onIncomplete).toHaveBeenCalledTimes(1)
    expect(cart.state().lines).toEqual([])
  })

  test.each([
    [null, 'Add to cart'],
    [13, 'Sold out'],
  ])('is disabled while variant %s is unavailable', async (variantId, message) => {
    await showWithCart(<Widget product={product} variantId={variantId} quantity={1} />, openSmallShop())
    expect(button()).toHaveTextContent(message)
    expect(button()).toBeDisabled()
  })
})
