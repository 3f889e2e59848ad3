import { isAllowedOrigin } from './allowed-origin'

const site = 'https://shop.example'
const cookie = 'token=abc; logged_in=1'

describe('isAllowedOrigin', () => {
  test.each([
    ['the site itself', { origin: site }, true],
    ['another site', { origin: 'https://evil.example' }, false],
    ['a subdomain of the site', { origin: 'https://evil.shop.example' }, false],
    ['a host name that starts like the site', { origin: 'https://shop.example.evil.example' }, false],
    ['the site over plain http', { origin: 'http://shop.example' }, false],
    ['an opaque origin', { origin: 'null' }, false],
    ['an empty origin', { origin: '' }, false],
    ['another site with a forged Referer', { origin: 'https://evil.example', referer: `${site}/cart` }, false],
    ['a Host that agrees with the foreign origin', { origin: 'https://evil.example', host: 'evil.example' }, false],
    ['no Origin, fetched by the same origin', { 'sec-fetch-site': 'same-origin' }, true],
    ['no Origin, typed by the user', { 'sec-fetch-site': 'none' }, true],
    ['no Origin, fetched by a sibling site', { 'sec-fetch-site': 'same-site' }, false],
    ['no Origin, fetched by another site', { 'sec-fetch-site': 'cross-site', referer: `${site}/` }, false],
    ['the site as Referer only', { referer: `${site}/cart` }, true],
    ['another site as Referer only', { referer: 'https://evil.example/shop.example' }, false],
    ['no sign of a browser', {}, true],
    ['no sign of a browser, but its session cookie', { cookie }, false],
    ['no sign of a browser, with other cookies', { cookie: 'bucket=7' }, true],
    ['an own bearer token from anywhere', { origin: 'https://evil.example', authorization: 'Bearer abc' }, true],
    ['Basic credentials from another site', { origin: 'https://evil.example', authorization: 'Basic YTpi' }, false],
  ])('judges %s', (_who, headers, expected) => expect(isAllowedOrigin(headers, site)).toBe(expected))

  test.each([
    ['a loopback address that matches the Host header', 'http://127.0.0.1:3000', '127.0.0.1:3000', true],
    ['this machine by its name', 'http://localhost:3000', 'LOCALHOST:3000', true],
    ['another port of this machine', 'http://localhost:8080', 'localhost:3000', false],
  ])('judges %s on a loopback address', (_who, origin, host, expected) =>
    expect(isAllowedOrigin({ origin, host }, site)).toBe(expected),
  )

  test('uses the Host header when the site has no configured origin', () => {
    const headers = { origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' }
    expect(isAllowedOrigin(headers, undefined)).toBe(true)
    expect(isAllowedOrigin({ ...headers, origin: 'http://evil.example' }, undefined)).toBe(false)
  })
})
