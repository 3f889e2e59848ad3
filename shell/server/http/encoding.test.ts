import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { chooseEncoding, encode } from './encoding'

describe('content encoding', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, br;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', 'identity'],
    [undefined, 'identity'],
  ])('for "%s" is %s', (header, expected) => {
    expect(chooseEncoding(header)).toBe(expected)
  })

  it('is chosen at once from a header that was made to take hours', () => {
    expect(chooseEncoding(`gzip${' '.repeat(10_000_000)}; x`)).toBe('gzip')
  })

  it('gives back the same text', async () => {
    const text = 'Belts & gis '.repeat(50)
    expect(brotliDecompressSync(await encode(text, 'br')).toString()).toBe(text)
    expect(gunzipSync(await encode(text, 'gzip')).toString()).toBe(text)
    expect((await encode(text, 'identity')).toString()).toBe(text)
  })
})
