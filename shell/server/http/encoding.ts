import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '@shop/releases'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Compresses text that is made per request: quality 5 costs a few milliseconds for a page. */
export async function encode(text: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br')
    return brotli(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    })
  return encoding === 'gzip' ? gzipped(text) : Buffer.from(text)
}
