import { pathAfterSignIn, signInPath } from './sign-in-path'

const after = (next: string) => pathAfterSignIn(new URLSearchParams({ next }))

describe('sign-in path', () => {
  test('leads back to the requested page', () => {
    const path = signInPath({ pathname: '/operations/orders', search: '?status=paid' })
    expect(pathAfterSignIn(new URL(path, 'http://console.test').searchParams)).toBe('/operations/orders?status=paid')
  })

  test.each([
    '',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/operations',
    'javascript:alert(1)',
    '/shop',
    '/operations-old',
    '/operations/../shop',
    '/operations/sign-in',
  ])('leads to the start instead of %j', (next) => expect(after(next)).toBe('/operations'))
})
