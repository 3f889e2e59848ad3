import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { contentKey } from '@shop/shared-api/file-address'
import { ReleaseError, type LiveRelease } from '@shop/releases'
import Fastify from 'fastify'
import { partFileRoutes } from './part-files'

const script = 'export const belt = "black"\n'.repeat(50)
let folder: string
let app: ReturnType<typeof Fastify>
let logged: string[]
let reported: string[]
let previewed: string
/** Versions of the part, all with the same files, in the order in which they are found. */
let versions: Record<string, string>
let manifestFiles: Record<string, { integrity: string; bytes: number }>

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'part-files-'))
  versions = Object.fromEntries(['1.0.0', '1.1.0'].map((version) => [version, join(folder, version)]))
  for (const home of Object.values(versions)) mkdirSync(join(home, 'browser'), { recursive: true })
  for (const version of ['1.1.0', '1.0.0'] as const) {
    write('entry.js', script, version)
    write('entry.js.br', brotliCompressSync(script), version)
  }
  const file = { integrity: integrityOf(script), bytes: script.length }
  const manifest = { part: 'catalogue', version: '1.0.0', files: { 'browser/entry.js': file, 'node/server.cjs': file } }
  manifestFiles = manifest.files
  logged = []
  reported = []
  previewed = ''
  app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } } })
  partFileRoutes(app, {
    async releaseOf(part, version) {
      if (part === 'catalogue' && versions[version])
        return { version, manifest, folder: versions[version] } as unknown as LiveRelease
      throw new ReleaseError('not-found', `${part} ${version} is not in the releases.`)
    },
    servedVersions: () => ['1.0.0'],
    async findContent({ part, key, file }, { isAllowed }) {
      const { integrity } = manifestFiles[`browser/${file}`] ?? {}
      if (part !== 'catalogue' || !integrity || contentKey(integrity) !== key) return []
      const allowed = await Promise.all(Object.keys(versions).map(isAllowed))
      return Object.keys(versions).filter((_version, index) => allowed[index])
    },
    isReleased: async (_part, version) => version === '1.0.0',
    isPreviewed: (_request, _part, version) => version === previewed,
    onDamaged: (part, version, message) => void reported.push(`${part} ${version}: ${message}`),
  })
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const integrityOf = (content: string | Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`
const write = (name: string, content: string | Buffer, version = '1.0.0') =>
  writeFileSync(join(folder, version, 'browser', name), content)
const byContent = `files/${contentKey(integrityOf(script))}`
/** `version` may also be `byContent`. */
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
      expect(reported.filter((line) => line.includes('on this server'))).toEqual([
        'catalogue 1.0.0: browser/entry.js of catalogue 1.0.0 is damaged on this server.',
      ])
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

  test('sends a released file by content as immutable, and nothing else under its name', async () => {
    const plain = await ask('identity', byContent)
    expect(plain).toMatchObject({ status: 200, caches: 'public, max-age=31536000, immutable' })
    expect(plain.rawPayload.toString()).toBe(script)
    expect(await ask('br', byContent)).toMatchObject({ status: 200, encoding: 'br' })
    const other = `files/${contentKey(integrityOf('other'))}`
    expect(await ask('identity', other)).toMatchObject({ status: 404, caches: 'no-store' })
    expect(await ask('identity', byContent, '../node/server.cjs')).toMatchObject({ status: 404 })
  })

  test('hides a file by content of versions that were never live, except in their preview', async () => {
    delete versions['1.0.0']
    expect(await ask('identity', byContent)).toMatchObject({ status: 404, caches: 'no-store' })
    previewed = '1.1.0'
    expect(await ask('identity', byContent)).toMatchObject({ status: 200, caches: 'private, no-store' })
  })

  test('sends the file by content from another version while one is damaged or gone', async () => {
    previewed = '1.1.0'
    write('entry.js', 'damaged')
    expect((await ask('identity', byContent)).rawPayload.toString()).toBe(script)
    expect(reported).toHaveLength(1)
    versions = { '0.9.0': '', ...versions }
    previewed = '0.9.0'
    expect(await ask('identity', byContent)).toMatchObject({ status: 503, caches: 'no-store' })
    previewed = '1.1.0'
    write('entry.js', script)
    expect(await ask('identity', byContent)).toMatchObject({ status: 200 })
  })

  test('sends files of the open entry of a released version, and no others, to pages of any origin', async () => {
    const headersOf = async (path: string) => (await app.inject(`/r/catalogue/${path}`)).headers
    const forAll = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
    manifestFiles['open/entry.js'] = { integrity: integrityOf(script), bytes: script.length }
    for (const version of ['1.0.0', '1.1.0']) {
      mkdirSync(join(folder, version, 'open'))
      writeFileSync(join(folder, version, 'open/entry.js'), script)
    }
    const caches = { 'cache-control': 'public, max-age=31536000, immutable' }
    expect(await headersOf('1.0.0/open/entry.js')).toMatchObject({ ...forAll, ...caches })
    previewed = '1.1.0'
    for (const path of ['1.0.0/entry.js', `${byContent}/entry.js`, '1.1.0/open/entry.js', '1.0.0/open/absent.js'])
      expect([path, Object.keys(await headersOf(path))]).toEqual([
        path,
        expect.not.arrayContaining(Object.keys(forAll)),
      ])
    expect(await ask('identity', byContent, 'open/entry.js')).toMatchObject({ status: 404 })
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
      rmSync(join(folder, '1.0.0', 'browser', name))
    }
    expect(statuses).toEqual([200, 200, 200])
    for (const name of names) statuses.push((await ask('identity', '1.0.0', name)).status)
    expect(statuses.slice(3)).toEqual([503, 200, 200])
  })
})
