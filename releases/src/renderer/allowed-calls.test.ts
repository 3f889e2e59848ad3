import { allowedCall } from './allowed-calls'

describe('allowedCall', () => {
  test.each([
    '/api/menu',
    '/api/get-products?product_category=gloves&page=2',
    '/api/get-product/7',
    '/api/get-ratings?product_id=7',
  ])('allows the public read %s', (path) => expect(allowedCall(path)).toBe(path))

  test.each([
    ['leaves /api by encoded dots', '/api/%2e%2e/admin'],
    ['leaves /api by dots', '/api/../admin/users'],
    ['leaves /api in a parameter', '/api/get-product/%2e%2e'],
    ['hides a separator in a parameter', '/api/get-product/7%2f..%2f..%2fadmin'],
    ['hides a separator by a backslash', '/api/get-product/..\\..\\admin'],
    ['names another host', '//evil.example/api/menu'],
    ['names another host after /api', 'http://evil.example/api/menu'],
    ['needs a session', '/api/user-dashboard'],
    ['belongs to a signed-in visitor', '/api/get-orders/7'],
    ['starts a login', '/api/login/google'],
    ['opens a secret link', '/api/roster-sheets/abc'],
    ['is a write', '/api/add-to-cart'],
    ['is unknown', '/api/admin'],
    ['is the API itself', '/api/'],
    ['has a trailing segment', '/api/menu/x'],
    ['is too long', `/api/get-products?search=${'x'.repeat(3_000)}`],
    ['is no path', 'menu'],
  ])('refuses a call that %s', (_why, path) => expect(allowedCall(path)).toBeNull())
})
