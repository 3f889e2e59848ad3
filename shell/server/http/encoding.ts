import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** The best of the encodings that a request accepts. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? '').split(',').flatMap((word) => {
    const [name = '', quality = ''] = word.split(';').map((side) => side.trim())
    return /^q=0(?:\.0*)?$/.test(quality) ? [] : [name]
  })
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}

/** Compresses text that is made per request: quality 5 costs a few milliseconds for a page. */
export async function encode(text: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br')
    return brotli(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    })
  return encoding === 'gzip' ? gzipped(text) : Buffer.from(text)
}
