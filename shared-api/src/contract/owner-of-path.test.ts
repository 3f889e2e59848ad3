import { ownerOfPath } from './owner-of-path'

const parts = {
  catalogue: { prefixes: ['/', '/shop', '/product/list'] },
  'cart-checkout': { prefixes: ['/cart', '/order/:id/confirmation'] },
  account: { prefixes: ['/order/:id', '/settings'] },
}

describe('the part that answers a path', () => {
  test.each([
    ['/', 'catalogue'],
    ['/shop', 'catalogue'],
    ['/shop/12', 'catalogue'],
    ['/shop/', 'catalogue'],
    ['/product/list/gis', 'catalogue'],
    ['/order/1', 'account'],
    ['/order/1/confirmation', 'cart-checkout'],
    ['/settings/profile', 'account'],
  ])('%s is answered by %s', (path, owner) => {
    expect(ownerOfPath(parts, path)).toBe(owner)
  })

  test.each(['/shopping', '/product', '/order', '/nowhere'])('%s belongs to no part', (path) => {
    expect(ownerOfPath(parts, path)).toBeUndefined()
  })
})
