import '@shop/cart-checkout-contract'
import { bus } from '@shop/shared-events'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeLine } from '../../testing/cart-of'
import { showWithCart } from '../../testing/show-with-cart'
import { makeBelt, openSmallShop } from '../../testing/small-shop'
import { CartPage } from './cart-page'

const belt = makeLine({ key: 2, quantity: 2 }, makeBelt())
const summary = () => within(screen.getByRole('complementary', { name: 'Order summary' }))
const amount = (label: string) => summary().getByText(label, { selector: 'dt' }).nextElementSibling?.textContent
const total = () => waitFor(() => expect(amount('Total')).toBeTruthy())
const titles = () =>
  within(screen.getByRole('region', { name: /Items in cart/ }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

beforeEach(() => localStorage.clear())

describe('cart page', () => {
  test('shows an empty cart with a link to the shop', async () => {
    const { cart } = await showWithCart(<CartPage />, openSmallShop())
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Items in cart (0)')
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Shop all gear' })).toHaveAttribute('href', '/shop')
    expect(cart.state().problem).toBeNull()
  })

  test('shows items, line totals with two decimals and the amounts', async () => {
    await showWithCart(<CartPage />, openSmallShop(), { lines: [makeLine(), belt] })
    await total()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Items in cart (3)')
    expect(screen.getByRole('status', { name: 'Total of Belt, Black, A2' })).toHaveTextContent('$40.00')
    expect([amount('Subtotal'), amount('Shipping'), amount('Total')]).toEqual(['$89.00', '$8.95', '$97.95'])
    const announced = screen.getByText('$97.95', { selector: 'dd' }).closest('[aria-live][aria-atomic]')
    expect(announced).toHaveTextContent(/^Total\$97\.95$/)
    expect(summary().getByText('Spend $10 more to get free shipping.')).toBeVisible()
  })

  test('shows the notes on free shipping and on the express choice', async () => {
    await showWithCart(<CartPage />, openSmallShop(), {
      lines: [makeLine(), makeLine({ key: 2, quantity: 3 }, makeBelt())],
    })
    expect(await screen.findByText('Your shipment is FREE now!')).toBeVisible()
    await userEvent.click(summary().getByRole('radio', { name: /Express delivery/ }))
    expect(await screen.findByText('You selected express delivery type.')).toBeVisible()
  })

  test('publishes cart/shown once with its items', async () => {
    const shown = jest.fn()
    const subscription = bus.stream('cart/shown').subscribe(shown)
    await showWithCart(<CartPage />, openSmallShop(), { lines: [makeLine(), belt] })
    await total()
    subscription.unsubscribe()
    expect(shown.mock.calls).toMatchObject([
      [{ items: [{ quantity: 1 }, { title: 'Belt', quantity: 2, price: 2000 }] }],
    ])
  })

  test('shows the price of each shipping method and saves the choice', async () => {
    await showWithCart(<CartPage />, openSmallShop(), { lines: [makeLine()] })
    await summary().findByText('$24.95')
    const simple = summary().getByRole('radio', { name: /Simple delivery.*Free from \$99\.00\..*\$8\.95/ })
    expect(simple).toBeChecked()
    await userEvent.click(summary().getByRole('radio', { name: /Express delivery/ }))
    await waitFor(() => expect(amount('Total')).toBe('$73.95'))
  })

  test('removes a line with a toast, and Undo restores its position', async () => {
    await showWithCart(<CartPage />, openSmallShop(), { lines: [makeLine(), belt] })
    await total()
    await userEvent.click(screen.getByRole('button', { name: 'Remove Ring gloves, Black, 12 oz' }))
    expect(titles()).toEqual(['Belt'])
    expect(screen.getByRole('button', { name: 'Remove Belt, Black, A2' })).toHaveFocus()
    expect(await screen.findByText('Delete to cart')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Undo (F6)' }))
    expect(titles()).toEqual(['Ring gloves', 'Belt'])
  })

  test('keeps the keyboard position after the last line is removed', async () => {
    const page = (
      <main tabIndex={-1}>
        <CartPage />
      </main>
    )
    await showWithCart(page, openSmallShop(), { lines: [belt] })
    await userEvent.click(screen.getByRole('button', { name: 'Remove Belt, Black, A2' }))
    expect(screen.getByRole('main')).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Shop all gear' })).toHaveFocus()
  })

  test('keeps a line for later, out of the total, and moves it back', async () => {
    await showWithCart(<CartPage />, openSmallShop(), { lines: [makeLine(), belt] })
    await total()
    await userEvent.click(screen.getByRole('button', { name: 'Save for later: Belt, Black, A2' }))
    await waitFor(() => expect(amount('Subtotal')).toBe('$49.00'))
    const saved = within(screen.getByRole('region', { name: 'Saved for later (1)' }))
    expect(saved.getByRole('link', { name: 'Belt' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Save for later: Ring gloves, Black, 12 oz' })).toHaveFocus()
    await userEvent.click(saved.getByRole('button', { name: 'Move to cart: Belt, Black, A2' }))
    await waitFor(() => expect(amount('Subtotal')).toBe('$89.00'))
    expect(screen.queryByRole('region', { name: /Saved for later/ })).not.toBeInTheDocument()
  })

  test('shows the progress to free shipping, which express delivery never has', async () => {
    await showWithCart(<CartPage />, openSmallShop(), { lines: [makeLine(), belt] })
    const progress = await screen.findByRole('progressbar', { name: 'Progress to free shipping' })
    expect(progress).toHaveValue(8900)
    expect(progress).toHaveAttribute('max', '9900')
    await userEvent.click(summary().getByRole('radio', { name: /Express delivery/ }))
    expect(await screen.findByText(/Express delivery is never free/)).toBeVisible()
  })

  test('reports a sold-out size and continues with an available one', async () => {
    await showWithCart(<CartPage />, openSmallShop(), { lines: [makeLine({ quantity: 4 })] })
    await total()
    const size = screen.getByRole('combobox', { name: 'Size' })
    expect(within(size).getByRole('option', { name: '16 oz (sold out)' })).toBeVisible()
    await userEvent.selectOptions(size, '16 oz')
    expect(screen.getByText('Product Not Available')).toBeVisible()
    expect(
      screen.getByText('This variant is not available and you cannot proceed to checkout with this item.'),
    ).toBeVisible()
    expect(summary().getByText(/Some items in your cart are unavailable/)).toBeVisible()
    await userEvent.selectOptions(size, '14 oz')
    expect(screen.getByRole('spinbutton', { name: 'Quantity of Ring gloves, Black, 14 oz' })).toHaveValue('2')
    expect(size).toBe(screen.getByRole('combobox', { name: 'Size' }))
  })

  test('offers an unavailable combination and reports it', async () => {
    await showWithCart(<CartPage />, openSmallShop(), { lines: [makeLine({ variantId: 12, size: '14 oz' })] })
    await total()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Color' }), 'Red')
    await waitFor(() => expect(amount('Total')).toBe('$8.95'))
    expect(screen.getByText('Product Not Available')).toBeVisible()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size' }), '12 oz')
    await waitFor(() => expect(amount('Subtotal')).toBe('$49.00'))
  })

  test('shows the shop’s changes until they are dismissed', async () => {
    const shop = openSmallShop()
    Object.assign(shop.products[0]?.variants[0] ?? {}, { available: 2, discount_price: 52 })
    await showWithCart(<CartPage />, shop, { lines: [makeLine({ quantity: 3 })] })
    expect(await screen.findByText(/only 2 left, so your 3 became 2\./)).toBeVisible()
    expect(screen.getByText(/the price went up from \$49\.00 to \$52\.00\./)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }))
    expect(screen.queryByText('Your cart has changed')).not.toBeInTheDocument()
  })

  test('keeps the lines while the API is unreachable, and prices them on retry', async () => {
    const shop = openSmallShop()
    shop.failing = 'offline'
    await showWithCart(<CartPage />, shop, { lines: [makeLine({ quantity: 2 })] })
    expect(await screen.findByText('We can’t reach the shop')).toBeVisible()
    expect(amount('Subtotal')).toBe('$98.00')
    shop.failing = null
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Your cart is up to date')).toBeVisible()
    expect(amount('Total')).toBe('$106.95')
  })

  test('shows a wholesaler the tier and the next saving, and neither coupons nor express', async () => {
    const shop = Object.assign(openSmallShop(), {
      wholesale: true,
      slabs: [{ id: 1, from_qty: 100, to_qty: null, discount: 10 }],
    })
    await showWithCart(<CartPage />, shop, { lines: [makeLine({ quantity: 2 })] })
    expect(await screen.findByText('Spend $100 to $200 and get 10% off!')).toBeVisible()
    expect(
      await screen.findByText('Add $2.00 more and pay $8.00 less than now: you’ll get 10% off everything.'),
    ).toBeVisible()
    expect(screen.getByText(/^Item code /)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Wholesale desk' })).toHaveAttribute('href', '/wholesaler/desk')
    expect(screen.queryByRole('textbox', { name: 'Promo code' })).not.toBeInTheDocument()
    expect(screen.queryByRole('radiogroup', { name: 'Shipping' })).not.toBeInTheDocument()
    expect(screen.queryByText(/free shipping|FREE now/)).not.toBeInTheDocument()
  })

  test('shows a wholesaler on the top tier the unlocked message and the discount label', async () => {
    const shop = Object.assign(openSmallShop(), {
      wholesale: true,
      tierMessage: "You've unlocked 10% off!",
      tierPercent: 10,
      slabs: [{ id: 1, from_qty: 40, to_qty: null, discount: 10 }],
    })
    await showWithCart(<CartPage />, shop, { lines: [makeLine()] })
    expect(await screen.findByText("You've unlocked 10% off!")).toBeVisible()
    expect(amount('Wholeseller')).toBe('−$4.90')
    expect([amount('Shipping'), amount('Total')]).toEqual(['Free', '$44.10'])
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  })
})
