import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReleaseManifest } from '@shop/shared-api/contract'
import { loadBundle } from './load-bundle'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'))
  mkdirSync(join(folder, 'node'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function released(code: string) {
  writeFileSync(join(folder, 'node/server.cjs'), code)
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`
  const manifest = {
    part: 'catalogue',
    version: '1.0.0',
    node: 'node/server.cjs',
    files: { 'node/server.cjs': { integrity, bytes: code.length } },
  } as unknown as ReleaseManifest
  return { manifest, folder }
}

describe('a Node bundle of a part', () => {
  test('runs with the modules of the shell', () => {
    const release = released('module.exports = { answer: require("react").answer + 1 }')
    expect(loadBundle(release, { react: { answer: 41 } })).toEqual({ answer: 42 })
  })

  test('is refused when one byte differs from the release', () => {
    const release = released('module.exports = 1')
    writeFileSync(join(folder, 'node/server.cjs'), 'module.exports = 2')
    expect(() => loadBundle(release, {})).toThrow('its hash differs')
  })

  test.each(['node:fs', 'constructor', '../secrets'])('can’t require %s', (request) => {
    expect(() => loadBundle(released(`require(${JSON.stringify(request)})`), {})).toThrow(
      'which the shell does not share',
    )
  })
})
