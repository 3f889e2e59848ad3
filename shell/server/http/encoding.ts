import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import type { Encoding } from '@shop/releases'

const brotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)
const gzipped = promisify(gzip)
const fromGzip = promisify(gunzip)

/** Compresses a body that is made per request: quality 5 costs a few milliseconds for a page. */
async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br')
    return brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    })
  return encoding === 'gzip' ? gzipped(body) : body
}

async function decode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return fromBrotli(body)
  return encoding === 'gzip' ? fromGzip(body) : body
}

/** A copy of its own size: zlib's result may be the start of a buffer of 16 KiB, which would stay in memory. */
const trimmed = (body: Buffer): Buffer =>
  body.buffer.byteLength > body.length ? Buffer.from(new Uint8Array(body).buffer) : body

/** A text in each requested encoding, compressed at the first request for it. */
export interface EncodedText {
  body(encoding: Encoding): Promise<Buffer>
  /** Drops the text and keeps it compressed only: it is decompressed for requests without compression. */
  compact(): Promise<void>
  /** Bytes of the compressed bodies. */
  bytes(): number
}

export function encodedText(text: string): EncodedText {
  const bodies = new Map<Encoding, Promise<Buffer>>()
  let original: string | undefined = text
  let bytes = 0

  async function readOriginal(): Promise<Buffer> {
    if (original !== undefined) return Buffer.from(original)
    const [[encoding, body]] = bodies as unknown as [[Encoding, Promise<Buffer>]]
    return decode(await body, encoding)
  }

  async function compress(encoding: Encoding): Promise<Buffer> {
    const body = trimmed(await encode(await readOriginal(), encoding))
    bytes += body.length
    return body
  }

  function body(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return readOriginal()
    const present = bodies.get(encoding) ?? compress(encoding)
    bodies.set(encoding, present)
    return present
  }

  return {
    body,
    async compact() {
      await body('br')
      original = undefined
    },
    bytes: () => bytes,
  }
}
