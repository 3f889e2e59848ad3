import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { partFileRoutes } from './part-files'

describe('files of released parts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-part-files-test-'))
  const app = Fastify()
  const path = (name: string) => join(folder, 'browser', name)
  const open = async (name: string) => (await app.inject(`/r/catalogue/1.0.0/${name}`)).statusCode
  beforeAll(() => {
    mkdirSync(join(folder, 'browser'))
    partFileRoutes(app, async () => folder)
  })
  afterAll(async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  })

  test('stay in memory up to 64 MB, and the least recently used go first', async () => {
    const statuses: number[] = []
    for (const name of ['a.js', 'b.js', 'c.js']) {
      writeFileSync(path(name), Buffer.alloc(25 * 2 ** 20, ' '))
      statuses.push(await open(name))
      rmSync(path(name))
    }
    expect(statuses).toEqual([200, 200, 200])
    expect([await open('a.js'), await open('b.js'), await open('c.js')]).toEqual([404, 200, 200])
  })
})
