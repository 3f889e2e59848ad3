import { nextPath } from '@shop/shared-api/next-path'
import { getLoginPath } from './next-path'

const origin = 'https://shop.example'

describe('next path', () => {
  test.each([
    ['?next=/settings/order%3Fpage%3D2', '/settings/order?page=2'],
    ['?next=/cart', '/cart'],
    ['', '/'],
    ['?next=https://evil.example/', '/'],
    ['?next=//evil.example', '/'],
    ['?next=/%5Cevil.example', '/'],
    ['?next=/%09/evil.example', '/'],
    ['?next=/.//evil.example', '/'],
    ['?next=/cart/..//evil.example', '/'],
    ['?next=javascript:alert(1)', '/'],
    ['?next=cart', '/'],
    ['?next=/login%3Fnext%3D/cart', '/'],
    ['?next=/signup', '/'],
  ])('for "%s" is %s', (search, path) => {
    expect(nextPath(search, origin)).toBe(path)
  })

  test('is the page that redirected to the login', () => {
    const location = { pathname: '/settings/order', search: '?page=2' }
    expect(nextPath(new URL(getLoginPath(location), origin).search, origin)).toBe('/settings/order?page=2')
  })
})
