import { readCookie, serializeCookie } from './cookies'

describe('cookies', () => {
  test.each([
    ['theme=dark; device=abc', 'abc'],
    ['device=a%2Bb', 'a+b'],
    ['device=a=b', 'a=b'],
    ['device=50%', '50%'],
    ['device=first; device=second', 'first'],
    ['my-device=abc', undefined],
    ['device=', undefined],
    ['device', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('reads from "%s" the value %s', (header, value) => {
    expect(readCookie(header, 'device')).toBe(value)
  })

  test('has no value for names that every object has', () => {
    expect(readCookie('a=1', '__proto__')).toBeUndefined()
    expect(readCookie('a=1', 'constructor')).toBeUndefined()
  })

  test('hides a cookie from scripts and sends it to the entire site by default', () => {
    expect(serializeCookie('device', 'a+b', { maxAge: 60, secure: true })).toBe(
      'device=a%2Bb; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
    )
  })

  test('serializes another path and a cookie for scripts', () => {
    expect(serializeCookie('hint', '', { maxAge: 0, secure: false, path: '/api', httpOnly: false })).toBe(
      'hint=; Max-Age=0; Path=/api; SameSite=Lax',
    )
  })
})
