import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReleaseManifest } from '../contract'
import { contentAddress } from '@shop/shared-api/file-address'
import { readBundle, toPageRelease } from './part-releases'

const code = 'exports.page = 1'
const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`

describe('part releases', () => {
  let folder: string
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'bundle-'))))
  afterEach(() => rmSync(folder, { recursive: true }))

  const read = (files: object = { 'server.cjs': { integrity, bytes: code.length } }) => {
    const manifest = { part: 'catalogue', version: '1.0.0', node: 'server.cjs', files }
    return readBundle({ manifest: manifest as unknown as ReleaseManifest, folder })
  }

  test('readBundle returns the released bundle', () => {
    writeFileSync(join(folder, 'server.cjs'), code)
    expect(read().toString()).toBe(code)
  })

  test('readBundle refuses a bundle that was changed, and one that the manifest does not list', () => {
    writeFileSync(join(folder, 'server.cjs'), `${code} `)
    const refusal = 'The Node bundle of catalogue@1.0.0 is not the one that was released'
    expect(() => read()).toThrow(refusal)
    writeFileSync(join(folder, 'server.cjs'), code)
    expect(() => read({})).toThrow(refusal)
  })

  test('readBundle throws without a file', () => expect(() => read()).toThrow('ENOENT'))

  const pageRelease = (schema: number) => {
    const files = { 'browser/entry.js': { integrity }, 'browser/shop.js': { integrity } }
    const chunks = { shop: ['shop.js', 'entry.js'] }
    const manifest = { schema, part: 'catalogue', version: '1.0.0', entry: 'entry.js', files, chunks }
    return toPageRelease({ manifest: manifest as unknown as ReleaseManifest, folder: '' })
  }

  test('toPageRelease names chunks by content and the entry by version', () => {
    const entry = '/r/catalogue/1.0.0/entry.js'
    const shop = contentAddress('catalogue', integrity, 'shop.js')
    expect(pageRelease(3)).toEqual({
      release: { version: '1.0.0', entry, integrity: { [entry]: integrity, [shop]: integrity } },
      chunks: { shop: [shop, entry] },
    })
  })

  test('toPageRelease names chunks by version for entries that request them so', () => {
    expect(pageRelease(2).chunks).toEqual({ shop: ['/r/catalogue/1.0.0/shop.js', '/r/catalogue/1.0.0/entry.js'] })
  })
})
