import { screen } from '@testing-library/react'
import { SECONDARY_TIMEOUT_MS } from '../../secondary-timeout'
import { createFakeApi, ErrorResponse } from '../../testing/fake-api'
import { makeList } from '../../testing/product-list'
import { makeSummary } from '../../testing/products'
import { showScreen } from '../../testing/show-screen'
import * as home from './home.route'
import { homeLoader } from './home-loader'

const down = () => {
  throw new ErrorResponse(503)
}
const never = () => new Promise(() => undefined)
const blocks = ['sliders', 'banners', 'categories', 'instagrams'].map((block) => `GET /get-${block}`)
/** A shop that tells what is new, and of which every other block answers so. */
const shopWith = (other: () => unknown) =>
  createFakeApi({
    'GET /get-products': () => makeList(),
    ...Object.fromEntries([...blocks, 'GET /sale-products'].map((call) => [call, other])),
  })
const load = (api: ReturnType<typeof createFakeApi>) =>
  homeLoader({ request: new Request('http://shop.test/'), params: {}, context: { api } } as never)

beforeEach(() => localStorage.clear())

test('blocks that cannot be had are left out, and the rest of the front page stands', async () => {
  const api = shopWith(down)
  const slide = { id: 1, title: 'Made for rounds', subtitle: '', image: '/api/media/art/hero', alt: '', url: '/shop' }
  const answers = createFakeApi({
    'GET /get-products': () => makeList(),
    'GET /get-sliders': () => ({ data: [slide] }),
    'GET /sale-products': () => ({ data: [makeSummary({ id: 9, title: 'Sale gloves', discount_sale_price: 50 })] }),
  })
  await showScreen({ screen: home, path: '/', at: '/', api: answers })
  expect(screen.getByRole('heading', { level: 1, name: 'Made for rounds' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sale gloves' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Just in' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Choose your discipline' })).toBeNull()
  expect(await load(api)).toMatchObject({ slides: [], banners: [], categories: [], onSale: [], posts: [] })
})

test('a block that hangs holds the front page up no longer than a moment', async () => {
  jest.useFakeTimers()
  const loading = load(shopWith(never))
  await jest.advanceTimersByTimeAsync(SECONDARY_TIMEOUT_MS + 1)
  jest.useRealTimers()
  const { newest, slides } = await loading
  expect([newest.length, slides.length]).toEqual([2, 0])
})

test('without any product to show the front page says that the shop takes a break', async () => {
  await expect(load(createFakeApi({ 'GET /get-products': down }))).rejects.toMatchObject({ status: 503 })
})
