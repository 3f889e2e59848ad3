import { Readable } from 'node:stream'
import { Header } from 'tar'
import { withUpload } from './receive-upload'

const MEBIBYTE = 2 ** 20

function header(path: string, size: number, type: 'File' | 'Directory' | 'GlobalExtendedHeader' = 'Directory'): Buffer {
  const block = Buffer.alloc(512)
  new Header({ path, type, size, mode: 0o755, mtime: new Date(0) }).encode(block)
  return block
}

const refusal = (pieces: Iterable<Buffer>) =>
  withUpload(Readable.from(pieces), async () => '').catch((error: Error) => error.message)

/** An empty folder padded with extra bytes to this total size. */
function* padded(bytes: number) {
  yield header('browser/', 0)
  yield header('notes', 100 * MEBIBYTE - 1024, 'GlobalExtendedHeader')
  for (let left = bytes - 1024; left > 0; left -= MEBIBYTE) yield Buffer.alloc(Math.min(left, MEBIBYTE))
}

describe('uploaded release', () => {
  test('accepts 100 MiB and refuses one byte more', async () => {
    expect(await refusal(padded(100 * MEBIBYTE))).toBe('')
    expect(await refusal(padded(100 * MEBIBYTE + 1))).toContain('It is larger than 104857600 bytes.')
  })

  test('refuses more than 400 MiB unpacked, by the declared file sizes', async () => {
    const claiming = (bytes: number) => refusal([header('browser/x.js', bytes, 'File')])
    expect(await claiming(400 * MEBIBYTE)).not.toContain('unpacks to more')
    expect(await claiming(400 * MEBIBYTE + 1)).toContain('It unpacks to more than 419430400 bytes.')
  })

  test('accepts 5000 entries and refuses one more', async () => {
    const holding = (count: number) => refusal([Buffer.concat(Array(count).fill(header('browser/', 0)))])
    expect(await holding(5000)).toBe('')
    expect(await holding(5001)).toContain('It contains more than 5000 files.')
  })
})
