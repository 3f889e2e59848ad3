import '@shop/account-contract'
import { bus } from '@shop/shared-events'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeProduct, makeVariant } from '@shop/shared-api/testing/products'
import { applicationOf, type ApplicationStatus } from '../../testing/applications'
import { openPage, signInWholesaler } from '../../testing/open-page'

const price = { discount_price: 20 }
const belt = makeProduct({
  ...price,
  title: 'Rank belt',
  productVariations: [
    makeVariant({ ...price, id: 71, size: 'A1', color: 'White', available: 90 }),
    makeVariant({ ...price, id: 72, size: 'A2', color: 'White', available: 3 }),
    makeVariant({ ...price, id: 73, size: 'A1', color: 'Blue', available: 0 }),
  ],
})
const slabs = [
  { id: 1, from_qty: 500, to_qty: 999.99, discount: 5 },
  { id: 2, from_qty: 1000, to_qty: null, discount: 10 },
]
const open = (status: ApplicationStatus, onOrder?: (lines: unknown) => void, product = belt) =>
  openPage(
    '/wholesaler/grid/7',
    { 'GET /get-product/:id': () => ({ data: product }), ...applicationOf(status) },
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

  test('shows the item code of each variant, and the price at the tier of the cart', async () => {
    signInWholesaler({ isVerified: true })
    bus.publish('cart/changed', { count: 40, subtotal: 80_000 })
    open('approved')
    const cell = (await field('White, A1')).closest('td')!
    expect(cell).toHaveTextContent(belt.productVariations[0]!.sku)
    expect(screen.getByText('Your price $19.00')).toBeVisible()
    expect(screen.getByRole('link', { name: 'View product' })).toHaveAttribute('href', '/shop/7')
    act(() => bus.publish('cart/changed', { count: 0, subtotal: 0 }))
  })

  test('sums up rows and columns', async () => {
    signInWholesaler({ isVerified: true })
    open('approved')
    await userEvent.type(await field('White, A1'), '24')
    await userEvent.type(await field('White, A2'), '2')
    const cells = (name: string) =>
      within(screen.getByRole('rowheader', { name }).closest('tr')!)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    expect(cells('A1').at(-1)).toBe('24')
    expect(cells('Total')).toEqual(['26', '0', '26'])
  })

  test('counts what is in the cart for the tier', async () => {
    signInWholesaler({ isVerified: true })
    bus.publish('cart/changed', { count: 40, subtotal: 80_000 })
    open('approved')
    await userEvent.type(await field('White, A1'), '10')
    const total = screen.getByLabelText('Total')
    expect(total).toHaveTextContent('10 items, 10% off $200.00')
    expect(total).toHaveTextContent("You've unlocked 10% off!")
    expect(total).toHaveTextContent('Together with $800.00 in your cart')
    act(() => bus.publish('cart/changed', { count: 0, subtotal: 0 }))
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

  test('refuses a fractional quantity, with an error next to it', async () => {
    signInWholesaler({ isVerified: true })
    open('approved')
    const input = await field('White, A1')
    await userEvent.type(input, '2.5')
    expect(input).toHaveValue('2.5')
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription('Enter a whole number from 0 to 90.')
    await userEvent.tab()
    expect(input).toHaveValue('')
    expect(screen.getByLabelText('Total')).toHaveTextContent('0 items')
  })

  test('shows the price of each size if they differ', async () => {
    signInWholesaler({ isVerified: true })
    const productVariations = belt.productVariations.map((variant) =>
      variant.id === 72 ? { ...variant, discount_price: 25 } : variant,
    )
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
