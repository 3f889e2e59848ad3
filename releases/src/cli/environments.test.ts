import { appendFile, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { promote } from '../operations/promote'
import { status } from '../operations/status'
import { verifyStore } from '../operations/verify-store'
import { ada, temporaryRegistry } from '../testing/registry'
import { startServer } from '../testing/start-server'
import type { Tokens } from '../server/tokens'
import { runCli } from './run-cli'

type Environment = Awaited<ReturnType<typeof temporaryRegistry>> & { app: FastifyInstance; url: string; tokens: Tokens }

async function startEnvironment(): Promise<Environment> {
  const registry = await temporaryRegistry()
  return { ...registry, ...(await startServer(registry)) }
}

describe('promotion from staging to production', () => {
  let staging: Environment
  let production: Environment
  beforeEach(async () => {
    ;[staging, production] = await Promise.all([startEnvironment(), startEnvironment()])
    const keys = await readFile(join(staging.dataDir, 'keys/release-public.pem'), 'utf8')
    await appendFile(join(production.dataDir, 'keys/source-public.pem'), keys)
  })
  afterEach(async () => {
    for (const { app, remove } of [staging, production]) {
      await app.close()
      await remove()
    }
  })

  /** Runs a command on production, with a viewer's token of staging. */
  async function run(args: readonly string[], env: Record<string, string> = {}) {
    const out: string[] = []
    const err: string[] = []
    const own = { RELEASES_URL: production.url, RELEASES_TOKEN: production.tokens.manager, RELEASES_BY: 'Grace' }
    const code = await runCli(args, {
      env: { ...own, RELEASES_FROM_TOKEN: staging.tokens.viewer ?? '', XDG_CONFIG_HOME: production.dataDir, ...env },
      out: (line) => out.push(line),
      err: (line) => err.push(line),
    })
    return { code, out: out.join('\n'), err: err.join('\n') }
  }
  const promoteHere = (target: string, ...rest: string[]) => run(['promote', target, '--from', staging.url, ...rest])
  const statusOf = async ({ context }: Environment) => (await status(context)).parts.find(isCatalogue)
  const isCatalogue = ({ part }: { part: string }) => part === 'catalogue'
  const isStored = async (version: string) => (await production.context.store.getRelease('catalogue', version)) !== null

  test('copies the same bytes and provenance, and promotes what the gate of production accepts', async () => {
    await staging.goLive()
    await staging.publish({ version: '1.1.0' }, { channel: 'main' })
    expect(await promoteHere('catalogue', '--why', 'Tested')).toMatchObject({ code: 0 })
    const [from, to] = [staging.context.store, production.context.store]
    expect((await to.getRelease('catalogue', '1.0.0'))?.payload).toBe(
      (await from.getRelease('catalogue', '1.0.0'))?.payload,
    )
    expect(await to.getProvenance('catalogue', '1.0.0')).toEqual(await from.getProvenance('catalogue', '1.0.0'))
    const fileOf = async ({ context }: Environment) =>
      readFile(join(await context.store.folderOf('catalogue', '1.0.0'), 'browser/remote.js'))
    expect(await fileOf(production)).toEqual(await fileOf(staging))
    expect(await statusOf(production)).toMatchObject({ live: '1.0.0', provenance: { publisher: { name: 'Ada' } } })

    expect(await promoteHere('catalogue', '--channel', 'main')).toMatchObject({ code: 0 })
    expect(await statusOf(production)).toMatchObject({ live: '1.1.0', channels: { main: '1.1.0' } })
    expect((await run(['history'])).out).toContain(`catalogue 1.0.0 from ${staging.url}`)
    expect((await production.context.store.listAudit())[0]).toMatchObject({
      ...{ action: 'publish', by: 'Grace', role: 'manager', why: 'Tested' },
      source: { registry: staging.url, keyId: staging.context.signer.keyId },
    })
    expect(await verifyStore(production.context)).toMatchObject({ problems: [] })
  })

  test('trusts the source’s key for provenance only, as long as it is listed', async () => {
    await staging.goLive()
    await promoteHere('catalogue@1.0.0')
    const pointer = await staging.context.store.readPointer()
    expect(() => production.context.signer.open(pointer!)).toThrow('not accepted here')
    await rm(join(production.dataDir, 'keys/source-public.pem'))
    expect(await statusOf(production)).toMatchObject({ live: '1.0.0', provenance: null })
    expect((await verifyStore(production.context)).problems).toEqual([expect.stringContaining('cannot be trusted')])
    await staging.publish({ version: '1.1.0' })
    expect(await promoteHere('catalogue@1.1.0')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/signed by the key \w{16}, which is not accepted here.*add its release-public.pem/),
    })
    expect(await isStored('1.1.0')).toBe(false)
  })

  test('refuses bytes that differ from their hash, and a manifest that differs from its provenance', async () => {
    await staging.publish()
    await staging.publish({ version: '1.1.0' })
    const altered = (path: string, change: (text: string) => string) => alteringProxy(staging.url, path, change)
    const file = await altered('/files/browser/remote.js', (text) => text.replace('entry', 'other'))
    const manifest = await altered('/catalogue/1.1.0', (text) => text.replace('test of catalogue', 'test by catalogue'))
    try {
      expect(await run(['promote', 'catalogue@1.0.0', '--from', addressOf(file)])).toMatchObject({
        code: 1,
        err: expect.stringContaining('browser/remote.js of catalogue 1.0.0 does not match its hash'),
      })
      expect(await run(['promote', 'catalogue@1.1.0', '--from', addressOf(manifest)])).toMatchObject({
        code: 1,
        err: expect.stringContaining('cannot be trusted. Its provenance is about other bytes'),
      })
    } finally {
      for (const proxy of [file, manifest]) proxy.close()
    }
    expect([await isStored('1.0.0'), await isStored('1.1.0')]).toEqual([false, false])
  })

  test('refuses a version that production has with other bytes', async () => {
    await staging.publish({ files: { 'browser/new.js': '1' } })
    await production.publish()
    expect(await promoteHere('catalogue@1.0.0')).toMatchObject({
      code: 3,
      err: expect.stringContaining('was published before, with other content'),
    })
  })

  test('leaves the decision to the gate of production', async () => {
    const next = { ...staging.context, apiVersion: '2.0.0' }
    await staging.publish({ contract: { api: '^2.0.0' } })
    await promote(next, ada, { targets: [{ part: 'catalogue', version: '1.0.0' }] })
    expect(await promoteHere('catalogue')).toMatchObject({
      code: 1,
      err: expect.stringContaining('needs the API ^2.0.0'),
    })
    expect([await isStored('1.0.0'), (await statusOf(production))?.live]).toEqual([true, null])
  })

  test('needs a token of the source, a version there, and a copy before a dry run', async () => {
    await staging.publish()
    const call = ['promote', 'catalogue@1.0.0', '--from', staging.url]
    const without = { RELEASES_FROM_TOKEN: '' }
    expect(await run(call, without)).toMatchObject({ code: 2, err: expect.stringContaining('set RELEASES_FROM_TOKEN') })
    const foreign = { RELEASES_FROM_TOKEN: production.tokens.manager }
    expect(await run(call, foreign)).toMatchObject({ code: 1, err: expect.stringContaining('Unknown token') })
    expect(await promoteHere('catalogue')).toMatchObject({ code: 4, err: expect.stringContaining('is not live at') })
    expect(await promoteHere('catalogue@1.0.0', '--dry-run')).toMatchObject({ code: 2 })
    const copy = await run(['publish', 'catalogue@1.0.0', '--from', staging.url, '--channel', 'main'])
    expect(copy).toMatchObject({ code: 0, out: expect.stringContaining('the newest of the channel main') })
    expect(await run(['promote', 'catalogue', '--channel', 'main', '--dry-run'])).toMatchObject({ code: 0 })
  })
})

/** A server that answers as another one, but alters the text of one path. */
async function alteringProxy(url: string, end: string, change: (text: string) => string): Promise<Server> {
  const proxy = createServer((request, response) => {
    const path = request.url ?? ''
    void fetch(url + path, { headers: { authorization: request.headers.authorization ?? '' } }).then(async (answer) => {
      const text = await answer.text()
      response.writeHead(answer.status).end(path.endsWith(end) ? change(text) : text)
    })
  })
  await new Promise((ready) => proxy.listen(0, '127.0.0.1', () => ready(null)))
  return proxy
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
