import { appendFile, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { publishRelease } from '../../operations/publish-release'
import { auditDraft } from '../../operations/registry-context'
import { verifyStore } from '../../operations/verify-store'
import { builtFolder } from '../../testing/built-folder'
import { ada, temporaryRegistry } from '../../testing/registry'

describe('directory store', () => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  beforeEach(async () => (registry = await temporaryRegistry()))
  afterEach(() => registry.remove())

  const inStore = (...path: string[]): string => join(registry.dataDir, 'releases', ...path)

  test('stores compressed copies of text files that unpack to them', async () => {
    await registry.publish()
    const folder = await registry.context.store.folderOf('catalogue', '1.0.0')
    const original = await readFile(join(folder, 'browser/remote.js'))
    expect(brotliDecompressSync(await readFile(join(folder, 'browser/remote.js.br')))).toEqual(original)
    expect(gunzipSync(await readFile(join(folder, 'browser/remote.js.gz')))).toEqual(original)
    expect(await readdir(join(folder, 'node'))).toEqual(['part.cjs'])
  })

  test('accepts the same bytes again, and refuses other bytes under one version with a conflict', async () => {
    await registry.publish()
    expect(await registry.publish()).toMatchObject({ outcome: 'unchanged' })
    await expect(registry.publish({ files: { 'browser/extra.js': 'new' } })).rejects.toMatchObject({
      kind: 'conflict',
      message: expect.stringContaining('catalogue 1.0.0 was published before, with other content'),
    })
    expect(await registry.context.store.listAudit()).toHaveLength(1)
  })

  test('reads health reports after one that was truncated by a full disk', async () => {
    const { store } = registry.context
    const report = { at: new Date().toISOString(), parts: [], api: { calls: 1, failures: 0 } }
    await store.reportHealth(report)
    const [hour] = await readdir(inStore('.health'))
    await appendFile(inStore('.health', hour ?? ''), '{"at":"2026\n')
    await store.reportHealth(report)
    expect((await store.readHealth(null)).reports).toMatchObject([report, report])
  })

  test('stores one release and one audit entry for two concurrent publishers', async () => {
    const folders = [await builtFolder(registry.dataDir), await builtFolder(registry.dataDir)]
    const results = await Promise.all(
      folders.map((folder) => publishRelease(registry.context, ada, { part: 'catalogue', folder })),
    )
    expect(results.map(({ outcome }) => outcome).sort()).toEqual(['published', 'unchanged'])
    expect(await registry.context.store.listAudit()).toHaveLength(1)
    expect(await readdir(inStore('.incoming'))).toEqual([])
  })

  test('logs a noted audit entry after a kill when its move happened, and drops it otherwise', async () => {
    await registry.goLive()
    const entry = (revision: number) =>
      auditDraft(ada, { action: 'promote', revision, changes: [{ part: 'catalogue', from: null, to: '1.0.0' }] })
    const happened = entry(1)
    const lines = (await readFile(inStore('audit.jsonl'), 'utf8')).trimEnd().split('\n')
    await writeFile(inStore('audit.jsonl'), `${lines[0]}\n`)
    await writeFile(inStore('pending-audit.json'), JSON.stringify(happened))
    expect((await registry.context.store.listAudit()).at(-1)).toMatchObject({ id: happened.id, seq: 2 })

    await registry.publish({ version: '1.1.0' })
    expect((await registry.context.store.listAudit()).map(({ seq, action }) => [seq, action])).toEqual([
      [1, 'publish'],
      [2, 'promote'],
      [3, 'publish'],
    ])

    await writeFile(inStore('pending-audit.json'), JSON.stringify(entry(2)))
    expect(await registry.context.store.listAudit()).toHaveLength(3)
    await registry.publish({ version: '1.2.0' })
    expect(await registry.context.store.listAudit()).toHaveLength(4)
    expect(await verifyStore(registry.context)).toMatchObject({ problems: [] })
  })

  test('ignores and overwrites an audit line truncated by a power loss', async () => {
    await registry.publish()
    await appendFile(inStore('audit.jsonl'), '{"seq":2,"id":"torn')
    expect(await registry.context.store.listAudit()).toHaveLength(1)
    await registry.publish({ version: '1.1.0' })
    expect((await registry.context.store.listAudit()).map(({ seq }) => seq)).toEqual([1, 2])
  })

  test('stores published files read-only', async () => {
    await registry.publish()
    const { mode } = await stat(inStore('catalogue', '1.0.0', 'browser', 'remote.js'))
    expect(mode & 0o222).toBe(0)
  })
})
