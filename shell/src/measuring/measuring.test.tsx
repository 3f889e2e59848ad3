import '@shop/cart-checkout-contract'
import '@shop/catalogue-contract'
import { bus, type CommerceItem } from '@shop/shared-events'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Outlet } from 'react-router-dom'
import { showInFrame } from '../layout/testing/show-in-frame'
import { reopenConsent, saveConsent } from './consent'
import { Measuring } from './measuring'

const glove: CommerceItem = {
  productId: 60,
  title: 'Lace Glove',
  price: 12995,
  quantity: 2,
  brand: 'Forge',
  variant: 'Red, 12 oz',
}

const events = () => (window.dataLayer ?? []) as { event?: string; ecommerce?: object | null }[]
const named = (name: string) => events().filter(({ event }) => event === name)

const open = (path = '/') =>
  showInFrame({
    frame: (
      <>
        <Outlet />
        <Measuring />
      </>
    ),
    path,
  })
const question = () => screen.findByRole('region', { name: 'Privacy choices' })

beforeEach(() => {
  localStorage.clear()
  delete window.dataLayer
})
afterEach(() => Reflect.deleteProperty(navigator, 'globalPrivacyControl'))

describe('counting visits', () => {
  // Must run first, since the event listeners live as long as the page.
  test("measures everything from the page's start for a visitor who agreed before", async () => {
    saveConsent(true)
    bus.publish('catalogue/list-shown', { id: '/shop', title: 'All gear', items: [glove] })
    const { router } = open('/shop')
    await waitFor(() => expect(named('page_view')).toHaveLength(1))
    expect(named('view_item_list')).toHaveLength(1)
    await act(() => router.navigate('/cart'))
    await waitFor(() => expect(named('page_view')).toHaveLength(2))
    bus.publish('order/placed', { orderNumber: 'K7', items: [glove], total: 27000, tax: 1010, delivery: 0 })
    expect(named('purchase')).toMatchObject([
      { ecommerce: { transaction_id: 'K7', value: 270, tax: 10.1, shipping: 0 } },
    ])
  })

  test('measures nothing before consent, and nothing from before it', async () => {
    open()
    bus.publish('catalogue/product-shown', { item: glove })
    const card = await question()
    expect(window.dataLayer).toBeUndefined()

    await userEvent.click(screen.getByRole('button', { name: 'I agree' }))
    await waitFor(() => expect(named('page_view')).toHaveLength(1))
    expect(card).not.toBeInTheDocument()
    expect(named('view_item')).toEqual([])

    bus.publish('cart/item-added', { item: glove })
    expect(named('add_to_cart')).toEqual([
      {
        event: 'add_to_cart',
        ecommerce: {
          currency: 'USD',
          value: 259.9,
          items: [
            {
              item_id: '60',
              item_name: 'Lace Glove',
              item_brand: 'Forge',
              item_category: undefined,
              item_variant: 'Red, 12 oz',
              index: 0,
              price: 129.95,
              quantity: 2,
            },
          ],
        },
      },
    ])
    expect(events().at(-2)).toEqual({ ecommerce: null })
  })

  test('measures nothing after a refusal, does not ask again, and lets the visitor change it', async () => {
    open()
    await question()
    await userEvent.click(screen.getByRole('button', { name: 'No thanks' }))
    bus.publish('catalogue/searched', { term: 'belt', found: 12 })
    expect(screen.queryByRole('region', { name: 'Privacy choices' })).not.toBeInTheDocument()
    expect(window.dataLayer).toBeUndefined()

    act(reopenConsent)
    expect(await question()).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'I agree' }))
    await waitFor(() => expect(named('page_view')).toHaveLength(1))
    act(() => saveConsent(false))
    bus.publish('catalogue/searched', { term: 'gi', found: 3 })
    expect(named('search')).toEqual([])
  })

  test('removes personal data from measured URLs', async () => {
    history.replaceState(null, '', '/order/7?token=secret&utm_source=gym')
    saveConsent(true)
    open()
    await waitFor(() => expect(named('page_view')).toHaveLength(1))
    expect(JSON.stringify(events())).toContain('/order/7?utm_source=gym')
    expect(JSON.stringify(events())).not.toContain('secret')
    history.replaceState(null, '', '/')
  })

  test('treats Global Privacy Control as a refusal', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    open()
    expect(screen.queryByRole('region', { name: 'Privacy choices' })).not.toBeInTheDocument()
    act(reopenConsent)
    expect(await question()).toBeVisible()
    act(() => saveConsent(false))
  })
})
