import { loginPath, getAuthRedirect } from './access-rules'

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://shop.example')
  return { pathname, search }
}

describe('who may open what', () => {
  test.each([
    ['/settings/profile', '/login?next=%2Fsettings%2Fprofile'],
    ['/settings/order?page=2', '/login?next=%2Fsettings%2Forder%3Fpage%3D2'],
    ['/settings', '/login?next=%2Fsettings'],
    ['/settings/', '/login?next=%2Fsettings%2F'],
    ['/settings-of-mine', null],
    ['/login', null],
    ['/wishlist', null],
    ['/cart', null],
    ['/reset-password', null],
    ['/order/7?token=secret', null],
  ])('redirects a guest at %s to %s', (address, redirectTo) =>
    expect(getAuthRedirect(at(address), false)).toBe(redirectTo),
  )

  test.each([
    ['/settings/profile', null],
    ['/login', '/'],
    ['/login/', '/'],
    ['/signup?next=/cart', '/'],
    ['/wholesaler/signup', '/'],
    ['/wholesaler/login', '/'],
    ['/wholesaler/equipment', null],
    ['/reset-password', null],
  ])('redirects a member at %s to %s', (address, redirectTo) =>
    expect(getAuthRedirect(at(address), true)).toBe(redirectTo),
  )

  test.each([
    ['/settings/order?page=2', '/login?next=%2Fsettings%2Forder%3Fpage%3D2'],
    ['/checkout', '/login?next=%2Fcheckout'],
    ['/wholesaler/rosters/7', '/login?next=%2Fwholesaler%2Frosters%2F7'],
    ['/wholesaler/login', '/login'],
    ['/shop/7', '/login'],
  ])('after a session ended at %s, leads back by %s', (address, login) => expect(loginPath(at(address))).toBe(login))
})
