import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { encode } from './encoding'

describe('content encoding', () => {
  test('restores the same text', async () => {
    const text = 'Belts & gis '.repeat(50)
    expect(brotliDecompressSync(await encode(text, 'br')).toString()).toBe(text)
    expect(gunzipSync(await encode(text, 'gzip')).toString()).toBe(text)
    expect((await encode(text, 'identity')).toString()).toBe(text)
  })
})
