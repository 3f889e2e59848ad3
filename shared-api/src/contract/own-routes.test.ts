import { ownRoutes } from './own-routes'

const parts = {
  catalogue: { prefixes: ['/', '/shop', '/product/list'] },
  account: { prefixes: ['/login', '/order/:id'] },
  'cart-checkout': { prefixes: ['/order/:id/confirmation'] },
}
interface Route {
  id?: string
  path?: string
  index?: boolean
  children?: Route[]
}
const own = (part: string, routes: Route[]) => ownRoutes(parts, part, routes)

describe('ownRoutes', () => {
  test('keeps the routes below the prefixes of a part', () => {
    const routes: Route[] = [
      { id: 'catalogue/home', path: '/' },
      { id: 'catalogue/lists', children: [{ id: 'catalogue/shop', path: '/shop' }, { path: '/product/list/:slug' }] },
      { path: '/shop/:id', children: [{ index: true }, { path: 'reviews' }, { path: '/shop/:id/sizes' }] },
    ]
    expect(own('catalogue', routes)).toEqual(routes)
  })

  test.each(['/login', '/LOGIN', 'login', '/:anything', '/*', '/order/new', '/deals', '/shop?/login'])(
    'drops %s of another part or of none',
    (path) => {
      expect(own('catalogue', [{ path }, { children: [{ path }] }, { path: '/', children: [{ path }] }])).toEqual([
        { path: '/', children: [] },
      ])
    },
  )

  test('drops a path that a more specific prefix gives to another part', () => {
    const routes = [{ path: '/order/:id', children: [{ path: 'confirmation' }, { path: 'invoice' }] }]
    expect(own('account', routes)).toEqual([{ path: '/order/:id', children: [{ path: 'invoice' }] }])
    expect(own('cart-checkout', [{ path: '/order/:id/confirmation' }])).toHaveLength(1)
  })

  test("drops a route with another part's id, since two routes with one id stop the router", () => {
    expect(own('catalogue', [{ id: 'account/login', path: '/shop' }])).toEqual([])
  })
})
