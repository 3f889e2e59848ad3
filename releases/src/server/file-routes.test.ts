import { readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { contentAddress } from '@shop/shared-api/file-address'
import { integrityOf } from '../manifest/integrity'
import { temporaryRegistry } from '../testing/registry'
import { buildServer } from './build-server'
import { loadTokens } from './tokens'

/** Modification time of the files, in seconds. */
const MODIFIED = 1_000

describe('file routes of the release server', () => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  let app: FastifyInstance
  let logged: string[]
  let file: string
  let released: Buffer
  let token: string
  beforeEach(async () => {
    registry = await temporaryRegistry()
    await registry.goLive()
    file = join(await registry.context.store.folderOf('catalogue', '1.0.0'), 'browser/remote.js')
    released = await readFile(file)
    for (const path of [file, `${file}.br`]) await utimes(path, MODIFIED, MODIFIED)
    const tokens = await loadTokens(registry.dataDir, registry.context.knownParts, {})
    token = tokens.reporter ?? ''
    logged = []
    const logger = { level: 'error', stream: { write: (line: string) => void logged.push(line) } }
    app = buildServer(registry.context, { tokens: () => tokens, logger })
  })
  afterEach(async () => {
    await app.close()
    await registry.remove()
  })

  async function get(url: string, headers: Record<string, string>) {
    const { statusCode, headers: sent, rawPayload } = await app.inject({ url, headers })
    return { status: statusCode, caches: sent['cache-control'], encoding: sent['content-encoding'], body: rawPayload }
  }
  const publicFile = (encoding = 'identity') => get('/r/catalogue/1.0.0/remote.js', { 'accept-encoding': encoding })
  const fileForServers = (path = 'browser/remote.js') =>
    get(`/v1/releases/catalogue/1.0.0/files/${path}`, { authorization: `Bearer ${token}` })
  const damages = () => logged.filter((line) => line.includes('is damaged'))

  /** Changes one byte and nothing that the file system records of the file but its change time. */
  async function flipByte(path: string): Promise<void> {
    const bytes = await readFile(path)
    bytes[bytes.length >> 1]! ^= 1
    await writeFile(path, bytes)
    await utimes(path, MODIFIED, MODIFIED)
  }

  test('send a file of a released version by its content, without a token', async () => {
    await registry.publish({ version: '1.1.0', files: { 'browser/new.js': 'new' } })
    const byContent = (name: string, content: Buffer) =>
      get(contentAddress('catalogue', integrityOf(content), name), { 'accept-encoding': 'identity' })
    expect(await byContent('remote.js', released)).toMatchObject({
      status: 200,
      body: released,
      caches: 'public, max-age=31536000, immutable',
    })
    expect(await byContent('remote.js', Buffer.from('other'))).toMatchObject({ status: 404 })
    expect(await byContent('new.js', Buffer.from('new'))).toMatchObject({ status: 404 })
  })

  test('never send a damaged file, let no cache store the error, and log the damage once', async () => {
    expect(await publicFile()).toMatchObject({ status: 200, caches: 'public, max-age=31536000, immutable' })
    expect(await fileForServers()).toMatchObject({ status: 200, caches: 'private, max-age=31536000, immutable' })
    await flipByte(file)
    for (const ask of [publicFile, publicFile, fileForServers])
      expect(await ask()).toMatchObject({ status: 503, caches: 'no-store' })
    expect(damages()).toHaveLength(1)
    expect(JSON.parse(damages()[0]!)).toMatchObject({
      part: 'catalogue',
      version: '1.0.0',
      msg: 'browser/remote.js of catalogue 1.0.0 is damaged on this server.',
    })
    await writeFile(file, released)
    expect(await publicFile()).toMatchObject({ status: 200, body: released })
  })

  test('send the original file in place of a damaged compressed copy, and log that', async () => {
    const copy = await readFile(`${file}.br`)
    expect(await publicFile('br')).toMatchObject({ encoding: 'br', body: copy })
    await flipByte(`${file}.br`)
    expect(await publicFile('br')).toMatchObject({ status: 200, encoding: undefined, body: released })
    expect((await fileForServers('browser/remote.js.br')).status).toBe(404)
    expect(damages()).toHaveLength(2)
    await writeFile(`${file}.br`, copy)
    expect(await publicFile('br')).toMatchObject({ encoding: 'br', body: copy })
    expect(await fileForServers('browser/remote.js.br')).toMatchObject({ status: 200, body: copy })
  })
})
