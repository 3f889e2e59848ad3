import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { encodedText } from './encoding'

describe('encodedText', () => {
  const text = 'Belts & gis – red '.repeat(50)

  test('encodes the same text, also once it is stored compressed only', async () => {
    const encoded = encodedText(text)
    for (let pass = 0; pass < 2; pass += 1) {
      expect(brotliDecompressSync(await encoded.body('br')).toString()).toBe(text)
      expect((await encoded.body('identity')).toString()).toBe(text)
      await encoded.compact()
    }
    expect(gunzipSync(await encoded.body('gzip')).toString()).toBe(text)
  })

  test('counts the bytes of the compressed bodies alone, each compressed once', async () => {
    const encoded = encodedText(text)
    await encoded.body('identity')
    expect(encoded.bytes()).toBe(0)
    const [br, again, gzip] = [await encoded.body('br'), await encoded.body('br'), await encoded.body('gzip')]
    expect(again).toBe(br)
    expect(encoded.bytes()).toBe(br.length + gzip.length)
  })
})
