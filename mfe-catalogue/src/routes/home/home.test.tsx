import { screen } from '@testing-library/react'
import { SECONDARY_TIMEOUT_MS } from '../../secondary-timeout'
import { createFakeApi, errorResponse, neverResponds } from '@shop/shared-api/testing/fake-api'
import { makeList } from '@shop/shared-api/testing/product-list'
import { makeSummary } from '@shop/shared-api/testing/products'
import { showScreen } from '../../testing/show-screen'
import * as home from './home.route'
import { homeLoader } from './home-loader'

const down = () => errorResponse(503)
/** A fake API with new products; its other endpoints respond with `other`. */
const shopWith = (other: () => Response | Promise<never>) =>
  createFakeApi({
    'GET /get-products': () => makeList(),
    'GET /get-sliders': other,
    'GET /get-banners': other,
    'GET /get-categories': other,
    'GET /get-instagrams': other,
    'GET /sale-products': other,
  })
const load = (api: ReturnType<typeof createFakeApi>) =>
  homeLoader({ request: new Request('http://shop.test/'), params: {}, context: { api } } as never)

beforeEach(() => localStorage.clear())

describe('home page', () => {
  test('has tiles of the categories that are not hidden from the menu', async () => {
    const category = {
      description: '',
      image: '/api/media/art/tile-boxing',
      level: 1,
      parent_id: null,
      product_count: 3,
    }
    const api = createFakeApi({
      'GET /get-products': () => makeList(),
      'GET /get-categories': () => ({
        data: [
          { ...category, id: 1, title: 'Gloves', slug: 'gloves', in_menu: true },
          { ...category, id: 2, title: 'Seconds', slug: 'seconds', in_menu: false },
        ],
      }),
    })
    expect((await load(api)).categories.map(({ title }) => title)).toEqual(['Gloves'])
  })

  test('hides sections that fail to load', async () => {
    const api = shopWith(down)
    const slide = { id: 1, title: 'Made for rounds', subtitle: '', image: '/api/media/art/hero', alt: '', url: '/shop' }
    const answers = createFakeApi({
      'GET /get-products': () => makeList(),
      'GET /get-sliders': () => ({ data: [slide] }),
      'GET /sale-products': () => ({
        ...makeList(),
        data: [makeSummary({ id: 9, title: 'Sale gloves', discount_sale_price: 50 })],
      }),
    })
    await showScreen({ screen: home, path: '/', url: '/', api: answers })
    expect(screen.getByRole('heading', { level: 2, name: 'Made for rounds' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Shop')
    expect(screen.getByRole('link', { name: 'Sale gloves' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'New arrivals' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Shop by discipline' })).toBeNull()
    expect(await load(api)).toMatchObject({ slides: [], banners: [], categories: [], onSale: [], posts: [] })
  })

  test('does not wait for a hanging section', async () => {
    jest.useFakeTimers()
    const loading = load(shopWith(neverResponds))
    await jest.advanceTimersByTimeAsync(SECONDARY_TIMEOUT_MS + 1)
    jest.useRealTimers()
    const { newest, slides } = await loading
    expect([newest.length, slides.length]).toEqual([2, 0])
  })

  test('shows that the shop is unavailable without any products', async () => {
    await expect(load(createFakeApi({ 'GET /get-products': down }))).rejects.toMatchObject({ status: 503 })
  })
})
