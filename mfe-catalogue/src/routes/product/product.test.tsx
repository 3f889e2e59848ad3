import '@shop/account-contract'
import '@shop/catalogue-contract'
import { bus } from '@shop/shared-events'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SECONDARY_TIMEOUT_MS } from '../../secondary-timeout'
import { createFakeApi, errorResponse, neverResponds, type Handlers } from '@shop/shared-api/testing/fake-api'
import { sampleSettings } from '@shop/shared-api/testing/sample-settings'
import { makeList } from '@shop/shared-api/testing/product-list'
import { makeProduct, makeSummary } from '@shop/shared-api/testing/products'
import { showScreen } from '../../testing/show-screen'
import * as product from './product.route'
import { productLoader } from './product-loader'

const ratings = {
  data: [],
  meta: { page: 1, limit: 10, total: 0, last_page: 0 },
  summary: { average: 0, count: 0, breakdown: [], fit: { small: 0, true: 0, large: 0 } },
}
const answering = (given = makeProduct()) =>
  createFakeApi({
    'GET /get-product/:id': ({ params }) => (params.id === '7' ? { data: given } : errorResponse(404)),
    'GET /get-ratings': () => ratings,
    'GET /general-setting': () => ({
      data: { ...sampleSettings, simple_shipment: 9.95, express_shipment: 24, free_shipment: 120 },
    }),
    'GET /get-products': () => ({
      ...makeList(),
      data: [makeSummary({ id: 7 }), makeSummary({ id: 8, title: 'Bag gloves' })],
    }),
  })
const show = (query = '', api = answering()) =>
  showScreen({ screen: product, path: '/shop/:id', url: `/shop/7${query}`, api })
const dealer = { id: 'd1', username: 'Kai', email: 'kai@gym.example', isVerified: true }
const cart = () => screen.getByText(/^cart-checkout/).textContent
const color = (name: RegExp) => within(screen.getByRole('radiogroup', { name: /^Color/ })).getByRole('radio', { name })
const size = (name: RegExp) => within(screen.getByRole('radiogroup', { name: /^Size/ })).getByRole('radio', { name })

beforeEach(() => localStorage.clear())

describe('product page', () => {
  test('opens with the color and size of the URL, ready to add', async () => {
    await show('?color=Black&size=M')
    expect(color(/Black/)).toBeChecked()
    expect(size(/^M/)).toBeChecked()
    expect(screen.getByText('In stock, ready to ship')).toBeVisible()
    expect(cart()).toBe('cart-checkout/add-to-cart variant 11 quantity 1')
  })

  test('requires a missing size when Add to cart is pressed, and focuses the sizes', async () => {
    await show('?color=Black')
    expect(screen.queryByText('Select a size')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
    expect(screen.getByText('Select a size')).toBeVisible()
    expect(size(/^M/)).toHaveFocus()
    await userEvent.click(size(/^M/))
    expect(screen.queryByText('Select a size')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument()
  })

  test('publishes the product view once, at the current price', async () => {
    const onEvent = jest.fn()
    const subscription = bus.stream('catalogue/product-shown').subscribe(onEvent)
    await show('', answering(makeProduct({ discount_sale_price: 59.5 })))
    await userEvent.click(size(/^L/))
    subscription.unsubscribe()
    expect(onEvent.mock.calls).toEqual([
      [
        {
          item: {
            productId: 7,
            title: 'Ring gloves',
            price: 5950,
            quantity: 1,
            brand: 'Ironside',
            category: 'Boxing gloves',
          },
        },
      ],
    ])
  })

  test('shows the price hint to wholesalers only', async () => {
    await show()
    expect(screen.queryByText(/^wholesale/)).toBeNull()
    act(() => bus.publish('session/changed', { user: { ...dealer, role: 'wholeseller', isVerified: false } }))
    expect(screen.getByText(/for \$9\.95 \(free on orders of \$120\.00 or more\), or with express/)).toBeVisible()
    act(() => bus.publish('session/changed', { user: { ...dealer, role: 'wholeseller' } }))
    expect(await screen.findByText(/^wholesale\/price-hint/)).toBeVisible()
    expect(screen.getByText(/^Order now, get it .*, with free shipping\.$/)).toBeVisible()
    act(() => bus.publish('session/changed', { user: null }))
    expect(screen.queryByText(/^wholesale/)).toBeNull()
  })

  test('stores the choice in the URL without a request and shows its price', async () => {
    const api = answering()
    const { address } = await show('', api)
    const requestCount = api.calls.length
    await userEvent.click(size(/^L/))
    await waitFor(() => expect(address()).toBe('/shop/7?size=L'))
    expect(await screen.findByText('$89.00')).toBeVisible()
    expect(cart()).toBe('cart-checkout/add-to-cart variant 12 quantity 1')
    expect(api.calls).toHaveLength(requestCount)
  })

  test.each(['?color=Red&size=M', '?color=Red&size=L'])(
    'shows that a sold-out or missing variant is unavailable (%s)',
    async (query) => {
      await show(query)
      expect(screen.getByText('Product Not Available')).toBeVisible()
      expect(
        screen.getByText('This variant is not available and you cannot proceed to checkout with this item.'),
      ).toBeVisible()
    },
  )

  test('shows the state of every option before it is selected', async () => {
    await show('?color=Black')
    expect(color(/Red, sold out/)).toBeEnabled()
    expect(size(/^M$/)).toBeEnabled()
    expect(screen.getByText('Choose a size to check availability.')).toBeVisible()
    expect(screen.getByText(/^Order now, get it/)).toBeVisible()
    await userEvent.click(color(/Red/))
    await waitFor(() => expect(size(/M, sold out/)).toBeEnabled())
    expect(size(/L, sold out/)).toBeEnabled()
    expect(screen.getByText('Sold out. Choose a size to get a back in stock alert.')).toBeVisible()
    expect(screen.queryByText(/^Order now, get it/)).toBeNull()
  })

  test('shows low stock and lowers the quantity to it', async () => {
    await show('?color=Black&size=M')
    await userEvent.click(screen.getByRole('button', { name: 'One more' }))
    await userEvent.click(screen.getByRole('button', { name: 'One more' }))
    expect(cart()).toMatch(/quantity 3$/)
    await userEvent.click(size(/^L/))
    await waitFor(() => expect(cart()).toBe('cart-checkout/add-to-cart variant 12 quantity 2'))
    expect(screen.getByText('Only 2 left in this size and color.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'One more' })).toBeDisabled()
  })

  test('switches the images with the color', async () => {
    // Current browsers return a promise from scrollTo, which an effect must not return.
    const scrolled = jest.fn(() => Promise.resolve())
    Object.assign(Element.prototype, { scrollTo: scrolled })
    await show()
    const pictures = () =>
      within(screen.getByRole('list', { name: /^Images/ }))
        .getAllByRole('img')
        .map((image) => image.getAttribute('src'))
    expect(pictures()[0]).toBe('/api/media/products/glove.classic.black/640.webp')
    await userEvent.click(color(/Red/))
    await waitFor(() =>
      expect(pictures()).toEqual([
        '/api/media/products/glove.classic.red/640.webp',
        '/api/media/products/glove.classic.red.detail/640.webp',
      ]),
    )
    expect(scrolled).toHaveBeenLastCalledWith({ left: 0, behavior: 'instant' })
  })

  test('stores viewed products, newest first', async () => {
    localStorage.setItem('viewed:v1', '[3,7]')
    await show()
    expect(localStorage.getItem('viewed:v1')).toBe('[7,3]')
  })

  test('excludes the product from its related products', async () => {
    await show()
    expect(screen.getByRole('link', { name: 'Bag gloves' })).toHaveAttribute('href', '/shop/8')
    expect(screen.queryByRole('link', { name: 'Ring gloves' })).toBeNull()
  })

  test('survives failed secondary data and refetches failed reviews', async () => {
    const answers: Handlers = { 'GET /get-product/:id': () => ({ data: makeProduct() }) }
    await show('', createFakeApi(answers))
    expect(screen.getByRole('heading', { level: 1, name: 'Ring gloves' })).toBeVisible()
    expect(screen.getByText(/^Customer reviews is unavailable right now/)).toBeVisible()
    answers['GET /get-ratings'] = () => ratings
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/^No reviews yet/)).toBeVisible()
  })

  const load = (id: string, api: ReturnType<typeof answering>) =>
    productLoader({ request: new Request(`http://shop.test/shop/${id}`), params: { id }, context: { api } } as never)

  test('does not wait for hanging secondary data', async () => {
    jest.useFakeTimers()
    const hanging = createFakeApi({
      'GET /get-product/:id': () => ({ data: makeProduct() }),
      'GET /get-ratings': neverResponds,
      'GET /general-setting': neverResponds,
      'GET /get-products': neverResponds,
      'GET /get-pages': neverResponds,
    })
    const loading = load('7', hanging)
    await jest.advanceTimersByTimeAsync(SECONDARY_TIMEOUT_MS + 1)
    jest.useRealTimers()
    expect(await loading).toMatchObject({
      product: { id: 7 },
      ratings: null,
      related: [],
      delivery: null,
      returns: null,
    })
  })

  test('throws 404 for an unknown product, but not for an unavailable API', async () => {
    await expect(load('999', answering())).rejects.toMatchObject({ init: { status: 404 } })
    const down = createFakeApi({
      'GET /get-product/:id': () => errorResponse(503),
    })
    await expect(load('7', down)).rejects.toMatchObject({ status: 503 })
  })
})
