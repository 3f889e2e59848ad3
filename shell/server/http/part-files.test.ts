import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { ReleaseError, type LiveRelease } from '@shop/releases'
import Fastify from 'fastify'
import { partFileRoutes } from './part-files'

const script = 'export const belt = "black"\n'.repeat(50)
let folder: string
let app: ReturnType<typeof Fastify>
let logged: string[]
let previewed: string
let manifestFiles: Record<string, { integrity: string; bytes: number }>

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'part-files-'))
  mkdirSync(join(folder, 'browser'))
  write('entry.js', script)
  write('entry.js.br', brotliCompressSync(script))
  const file = { integrity: integrityOf(script), bytes: script.length }
  const manifest = { part: 'catalogue', version: '1.0.0', files: { 'browser/entry.js': file, 'node/server.cjs': file } }
  manifestFiles = manifest.files
  logged = []
  previewed = ''
  app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } } })
  partFileRoutes(app, {
    async releaseOf(part, version) {
      if (part === 'catalogue' && version !== '9.9.9') return { version, manifest, folder } as unknown as LiveRelease
      throw new ReleaseError('not-found', `${part} ${version} is not in the releases.`)
    },
    isReleased: async (_part, version) => version === '1.0.0',
    isPreviewed: (_request, _part, version) => version === previewed,
  })
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const integrityOf = (content: string | Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`
const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, 'browser', name), content)
const ask = async (encoding = 'identity', version = '1.0.0', file = 'entry.js') => {
  const url = `/r/catalogue/${version}/${file}`
  const { statusCode, headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': encoding } })
  return { status: statusCode, caches: headers['cache-control'], encoding: headers['content-encoding'], rawPayload }
}

describe('partFileRoutes', () => {
  test('sends a released file as immutable, in the encoding of the browser', async () => {
    const plain = await ask()
    expect(plain).toMatchObject({ status: 200, caches: 'public, max-age=31536000, immutable', encoding: undefined })
    expect(plain.rawPayload.toString()).toBe(script)
    expect(await ask('br')).toMatchObject({ status: 200, encoding: 'br' })
  })

  test.each(['identity', 'br'])(
    'rejects a damaged file for %s until it is restored, and caches nothing of it',
    async (form) => {
      write('entry.js', script.replace('black', 'blacK'))
      write('entry.js.br', brotliCompressSync(script.replace('black', 'blacK')))
      for (let count = 0; count < 2; count += 1)
        expect(await ask(form)).toMatchObject({ status: 503, caches: 'no-store' })
      expect(logged.join('')).toContain('browser/entry.js of catalogue 1.0.0 is damaged on this server')
      write('entry.js', script)
      write('entry.js.br', brotliCompressSync(script))
      expect(await ask(form)).toMatchObject({ status: 200, caches: 'public, max-age=31536000, immutable' })
    },
  )

  test('sends the original in place of a damaged compressed copy, until that is restored', async () => {
    for (const damaged of [
      brotliCompressSync('another'),
      brotliCompressSync(Buffer.alloc(2 ** 20)),
      Buffer.from('x'),
    ]) {
      write('entry.js.br', damaged)
      const answer = await ask('br')
      expect([answer.status, answer.encoding, answer.rawPayload.toString()]).toEqual([200, undefined, script])
    }
    expect(logged.join('')).toContain('The br copy of browser/entry.js of catalogue 1.0.0 is damaged')
    write('entry.js.br', brotliCompressSync(script))
    expect(await ask('br')).toMatchObject({ encoding: 'br' })
  })

  test('hides a version that was never live, except in its preview', async () => {
    expect(await ask('identity', '1.1.0')).toMatchObject({ status: 404, caches: 'no-store' })
    previewed = '1.1.0'
    expect(await ask('identity', '1.1.0')).toMatchObject({ status: 200, caches: 'private, no-store' })
  })

  test.each(['absent.js', 'entry.js.br', '../node/server.cjs', '..%2Fnode%2Fserver.cjs', 'entry.map'])(
    'has no %s',
    async (file) => expect((await ask('identity', '1.0.0', file)).status).toBe(404),
  )

  test('has no file of a missing version', async () => {
    expect(await ask('identity', '9.9.9')).toMatchObject({ status: 404, caches: 'no-store' })
  })

  test('caches files up to 64 MB and evicts the least recently used', async () => {
    const large = Buffer.alloc(25 * 2 ** 20, ' ')
    const names = ['a.js', 'b.js', 'c.js']
    const statuses: number[] = []
    for (const name of names) {
      manifestFiles[`browser/${name}`] = { integrity: integrityOf(large), bytes: large.length }
      write(name, large)
      statuses.push((await ask('identity', '1.0.0', name)).status)
      rmSync(join(folder, 'browser', name))
    }
    expect(statuses).toEqual([200, 200, 200])
    for (const name of names) statuses.push((await ask('identity', '1.0.0', name)).status)
    expect(statuses.slice(3)).toEqual([503, 200, 200])
  })
})
