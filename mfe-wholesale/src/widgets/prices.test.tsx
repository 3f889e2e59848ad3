import '@shop/account-contract'
import '@shop/cart-checkout-contract'
import { bus } from '@shop/shared-events'
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { signInWholesaler } from '../testing/open-page'
import { Widget as ListPrice } from './list-price'
import { Widget as PriceHint } from './price-hint'

const slabs = [
  { id: 1, from_qty: 500, to_qty: 999.99, discount: 5 },
  { id: 2, from_qty: 1000, to_qty: null, discount: 20 },
]

async function show(widget: ReactNode, tiers: typeof slabs | null = slabs) {
  const frame = { id: 'shell/frame', path: '/', element: <main>{widget}</main>, loader: () => ({ slabs: tiers }) }
  const { container } = render(
    <RouterProvider router={createMemoryRouter([{ ...frame, HydrateFallback: () => null }])} />,
  )
  await screen.findByRole('main')
  return () => container.textContent
}
const inCart = (subtotal: number) => act(() => bus.publish('cart/changed', { count: 1, subtotal }))

describe('wholesale prices', () => {
  beforeEach(() => {
    signInWholesaler({ isVerified: true })
    bus.publish('cart/changed', { count: 0, subtotal: 0 })
  })

  test('are the lowest price before the first tier, and then the price of the tier', async () => {
    const text = await show(<ListPrice price={1999} />)
    expect(text()).toBe('Wholesale from $15.99')
    inCart(50_000)
    expect(text()).toBe('Your price $18.99 (5% off)')
    inCart(100_000)
    expect(text()).toBe('Your price $15.99 (20% off)')
  })

  test('are not shown by a shop without tiers', async () => {
    expect((await show(<ListPrice price={1999} />, null))()).toBe('')
  })

  test('come with the next tier, the item code and the size grid on a product page', async () => {
    await show(<PriceHint productId="7" price={10_000} sku="BLT-WHT-A1" />)
    expect(screen.getByText('Wholesale from $80.00')).toBeVisible()
    expect(screen.getByText(/Spend \$500 to \$999.99 and get 5% off!/)).toBeVisible()
    expect(screen.getByText(/Item code BLT-WHT-A1\./)).toBeVisible()
    const grid = screen.getByRole('link', { name: 'Order multiple sizes at once' })
    expect(grid).toHaveAttribute('href', '/wholesaler/grid/7')
  })

  test('are replaced by the application status until it is approved', async () => {
    signInWholesaler({ isVerified: false })
    const text = await show(<PriceHint productId="7" price={10_000} sku="BLT-WHT-A1" />)
    expect(text()).not.toContain('$')
    expect(screen.getByRole('link', { name: 'View application status' })).toBeVisible()
  })
})
