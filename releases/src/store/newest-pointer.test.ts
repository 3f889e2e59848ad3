import { copyFile, readdir, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { liveSetReader } from '../operations/live-set'
import { repairPointer } from '../operations/repair-pointer'
import { status } from '../operations/status'
import { ada, temporaryRegistry } from '../testing/registry'
import { newestPointerFile } from './newest-pointer'

describe('a damaged record of the newest pointer', () => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  let record: string
  let url: string
  beforeEach(async () => {
    registry = await temporaryRegistry()
    url = join(registry.dataDir, 'releases')
    await registry.goLive({ version: '1.0.0' })
    await copyFile(join(url, 'pointer.json'), join(url, 'pointer.json.old'))
    await registry.goLive({ version: '1.1.0' })
    const home = join(registry.dataDir, 'release-pointers')
    const [name = ''] = (await readdir(home)).filter((file) => file.endsWith('.json'))
    record = join(home, name)
  })
  afterEach(() => registry.remove())

  const documentServer = () =>
    liveSetReader(registry.context.store, registry.context.signer, newestPointerFile(registry.dataDir, url))

  test.each([
    ['truncated', (path: string) => truncate(path, 40)],
    ['emptied', (path: string) => writeFile(path, '')],
  ])('that is %s is named once, and written again', async (_how, damage) => {
    await damage(record)
    const read = documentServer()
    expect(await read()).toMatchObject({ revision: 2, problems: [expect.stringContaining('was damaged')] })
    expect(await read()).toMatchObject({ revision: 2, problems: [] })
    await damage(record)
    expect((await status(registry.context)).revision).toBe(2)
  })

  test('lets no older pointer in, and is no obstacle for a repair', async () => {
    await truncate(record, 40)
    await copyFile(join(url, 'pointer.json.old'), join(url, 'pointer.json'))
    await expect(documentServer()()).rejects.toThrow('an old one replaced it')
    expect(await repairPointer(registry.context, ada, { why: 'Disk failed' })).toMatchObject({ revision: 3 })
    expect(await documentServer()()).toMatchObject({ revision: 3 })
  })
})
