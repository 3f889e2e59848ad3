import { chooseEncoding } from './encoding'

describe('content encoding', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, br;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', 'identity'],
    [undefined, 'identity'],
  ])('for "%s" is %s', (header, expected) => {
    expect(chooseEncoding(header)).toBe(expected)
  })

  test('is chosen quickly for a header crafted to be slow', () => {
    expect(chooseEncoding(`gzip${' '.repeat(10_000_000)}; x`)).toBe('gzip')
  })
})
