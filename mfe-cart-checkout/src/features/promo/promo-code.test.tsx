import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useCart } from '../../cart/cart-context'
import { makeLine } from '../../testing/cart-of'
import { showWithCart } from '../../testing/show-with-cart'
import { openSmallShop, type SmallShop } from '../../testing/small-shop'
import { readStoredPromo } from '../../cart/stored-promo'
import { PromoCode } from './promo-code'

function Promo() {
  const cart = useCart()
  return cart ? <PromoCode cart={cart} /> : null
}

const show = (shop: SmallShop, stored = {}) => showWithCart(<Promo />, shop, { lines: [makeLine()], ...stored })
const field = () => screen.getByRole('textbox', { name: 'Promo code' })

beforeEach(() => localStorage.clear())

describe('promo code', () => {
  test('applies a code with a toast, deducts its percentage, and can be removed', async () => {
    const { cart } = await show(openSmallShop())
    await userEvent.click(field())
    // Copied from an email.
    await userEvent.paste('\u00a0welcome 10\u200b ')
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    expect(await screen.findByText('Coupon applied')).toBeVisible()
    expect(screen.getByRole('group', { name: 'Promo code' })).toHaveTextContent('WELCOME10, 10% off')
    await waitFor(() => expect(cart.state().quote?.discount).toBe(4.9))
    expect(readStoredPromo()).toBe('WELCOME10')
    await userEvent.click(screen.getByRole('button', { name: 'Remove promo code WELCOME10' }))
    await waitFor(() => expect(cart.state().quote?.discount).toBe(0))
    expect(readStoredPromo()).toBe('')
  })

  test('prefills the field with the stored code', async () => {
    localStorage.setItem('promo:v1', '"WELCOME10"')
    await show(openSmallShop())
    expect(field()).toHaveValue('WELCOME10')
  })

  test.each(['not json', '7', '{"code":"A"}', '"<script>"', JSON.stringify('A'.repeat(41))])(
    'ignores the invalid stored code %s',
    async (stored) => {
      localStorage.setItem('promo:v1', stored)
      await show(openSmallShop())
      expect(field()).toHaveValue('')
    },
  )

  test('shows the pending state and sends one request for repeated presses', async () => {
    const shop = openSmallShop()
    let calls = 0
    const real = shop.api.request
    let go = () => {}
    const wait = new Promise<void>((resolve) => (go = resolve))
    shop.api.request = (async (name: never, ...rest: never[]) => {
      if (name === 'POST /apply-coupen') {
        calls += 1
        await wait
      }
      return (real as (...args: never[]) => unknown)(name, ...rest)
    }) as typeof real
    await show(shop)
    await userEvent.type(field(), 'WELCOME10{Enter}')
    expect(screen.getByRole('button', { name: /Applying/ })).toHaveAttribute('aria-busy', 'true')
    await userEvent.type(field(), '{Enter}')
    go()
    await screen.findByText('Coupon applied')
    expect(calls).toBe(1)
  })

  test('shows next to the field why a code is refused, and keeps the input', async () => {
    await show(openSmallShop())
    await userEvent.type(field(), 'NOPE{Enter}')
    expect(await screen.findByText('We don’t recognize this code.')).toBeVisible()
    expect(field()).toBeInvalid()
    expect(field()).toHaveValue('NOPE')
    await userEvent.clear(field())
    await userEvent.type(field(), '{Enter}')
    expect(screen.getByText('Enter your code first.')).toBeVisible()
  })

  test('reports when the applied code no longer applies', async () => {
    await show(openSmallShop(), { coupon: { id: 99, code: 'OLD', value: 20 } })
    expect(await screen.findByText('Not applied. This code has expired.')).toBeVisible()
    expect(screen.queryByText(/20% off/)).not.toBeInTheDocument()
  })
})
