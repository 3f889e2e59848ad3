import { loginPath, refugeFrom } from './access-rules'

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://shop.example')
  return { pathname, search }
}

describe('who may open what', () => {
  it.each([
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
  ])('a guest at %s goes to %s', (address, refuge) => expect(refugeFrom(at(address), false)).toBe(refuge))

  it.each([
    ['/settings/profile', null],
    ['/login', '/'],
    ['/login/', '/'],
    ['/signup?next=/cart', '/'],
    ['/wholesaler/signup', '/'],
    ['/wholesaler/login', '/'],
    ['/wholesaler/equipment', null],
    ['/reset-password', null],
  ])('someone logged in at %s goes to %s', (address, refuge) => expect(refugeFrom(at(address), true)).toBe(refuge))

  it('after a session ended, the login leads back to a page of one’s own, never to one that all can see', () => {
    expect(loginPath(at('/settings/order?page=2'))).toBe('/login?next=%2Fsettings%2Forder%3Fpage%3D2')
    expect(loginPath(at('/shop/7'))).toBe('/login')
  })
})
