import { judgeSbom } from './sbom'

const packages = {
  'node_modules/zod': { version: '4.6.7' },
  'node_modules/a/node_modules/@b/c': { version: '1.0.0' },
  'node_modules/jest': { version: '30.5.2', dev: true },
  'node_modules/@shop/api': { link: true },
}
const hashes = [{ alg: 'SHA-512', content: 'ab'.repeat(64) }]
const own = { purl: 'pkg:npm/%40shop/api@1.0.0', properties: [{ name: 'cdx:npm:package:private', value: 'true' }] }
const zod = { purl: 'pkg:npm/zod@4.6.7', hashes }
const nested = { purl: 'pkg:npm/%40b/c@1.0.0', hashes }
const bill = (...components: object[]) => JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', components })

describe('sbom', () => {
  test('accepts a document with every package of production', () => {
    expect(judgeSbom(bill(own, zod, nested), packages)).toEqual({ ok: true, text: '3 components' })
  })

  test.each([
    ['a missing package', bill(own, zod), 'pkg:npm/%40b/c@1.0.0 is not listed'],
    ['a package without a hash', bill(zod, { purl: nested.purl }), 'pkg:npm/%40b/c@1.0.0 has no hash'],
    [
      'a package with an empty hash',
      bill(zod, { ...nested, hashes: [{ content: '' }] }),
      'pkg:npm/%40b/c@1.0.0 has no hash',
    ],
    ['another format', JSON.stringify({ spdxVersion: 'SPDX-2.3' }), 'npm made no CycloneDX document'],
    ['an npm error', 'npm error code ESBOMPROBLEMS', 'ESBOMPROBLEMS'],
  ])('refuses %s', (_what, output, problem) => {
    const { ok, text } = judgeSbom(output, packages)
    expect(ok).toBe(false)
    expect(text).toContain(problem)
  })
})
