import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { products } from '../../database/schema'
import { Failure } from '../../failure'
import { testApp } from '../../testing/test-app'
import { createMedia } from './create-media'
import * as renderer from './render-picture'
import { warmPictures } from './warm-pictures'

afterEach(() => jest.restoreAllMocks())

describe('caps of pictures', () => {
  test('600 pictures wait to be rendered, and more are refused with 503', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'media-caps-'))
    let fail: (error: Error) => void = () => undefined
    const rendering = new Promise<Buffer>((_resolve, reject) => (fail = reject))
    jest.spyOn(renderer, 'renderPicture').mockImplementation(() => rendering)
    const media = createMedia({ dataDir, concurrency: 1 })
    let refused = 0
    const ask = (width: number) =>
      media
        .picture('products', 'belt.solid.red', { name: `${width}.jpg`, format: 'jpg', width })
        .catch((error: unknown) => void (error instanceof Failure && error.status === 503 && (refused += 1)))
    const asked = Array.from({ length: 603 }, (_, index) => ask(index + 1))
    for (let tries = 0; tries < 200 && refused < 2; tries += 1) await pause(10)
    await pause(100)
    const refusedWhileRendering = refused
    fail(new Error('stopped'))
    await Promise.all(asked)
    await rm(dataDir, { recursive: true, force: true })
    expect(refusedWhileRendering).toBe(2)
  })

  test('the warm-up renders the 48 most popular products', async () => {
    const api = await testApp()
    const [{ id: _id, ...belt } = undefined!] = await api.db.select().from(products)
    await api.db.insert(products).values(
      Array.from({ length: 50 }, (_, index) => ({
        ...belt,
        slug: `copy-${index}`,
        drawing: `copy ${index}`,
        popularity: 1_000 - index,
      })),
    )
    const warmed = new Promise<readonly string[]>((resolve) => {
      const media = {
        ...createMedia({ dataDir: api.dataDir }),
        warm: async (keys: readonly string[]) => (resolve(keys), 0),
      }
      warmPictures(api.db, media)
    })
    expect(await warmed).toEqual(Array.from({ length: 48 }, (_, index) => `copy ${index}`))
    await api.close()
  })
})
