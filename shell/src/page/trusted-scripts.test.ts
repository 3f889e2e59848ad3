import { trustedScriptsScript } from './trusted-scripts'

/** The policy that the inline script creates in a browser with Trusted Types. */
function createdPolicy() {
  const createPolicy = jest.fn()
  const fake = { trustedTypes: { createPolicy } }
  new Function('window', 'trustedTypes', trustedScriptsScript)(fake, fake.trustedTypes)
  const [name, rules] = createPolicy.mock.calls[0] as [string, Record<string, (url: string) => string | null>]
  return { name, rules }
}

describe('the default Trusted Types policy', () => {
  test.each([
    '/page-watch.js',
    '/r/catalogue/1.0.0-ab/entry.js',
    `${location.origin}/r/shell/1/main.js`,
    'https://js.stripe.com/v3/',
  ])('allows %s as a script', (url) => expect(createdPolicy().rules['createScriptURL']?.(url)).toBe(url))

  test.each([
    'https://evil.example/r/x.js',
    '//evil.example/r/x.js',
    '/r/../api/media/x.js',
    '/api/media/x.js',
    '/rx/x.js',
    '/page-watch.js/x.js',
    'data:text/javascript,alert(1)',
    'https://js.stripe.com.evil.example/v3/',
    'http://[',
  ])('refuses %s', (url) => expect(createdPolicy().rules['createScriptURL']?.(url)).toBeNull())

  test('makes no markup and no code of text', () => {
    const { name, rules } = createdPolicy()
    expect([name, Object.keys(rules)]).toEqual(['default', ['createScriptURL']])
  })

  test('does nothing in a browser without Trusted Types', () => {
    expect(() => new Function('window', trustedScriptsScript)({})).not.toThrow()
  })
})
