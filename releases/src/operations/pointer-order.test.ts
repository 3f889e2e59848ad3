import { appendFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import type { SignedDocument } from '../contract'
import { newestPointerFile } from '../store/newest-pointer'
import { openStore } from '../store/open-store'
import { parsePointer, pointerDigest } from '../store/pointer-text'
import { describeStores } from '../testing/describe-stores'
import { ada, temporaryRegistry } from '../testing/registry'
import { openSignedStore } from '../open-signed-store'
import { liveSetReader, type LiveSet } from './live-set'
import { promote } from './promote'
import { repairPointer } from './repair-pointer'
import { status } from './status'
import { verifyStore } from './verify-store'

const target = (version: string) => ({ targets: [{ part: 'catalogue', version }] })
const liveVersion = ({ parts }: LiveSet) => parts.catalogue?.live.version

describeStores('a pointer', (fresh) => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  let url: string
  beforeEach(async () => {
    const database = await fresh()
    registry = await temporaryRegistry(database)
    url = database ?? join(registry.dataDir, 'releases')
  })
  afterEach(() => registry.remove())

  /** Writes a pointer as an attacker with access to the store can; null removes it. */
  async function plant(document: SignedDocument | null | string): Promise<void> {
    if (registry.context.store.location !== 'the database') {
      const text = typeof document === 'string' ? document : JSON.stringify(document)
      const path = join(url, 'pointer.json')
      return document === null ? rm(path) : writeFile(path, text)
    }
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query('DELETE FROM releases.pointer')
    const { keyId, payload, signature } =
      typeof document === 'string' ? { keyId: 'none', payload: document, signature: '' } : (document ?? {})
    const values = [payload, keyId, signature]
    if (payload !== undefined)
      await client.query(
        'INSERT INTO releases.pointer (revision, payload, key_id, signature) VALUES (1, $1, $2, $3)',
        values,
      )
    await client.end()
  }

  /** Replaces what the audit log records last, as an attacker who hides a planted pointer does. */
  async function forgeAudit({ payload }: SignedDocument): Promise<void> {
    const forged = { ...(await registry.context.store.lastMove())!, revision: parsePointer({ payload }).revision }
    const entry = JSON.stringify({ ...forged, pointer: payload })
    if (registry.context.store.location !== 'the database') {
      await appendFile(join(url, 'audit.jsonl'), `${entry}\n`)
      return
    }
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query('INSERT INTO releases.audit (seq, entry) SELECT max(seq) + 1, $1 FROM releases.audit', [entry])
    await client.end()
  }

  const stored = async () => (await registry.context.store.readPointer())!
  /** A document server with its own data folder; calling it again is a restart. */
  async function documentServer(name: string): Promise<{ read: () => Promise<LiveSet>; stop: () => Promise<void> }> {
    const home = join(registry.dataDir, name)
    const reader = await openStore(url, join(home, 'release-cache'))
    const read = liveSetReader(reader, registry.context.signer, newestPointerFile(home, url))
    return { read, stop: () => reader.close() }
  }
  async function restarted(name: string): Promise<LiveSet> {
    const { read, stop } = await documentServer(name)
    const set = await read()
    await stop()
    return set
  }

  test('contains the hash of the pointer that it replaced', async () => {
    await registry.goLive({ version: '1.0.0' })
    const first = await stored()
    await registry.goLive({ version: '1.1.0' })
    expect(parsePointer(first).previous).toBeUndefined()
    expect(parsePointer(await stored()).previous).toBe(pointerDigest(first))
    expect(await verifyStore(registry.context)).toMatchObject({ problems: [] })
  })

  test('is refused by registry and document servers when an older one replaced it, also after a restart', async () => {
    await registry.goLive({ version: '1.0.0' })
    const old = await stored()
    await registry.goLive({ version: '1.1.0' })
    const running = await documentServer('running')
    expect(liveVersion(await running.read())).toBe('1.1.0')
    await plant(old)
    await expect(running.read()).rejects.toThrow('at revision 1, but the audit log at 2: an old one replaced it')
    await expect(restarted('fresh')).rejects.toThrow('an old one replaced it')
    await forgeAudit(old)
    await expect(running.read()).rejects.toThrow('went back from revision 2 to 1')
    await running.stop()
    const afterRestart = await restarted('running')
    expect([liveVersion(afterRestart), afterRestart.revision]).toEqual(['1.1.0', 2])
    expect(afterRestart.problems).toEqual([expect.stringContaining('repair --above 2 --why')])

    const refusal = {
      kind: 'refused',
      message: expect.stringContaining('run on the release server: npm run release -- repair'),
    }
    await expect(status(registry.context)).rejects.toMatchObject(refusal)
    await registry.publish({ version: '1.2.0' })
    await expect(promote(registry.context, ada, target('1.2.0'))).rejects.toMatchObject(refusal)
    const other = await openSignedStore(url, { dataDir: registry.dataDir, env: {} })
    await expect(status({ ...registry.context, ...other })).rejects.toMatchObject(refusal)
    await other.store.close()
  })

  test('gives two document servers one truth after a replay and a repair', async () => {
    await registry.goLive({ version: '1.0.0' })
    const old = await stored()
    await registry.goLive({ version: '1.1.0' })
    const [first, second] = await Promise.all(['one', 'two'].map(documentServer))
    await first!.read()
    await plant(old)
    expect(await Promise.allSettled([first!.read(), second!.read()])).toMatchObject(
      Array(2).fill({ status: 'rejected' }),
    )
    const result = await repairPointer(registry.context, ada, { why: 'Replayed' })
    expect(result).toMatchObject({ outcome: 'repaired', revision: 3, source: 'audit', missing: [] })
    const sets = await Promise.all([first!.read(), second!.read(), restarted('one'), restarted('three')])
    expect(sets.map((set) => [liveVersion(set), set.revision, set.problems])).toEqual(Array(4).fill(['1.1.0', 3, []]))
    await registry.goLive({ version: '1.2.0' })
    expect(liveVersion(await first!.read())).toBe('1.2.0')
    expect(await verifyStore(registry.context)).toMatchObject({ problems: [] })
    await Promise.all([first!.stop(), second!.stop()])
  })

  test('is refused when a signed one of the same revision, or a fork of it, replaced it', async () => {
    await registry.goLive({ version: '1.0.0' })
    await registry.publish({ version: '1.1.0' })
    const { read, stop } = await documentServer('one')
    await read()
    const live = parsePointer(await stored())
    const parts = { catalogue: { ...live.parts.catalogue!, live: '1.1.0' } }
    const sign = (pointer: object) => registry.context.signer.sign(JSON.stringify(pointer))
    const fork = sign({ ...live, parts })
    const next = { ...live, parts, revision: 2, previous: pointerDigest(fork) }
    const faults: [SignedDocument, string, string][] = [
      [fork, 'is not the one that the audit log records', 'of revision 1 was replaced by a different one'],
      [sign(next), 'but the audit log at 1: its last moves are missing', 'of revision 2 follows another revision 1'],
    ]
    for (const [planted, problem, hiddenProblem] of faults) {
      await plant(planted)
      for (const refused of [read(), restarted('fresh'), status(registry.context)])
        await expect(refused).rejects.toThrow(problem)
      await forgeAudit(planted)
      for (const refused of [read(), status(registry.context)]) await expect(refused).rejects.toThrow(hiddenProblem)
      expect(await restarted('one')).toMatchObject({ revision: 1, problems: [expect.stringContaining(hiddenProblem)] })
    }
    await stop()
  })

  test.each(['truncated', 'missing', 'unsigned', 'signed by another key'])(
    'that is %s is refused with the command that rebuilds it',
    async (fault) => {
      await registry.goLive({ version: '1.0.0' })
      await registry.goLive({ version: '1.1.0' })
      await registry.publish({ version: '1.2.0' })
      await promote(registry.context, ada, { ...target('1.2.0'), canary: 10 })
      const before = parsePointer(await stored())
      const { read, stop } = await documentServer('one')
      await read()
      const faults: Record<string, SignedDocument | string | null> = {
        truncated: '{"keyId":"ab',
        missing: null,
        unsigned: { ...(await stored()), signature: '' },
        'signed by another key': { ...(await stored()), keyId: '0123456789abcdef' },
      }
      await plant(faults[fault] ?? null)
      await expect(read()).rejects.toThrow('npm run release -- repair')
      await expect(status(registry.context)).rejects.toThrow('npm run release -- repair')
      expect((await verifyStore(registry.context)).problems).toEqual([expect.stringContaining('release -- repair')])
      const planned = await repairPointer(registry.context, ada, { dryRun: true })
      expect(planned).toMatchObject({ outcome: 'judged', revision: 4, parts: before.parts })
      await expect(repairPointer(registry.context, ada, {})).rejects.toMatchObject({ kind: 'usage' })
      await expect(status(registry.context)).rejects.toThrow('npm run release -- repair')
      await repairPointer(registry.context, ada, { why: fault })
      expect(parsePointer(await stored())).toMatchObject({ revision: 4, parts: before.parts, repaired: true })
      expect(await read()).toMatchObject({ revision: 4, problems: [] })
      expect((await registry.context.store.listAudit()).at(-1)).toMatchObject({
        action: 'repair',
        why: fault,
        revision: 4,
      })
      expect(await verifyStore(registry.context)).toMatchObject({ problems: [] })
      await stop()
    },
  )

  test('stays unchanged by a repair while it is intact, unless readers know a newer one', async () => {
    await registry.goLive()
    expect(await repairPointer(registry.context, ada, { why: 'Sure?' })).toMatchObject({
      outcome: 'unchanged',
      revision: 1,
    })
    const restored = await repairPointer(registry.context, ada, { why: 'Restored a backup', above: 47 })
    expect(restored).toMatchObject({ outcome: 'repaired', revision: 48, problem: null })
    expect(await verifyStore(registry.context)).toMatchObject({ problems: [] })
    await registry.goLive({ version: '1.1.0' })
    expect(await verifyStore(registry.context)).toMatchObject({ problems: [] })
  })
})
