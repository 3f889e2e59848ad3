import {
  expiredSessionCookies,
  hasSession,
  sessionCookies,
  sessionToken,
  withoutSessionCookies,
} from './session-cookies'

describe('session cookies', () => {
  test('hide the token from scripts and show them a new id for each session', () => {
    const [token, hint] = sessionCookies('secret', true)
    expect(token).toBe('token=secret; Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Lax')
    expect(hint).toMatch(/^logged_in=[\w-]{36}; Max-Age=86400; Path=\/; Secure; SameSite=Lax$/)
    expect(sessionCookies('secret', true)[1]).not.toBe(hint)
  })

  test('are not limited to https on a site without it', () => {
    expect(sessionCookies('secret', false).join()).not.toContain('Secure')
  })

  test('are both removed at the end of a session', () => {
    expect(expiredSessionCookies(true)).toEqual([
      'token=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      'logged_in=; Max-Age=0; Path=/; Secure; SameSite=Lax',
    ])
  })

  test.each([
    ['theme=dark; token=abc; logged_in=1', 'abc'],
    ['logged_in=1; token=a%2Bb', 'a+b'],
    ['token=abc', undefined],
    ['token=abc; logged_in=', undefined],
    ['logged_in=1', undefined],
    ['token=; logged_in=1', undefined],
    ['xtoken=abc; logged_in=1', undefined],
    ['token=50%; logged_in=1', undefined],
    ['token=a%0d%0ab; logged_in=1', undefined],
    [undefined, undefined],
  ])('of "%s" hold the token %s', (cookie, token) => {
    expect(sessionToken(cookie)).toBe(token)
    expect(hasSession(cookie)).toBe(token !== undefined)
  })

  test('are removed from the forwarded cookies', () => {
    expect(withoutSessionCookies('a=1=2; token=abc; logged_in=1;b=3')).toBe('a=1=2; b=3')
    expect(withoutSessionCookies('token =abc; logged_in ;a=ü "b"')).toBe('a=ü "b"')
    expect(withoutSessionCookies('token=abc')).toBeUndefined()
    expect(withoutSessionCookies(undefined)).toBeUndefined()
  })
})
