import { overlapsOf, ownerOfPath, ownerOfPattern } from './owner-of-path'

const parts = {
  catalogue: { prefixes: ['/', '/shop', '/product/list'] },
  'cart-checkout': { prefixes: ['/cart', '/order/:id/confirmation'] },
  account: { prefixes: ['/order/:id', '/settings'] },
}

describe('owner of a path', () => {
  test.each([
    ['/', 'catalogue'],
    ['/shop', 'catalogue'],
    ['/shop/12', 'catalogue'],
    ['/shop/', 'catalogue'],
    ['/product/list/gis', 'catalogue'],
    ['/order/1', 'account'],
    ['/order/1/confirmation', 'cart-checkout'],
    ['/settings/profile', 'account'],
    ['/Settings/Profile', 'account'],
  ])('ownerOfPath: %s is answered by %s', (path, owner) => {
    expect(ownerOfPath(parts, path)).toBe(owner)
  })

  test.each(['/shopping', '/product', '/order', '/nowhere'])('ownerOfPath: %s belongs to no part', (path) => {
    expect(ownerOfPath(parts, path)).toBeUndefined()
  })

  test.each([
    ['/', 'catalogue'],
    ['/shop/:id', 'catalogue'],
    ['/shop/*', 'catalogue'],
    ['/shop/:id?', 'catalogue'],
    ['/order/:number', 'account'],
    ['/order/new', 'account'],
    ['/order/:id/confirmation/print', 'cart-checkout'],
    ['/SETTINGS', 'account'],
  ])('ownerOfPattern: %s belongs to %s', (pattern, owner) => {
    expect(ownerOfPattern(parts, pattern)).toBe(owner)
  })

  test.each(['/:anything', '/*', '*', '/order/*', '/:area/list', '/shop?/settings', '/product/:list', '/setting?s'])(
    '%s belongs to no part',
    (pattern) => {
      expect(ownerOfPattern(parts, pattern)).toBeUndefined()
    },
  )

  test('ownerOfPattern: answers at once for a pattern with any number of optional segments, which no part owns', () => {
    expect(ownerOfPattern(parts, `/shop${'/:x?'.repeat(6)}`)).toBe('catalogue')
    for (const count of [7, 60]) {
      const pattern = `/shop${'/:x?'.repeat(count)}`
      expect([ownerOfPattern(parts, pattern), overlapsOf(parts, 'account', pattern)]).toEqual([undefined, []])
    }
  })

  test('ownerOfPattern: prefers a fixed segment to a parameter, in any order', () => {
    const rival = { shop: { prefixes: ['/order/new'] } }
    expect(ownerOfPattern({ ...parts, ...rival }, '/order/new')).toBe('shop')
    expect(ownerOfPattern({ ...rival, ...parts }, '/order/new')).toBe('shop')
    expect(ownerOfPattern({ ...parts, ...rival }, '/order/:id')).toBe('account')
  })

  test.each([
    ['/order/new', ['cart-checkout /order/:id/confirmation', 'account /order/:id']],
    ['/settings/x', ['account /settings']],
    [
      '/:anything',
      ['cart-checkout /cart', 'cart-checkout /order/:id/confirmation', 'account /order/:id', 'account /settings'],
    ],
    ['/shop/old', []],
    ['/deals', []],
    ['/', []],
  ])('overlapsOf: %s overlaps %j', (pattern, expected) => {
    expect(overlapsOf(parts, 'catalogue', pattern).map(({ part, prefix }) => `${part} ${prefix}`)).toEqual(expected)
  })
})
