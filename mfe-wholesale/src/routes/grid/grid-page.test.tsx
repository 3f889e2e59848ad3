import { bus } from '@shop/shared-events'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage, signInWholesaler } from '../../testing/open-page'

const makeVariant = (id: number, size: string, color: string, available: number) => ({
  id,
  size,
  color,
  available,
  image: '',
  sku: `BLT-${id}`,
  discount_price: 20,
  discount_sale_price: null,
})
const belt = {
  id: 7,
  title: 'Rank belt',
  discount_price: 20,
  discount_sale_price: null,
  productVariations: [
    makeVariant(71, 'A1', 'White', 90),
    makeVariant(72, 'A2', 'White', 3),
    makeVariant(73, 'A1', 'Blue', 0),
  ],
}
const slabs = [
  { id: 1, from_qty: 500, to_qty: 999.99, discount: 5 },
  { id: 2, from_qty: 1000, to_qty: null, discount: 10 },
]
const application = (status: string) => ({
  data: { status, business_name: 'Kai Gym', reason: null, received_at: '2026-11-01T12:00:00Z', decided_at: null },
})
const open = (status: string, onOrder?: (lines: unknown) => void, product: object = belt) =>
  openPage(
    '/wholesaler/grid/7',
    { 'GET /get-product/7': () => ({ data: product }), 'GET /wholesale-application': () => application(status) },
    { slabs, onOrder },
  )
const field = (name: string) => screen.findByLabelText(`Quantity for ${name}`)

describe('variant grid page', () => {
  test('sums up quantities with the current tier and the way to the next one', async () => {
    signInWholesaler({ isVerified: true })
    open('approved')
    await userEvent.type(await field('White, A1'), '24')
    const total = screen.getByLabelText('Total')
    expect(total).toHaveTextContent('$480.00')
    expect(screen.getByRole('progressbar', { name: 'Spend $500 to $999.99 and get 5% off!' })).toHaveValue(48_000)
    await userEvent.type(await field('White, A2'), '2')
    expect(total).toHaveTextContent('$494.00')
    expect(total).toHaveTextContent('26 items, 5% off $520.00')
    expect(total).toHaveTextContent('Spend $1,000 or more and get 10% off!')
  })

  test('limits quantities to the stock and disables sold-out variants', async () => {
    signInWholesaler({ isVerified: true })
    open('approved')
    await userEvent.type(await field('White, A2'), '8')
    expect(await field('White, A2')).toHaveValue('3')
    expect(await field('White, A2')).toHaveAccessibleDescription('Only 3 in stock')
    expect(await field('White, A1')).toHaveAccessibleDescription('90 in stock')
    expect(screen.queryByLabelText('Quantity for Blue, A1')).toBeNull()
    expect(screen.getByText('Sold out')).toBeVisible()
  })

  test('shows the price of each size if they differ', async () => {
    signInWholesaler({ isVerified: true })
    const [small, large, ...others] = belt.productVariations
    const productVariations = [small, { ...large, discount_price: 25 }, ...others]
    open('approved', undefined, { ...belt, has_price_range: true, productVariations })
    expect(await field('White, A1')).toHaveAccessibleDescription('$20.00 90 in stock')
    expect(await field('White, A2')).toHaveAccessibleDescription('$25.00 3 in stock')
    expect(screen.getByText(/^from/)).toHaveTextContent('from $20.00 each')
  })

  test('adds all quantities to the cart', async () => {
    signInWholesaler({ isVerified: true })
    const ordered = jest.fn()
    open('approved', ordered)
    await userEvent.type(await field('White, A1'), '24')
    await userEvent.type(await field('White, A2'), '2')
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Rank belt' }))
    expect(ordered.mock.lastCall).toEqual([
      [
        expect.objectContaining({ variationId: 71, quantity: 24 }),
        expect.objectContaining({ variationId: 72, quantity: 2 }),
      ],
    ])
  })

  test('shows retail prices after a demotion and publishes it', async () => {
    signInWholesaler({ isVerified: true })
    open('declined')
    await userEvent.type(await field('White, A1'), '50')
    expect(screen.getByLabelText('Total')).toHaveTextContent('$1,000.00')
    expect(screen.queryByRole('group', { name: 'Wholesale tier' })).toBeNull()
    expect(bus.last('session/changed')?.user?.isVerified).toBe(false)
  })
})
