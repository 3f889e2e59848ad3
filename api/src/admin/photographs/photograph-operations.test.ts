import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { products } from '../../database/schema'
import { operate, operateFile } from '../../testing/operate'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
let photo: Buffer
beforeAll(async () => {
  api = await testApp()
  const left = { width: 400, height: 400, channels: 3, background: '#c81e26' } as const
  photo = await sharp({ create: { width: 1200, height: 400, channels: 3, background: '#1e26c8' } })
    .composite([{ input: await sharp({ create: left }).png().toBuffer(), left: 0, top: 0 }])
    .withExif({ IFD0: { Artist: 'Secret Name' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => api.close())

const upload = (name: string, body: Buffer, input: object = {}, more: object = {}) =>
  operate(api, 'photographs.add', { name, ...input }, { bytes: chunksOf(body), ...more })
async function* chunksOf(body: Buffer) {
  for (let at = 0; at < body.length; at += 5000) yield body.subarray(at, at + 5000)
}
const importTable = (text: string, input: object = {}, more: { dryRun?: boolean } = {}) =>
  operate(api, 'catalogue.import', input, { text, ...more })
const productOf = async (slug: string) => (await api.db.select().from(products).where(eq(products.slug, slug)))[0]!
const colorAt = async (path: string) => {
  const { rawPayload, statusCode } = await api.app.inject(path)
  expect(statusCode).toBe(200)
  const { dominant } = await sharp(rawPayload).stats()
  return dominant.r > dominant.b ? 'red' : 'blue'
}
let slug: string
beforeAll(async () => {
  slug = (await api.db.select().from(products).limit(1))[0]!.slug
})

describe('photographs', () => {
  test('shows imported photographs on list and product page, as squares without metadata', async () => {
    await upload('wide.jpg', photo)
    await importTable(`product,drawing,images\n${slug},wide.jpg,wide.jpg\n`)
    const { data } = (await api.call('GET /get-product/:id', { params: { id: (await productOf(slug)).id } })).body
    expect(data.thumbnail).toMatch(/^\/api\/media\/products\/photo-[0-9a-f]{24}$/)
    expect(data.images).toEqual([data.thumbnail])
    for (const file of ['320.avif', '320.webp', '320.jpg']) {
      const answer = await api.app.inject(`${data.thumbnail}/${file}`)
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      const { width, height, exif } = await sharp(answer.rawPayload).metadata()
      expect({ width, height, exif }).toEqual({ width: 320, height: 320, exif: undefined })
    }
    expect((await api.app.inject(`${data.thumbnail}/source.svg`)).statusCode).toBe(404)
  })

  test('shows what a photograph shows on the product page, at once after a change', async () => {
    const { id } = await productOf(slug)
    const read = async () => (await api.call('GET /get-product/:id', { params: { id } })).body.data
    const { thumbnail, image_alts: none } = await read()
    expect(none).toBeUndefined()
    await operate(api, 'photographs.edit', { name: 'wide.jpg', alt: 'A red and a blue half' })
    expect((await read()).image_alts).toEqual({ [thumbnail]: 'A red and a blue half' })
    await operate(api, 'photographs.edit', { name: 'wide.jpg', alt: '' })
    expect((await read()).image_alts).toBeUndefined()
  })

  test('stays with a category that shows it: a new crop follows, and it cannot be removed', async () => {
    await upload('tile.jpg', photo)
    await operate(api, 'categories.change', { category: 'belts', picture: 'tile.jpg' })
    const picture = async () => (await api.call('GET /get-categories')).body.data.find((c) => c.slug === 'belts')!.image
    const before = await picture()
    await operate(api, 'photographs.edit', { name: 'tile.jpg', focal_x: 0 })
    expect(await picture()).not.toBe(before)
    expect((await api.app.inject(`${await picture()}/320.webp`)).statusCode).toBe(200)
    await expect(operate(api, 'photographs.remove', { name: 'tile.jpg' })).rejects.toThrow(
      'tile.jpg is shown by the category Belts, so it cannot be removed.',
    )
    await operate(api, 'categories.change', { category: 'belts', picture: 'ring' })
    await operate(api, 'photographs.remove', { name: 'tile.jpg' })
  })

  test('stays with a banner that shows it: a new crop follows, and it cannot be removed', async () => {
    await upload('wall.jpg', photo)
    await operate(api, 'pictures.change', { kind: 'banners', id: 1, image: 'wall.jpg' })
    const picture = async () => (await api.call('GET /get-banners')).body.data[0]!.image
    const before = await picture()
    await operate(api, 'photographs.edit', { name: 'wall.jpg', focal_x: 0 })
    expect(await picture()).not.toBe(before)
    expect((await api.app.inject(`${await picture()}/320.webp`)).statusCode).toBe(200)
    await expect(operate(api, 'photographs.remove', { name: 'wall.jpg' })).rejects.toThrow('is shown by a slide')
    await operate(api, 'pictures.change', { kind: 'banners', id: 1, image: 'ring' })
    await operate(api, 'photographs.remove', { name: 'wall.jpg' })
  })

  test('exports file names and imports its own export without a change', async () => {
    const { text } = await operateFile(api, 'catalogue.export')
    expect(text).toContain('wide.jpg')
    const result = await importTable(text)
    expect(result).toMatchObject({ detail: { products: { added: 0, changed: 0 }, variants: { added: 0, changed: 0 } } })
  })

  test('names a missing photograph with its row, unless the dry run expects its upload', async () => {
    const table = `product,drawing\n${slug},missing.jpg\n`
    await expect(importTable(table, {}, { dryRun: true })).rejects.toMatchObject({
      detail: {
        extra: { problems: [{ line: 2, column: 'drawing (B)', reason: expect.stringContaining('missing.jpg') }] },
      },
    })
    const expected = { photographs: ['missing.jpg'] }
    await expect(importTable(table, expected, { dryRun: true })).resolves.toHaveProperty('done')
    await expect(importTable(table, expected)).rejects.toHaveProperty('code', 'bad_rows')
  })

  test('crops around the focal point under a new address, and keeps the old address', async () => {
    const before = (await productOf(slug)).drawing
    expect(await colorAt(`/api/media/products/${before}/160.webp`)).toBe('blue')
    await operate(api, 'photographs.edit', { name: 'wide.jpg', focal_x: 0 })
    const after = await productOf(slug)
    expect(after.drawing).not.toBe(before)
    expect(after.images).toEqual([after.drawing])
    expect(await colorAt(`/api/media/products/${after.drawing}/160.webp`)).toBe('red')
    expect(await colorAt(`/api/media/products/${before}/320.webp`)).toBe('blue')
  })

  test('applies the orientation of the camera', async () => {
    const sideways = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#fff' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(await upload('sideways.jpg', sideways)).toMatchObject({ detail: { width: 300, height: 600 } })
  })

  test('refuses other files, animations and too many pixels', async () => {
    const frame = { width: 10, height: 20, channels: 3, background: '#fff' } as const
    const animated = await sharp(await sharp({ create: frame }).png().toBuffer())
      .gif()
      .toBuffer()
    const bomb = await sharp({ create: { ...frame, width: 9000, height: 9000 } })
      .png()
      .toBuffer()
    for (const body of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      animated,
      bomb,
      photo.subarray(0, 900),
    ])
      await expect(upload('bad.jpg', body)).rejects.toHaveProperty('status', 422)
  })

  test('sets the order of pictures, removes only what nothing shows and frees its original', async () => {
    await expect(operate(api, 'photographs.remove', { name: 'wide.jpg' })).rejects.toHaveProperty('code', 'in_use')
    await operate(api, 'photographs.reorder', { product: slug, pictures: ['sideways.jpg'] })
    const folder = join(api.dataDir, 'media', 'originals')
    const before = await readdir(folder)
    await operate(api, 'photographs.remove', { name: 'wide.jpg' }, { dryRun: true })
    expect(await readdir(folder)).toEqual(before)
    await operate(api, 'photographs.remove', { name: 'wide.jpg' })
    expect(await readdir(folder)).toHaveLength(before.length - 1)
    await expect(operate(api, 'photographs.remove', { name: 'sideways.jpg' })).rejects.toHaveProperty('code', 'in_use')
  })
})
