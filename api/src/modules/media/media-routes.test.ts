import files from 'node:fs/promises'
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as oneTurn } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { Failure } from '../../failure'
import { caching } from '../../plugins/caching'
import { errors } from '../../plugins/errors'
import { mediaRoutes } from '.'
import { createMedia } from './create-media'
import * as renderer from './render-picture'

const GLOVE = '/api/media/products/glove.lace.red-black-bone'
let dataDir: string
let app: FastifyInstance

async function open(options: Parameters<typeof mediaRoutes>[1]): Promise<FastifyInstance> {
  const opened = Fastify()
  await opened.register(errors)
  await opened.register(caching)
  await opened.register(async (api) => api.register(mediaRoutes, options), { prefix: '/api' })
  return opened
}

describe('media routes', () => {
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'media-'))
    app = await open({ dataDir, timeoutMs: 300_000 })
  })

  afterEach(async () => {
    jest.restoreAllMocks()
    await app.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  test.each([
    ['160.avif', 'image/avif', 160],
    ['320.webp', 'image/webp', 320],
    ['160.jpg', 'image/jpeg', 160],
  ])('serves a product picture as %s in its width', async (file, type, width) => {
    const answer = await app.inject(`${GLOVE}/${file}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe(type)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width, height: width })
  })

  test('serves art in its own proportions and larger widths', async () => {
    const answer = await app.inject('/api/media/art/banner-belts/320.jpg')
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 320, height: 128 })
    expect((await app.inject(`${GLOVE}/1600.avif`)).statusCode).toBe(404)
  })

  test('serves the drawing as SVG', async () => {
    const answer = await app.inject(`${GLOVE}/source.svg`)
    expect(answer.headers['content-type']).toBe('image/svg+xml')
    expect(answer.payload).toMatch(/^<svg /)
  })

  test('sends an uncacheable SVG when rendering takes too long, and the picture to the next request', async () => {
    const media = createMedia({ dataDir })
    const hasty = await open({ dataDir, media, timeoutMs: 0 })
    const answer = await hasty.inject(`${GLOVE}/320.avif`)
    expect([answer.headers['content-type'], answer.headers['cache-control']]).toEqual(['image/svg+xml', 'no-store'])
    expect(answer.headers).not.toHaveProperty('etag')
    expect(answer.payload).toMatch(/^<svg /)
    expect((await hasty.inject(`${GLOVE}/160.jpg`)).headers['content-type']).toBe('image/jpeg')
    await hasty.close()
    await media.picture('products', 'glove.lace.red-black-bone', { name: '320.avif', format: 'avif', width: 320 })
    expect((await app.inject(`${GLOVE}/320.avif`)).headers['content-type']).toBe('image/avif')
  })

  test('sends the SVG when the queue is full', async () => {
    const full = { ...createMedia({ dataDir }), picture: () => Promise.reject(new Failure(503, 'busy', 'Busy.')) }
    const busy = await open({ dataDir, media: full })
    expect((await busy.inject(`${GLOVE}/320.avif`)).headers['content-type']).toBe('image/svg+xml')
    await busy.close()
  })

  test('renders two pictures at once, queues 600 and rejects one more', async () => {
    jest.spyOn(files, 'readFile').mockRejectedValue(Object.assign(new Error('missing'), { code: 'ENOENT' }))
    const rendering = jest.spyOn(renderer, 'renderPicture').mockReturnValue(new Promise(() => undefined))
    const media = createMedia({ dataDir })
    const refused: unknown[] = []
    const fetchPicture = (width: number) =>
      media
        .picture('products', 'glove.lace.red-black-bone', { name: `${width}.avif`, format: 'avif', width })
        .catch((error: unknown) => refused.push(error))
    for (let width = 1; width <= 602; width++) void fetchPicture(width)
    await oneTurn()
    expect([rendering.mock.calls.length, refused]).toEqual([2, []])
    void fetchPicture(603)
    await oneTurn()
    expect(refused).toMatchObject([{ status: 503 }])
  })

  test('responds with 304 to a browser that has the picture', async () => {
    const { etag } = (await app.inject(`${GLOVE}/160.avif`)).headers
    const again = await app.inject({ url: `${GLOVE}/160.avif`, headers: { 'if-none-match': `W/"other", ${etag}` } })
    expect(again.statusCode).toBe(304)
    expect(again.payload).toBe('')
    const other = await app.inject({ url: `${GLOVE}/160.webp`, headers: { 'if-none-match': String(etag) } })
    expect(other.statusCode).toBe(200)
  })

  test('renders a picture once for twenty concurrent requests, and reads it from disk afterwards', async () => {
    const render = jest.spyOn(renderer, 'renderPicture')
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject(`${GLOVE}/160.avif`)))
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map((answer) => answer.rawPayload.toString('base64'))).size).toBe(1)
    await app.inject(`${GLOVE}/160.avif`)
    expect(render).toHaveBeenCalledTimes(1)
    const [folder] = await readdir(join(dataDir, 'media'))
    expect(await readdir(join(dataDir, 'media', folder!))).toEqual(['160.avif'])
  })

  test("serves a picture that the full disk can't store, and logs it once", async () => {
    const media = join(dataDir, 'media')
    const warn = jest.spyOn(app.log, 'warn')
    await symlink(join(dataDir, 'nowhere'), media)
    for (const file of ['160.avif', '320.avif', '160.avif']) {
      expect((await app.inject(`${GLOVE}/${file}`)).statusCode).toBe(200)
    }
    expect(warn.mock.calls).toEqual([[{ err: expect.anything() }, expect.stringContaining('cannot be stored')]])
    await rm(media)
    await app.inject(`${GLOVE}/160.avif`)
    expect(await readdir(media)).toHaveLength(1)
  })

  test.each([
    ['an unknown type', '/api/media/products/sword.long.red/320.avif'],
    ['an unknown color', '/api/media/products/glove.lace.mauve/320.avif'],
    ['a second spelling of a key', '/api/media/products/glove.lace.red.front/320.avif'],
    ['an unsupported width', `${GLOVE}/321.avif`],
    ['an unsupported format', `${GLOVE}/320.gif`],
    ['an inherited name', '/api/media/products/constructor.a.b/320.avif'],
    ['unknown art', '/api/media/art/hero/320.avif'],
    ['a parent folder in the path', '/api/media/products/..%2f..%2fdatabase/320.avif'],
    ['a parent folder in the file name', `${GLOVE}/..%2f..%2fpasswd`],
    ['a NUL byte', `${GLOVE}/320.avif%00`],
  ])('responds to %s with 404 in the shared error shape', async (_name, url) => {
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ code: 'not_found', message: expect.any(String) })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(await readdir(dataDir)).toEqual([])
  })

  test('renders list sizes once and stops when aborted', async () => {
    const media = createMedia({ dataDir })
    const keys = ['belt.solid.black', 'belt.solid.white']
    expect(await media.warm(keys)).toBe(4)
    expect(await media.warm(keys)).toBe(0)
    expect(await media.warm(['belt.solid.red'], AbortSignal.abort())).toBe(0)
    const busy = async () => Promise.reject(new Error('no free core'))
    await expect(media.warm(keys, undefined, busy)).rejects.toThrow('no free core')
  })
})
