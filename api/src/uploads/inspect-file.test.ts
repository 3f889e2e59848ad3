import { writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { pdf } from '../testing/hostile-files'
import { measureFiles, sanitizeFiles } from './inspect-file'
import { inspectionThread } from './inspection-thread'

const MEGABYTE = 1024 * 1024
const kinds = ['pdf', 'jpg', 'png', 'webp'] as const

describe('measureFiles and sanitizeFiles', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const thread = inspectionThread()
  afterAll(() => thread.close())
  let count = 0
  const file = (extension: string, bytes: Buffer) => {
    const path = join(folder, String((count += 1)))
    writeFileSync(path, bytes)
    return { path, extension }
  }
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: { r: 200, g: 10, b: 20, alpha: 0.5 } } })
  const deep = (side: number) => plain(side, side).toColourspace('rgb16').png({ compressionLevel: 9 }).toBuffer()
  const inspect = async (files: ReturnType<typeof file>[]) =>
    sanitizeFiles(await measureFiles(files, { field: 'images', kinds }, thread), 'images')
  const refused = (message: string) => ({ status: 422, detail: { errors: [{ field: 'images', message }] } })
  const UNREADABLE = refused('We could not read this picture. Please choose another.')

  test("accepts a phone's photo with 50 megapixels", async () => {
    const [taken] = await inspect([file('.jpg', await plain(8160, 6120).jpeg().toBuffer())])
    const { format, width, height } = await sharp(taken!.bytes).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: 2400, height: 1800 })
  })

  test.each([
    ['a PNG of 16 bits and 13 megapixels', () => deep(3606)],
    ['a PNG of 8 bits and 25 megapixels', () => plain(5000, 5000).png().toBuffer()],
    ['a WebP of 25 megapixels', () => plain(5000, 5000).webp({ lossless: true }).toBuffer()],
    ['a JPEG of 52 megapixels', () => plain(7212, 7212).jpeg().toBuffer()],
  ])('rejects %s by its header', async (what, bytes) => {
    const extension = what.includes('JPEG') ? '.jpg' : what.includes('WebP') ? '.webp' : '.png'
    await expect(inspect([file(extension, (await bytes()).subarray(0, 2000))])).rejects.toMatchObject(
      refused('This picture has too many pixels. Please choose a smaller one.'),
    )
  })

  test("rejects pictures beyond a form's budget before decoding any", async () => {
    const bomb = (await deep(3460)).subarray(0, 5000)
    const files = Array.from({ length: 3 }, () => file('.png', bomb))
    const together = refused('These pictures are too large in total. Please send fewer or smaller ones.')
    await expect(inspect(files)).rejects.toMatchObject(together)
    await expect(inspect(files.slice(0, 2))).rejects.toMatchObject(UNREADABLE)
  })

  test('rejects a PDF with object streams that are too large in total', async () => {
    const packed = deflateSync(Buffer.alloc(7 * MEGABYTE, 0x20), { level: 9 }).toString('latin1')
    const stream = `3 0 obj\n<< /Type /ObjStm /N 1 >>\nstream\n${packed}\nendstream\nendobj\n`
    const twice = file('.pdf', pdf({ objects: stream.repeat(2) }))
    expect((await inspect([twice])).length).toBe(1)
    const often = inspect([file('.pdf', pdf({ objects: stream.repeat(3) }))])
    await expect(often).rejects.toMatchObject(refused('We could not read this PDF. Please choose another.'))
  })
})
