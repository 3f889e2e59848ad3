import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPart, repositoryRoot } from '../parts'
import { inputHash, installedPackages, refuseUncounted } from './input-hash'

const lockFile = (packages: object) => JSON.stringify({ packages })
const installed = { 'node_modules/react': { version: '19.3.1' }, 'api/node_modules/pino': { version: '9.0.0' } }

test('a part is new when its own entry in the list of parts changes, and not for its port', () => {
  const part = findPart('wholesale')
  const hash = inputHash(part)
  expect(inputHash({ ...part, port: part.port + 1 })).toBe(hash)
  expect(inputHash({ ...part, prefixes: [...part.prefixes, '/club'] })).not.toBe(hash)
  expect(inputHash({ ...part, widgets: [...part.widgets, 'club-badge'] })).not.toBe(hash)
})

test('another workspace in the lock file changes nothing that is installed, a newer package does', () => {
  const before = lockFile({ '': { name: 'shop' }, ...installed })
  const workspace = { 'mfe-loyalty': { version: '1.0.0' }, 'node_modules/@shop/mfe-loyalty': { link: true } }
  expect(installedPackages(lockFile({ '': { name: 'shop' }, ...installed, ...workspace }))).toEqual(
    installedPackages(before),
  )
  const newer = { ...installed, 'node_modules/react': { version: '19.4.0' } }
  expect(installedPackages(lockFile(newer))).not.toEqual(installedPackages(before))
})

test('a copy of a part outside the repository is new when its own lock file has other packages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'))
  const hashWith = (integrity: string) => {
    const packages = { 'node_modules/@shop/shared-api': { resolved: 'file:packed/shared-api.tgz', integrity } }
    writeFileSync(join(folder, 'package-lock.json'), lockFile(packages))
    return inputHash({ ...findPart('wholesale'), folder })
  }
  expect(hashWith('sha512-b')).not.toBe(hashWith('sha512-a'))
  rmSync(folder, { recursive: true })
})

test('ignores the README and the changelog of a part', () => {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'))
  const hashWith = (file: string) => {
    writeFileSync(join(folder, 'src', file), 'text')
    return inputHash({ ...findPart('wholesale'), folder })
  }
  mkdirSync(join(folder, 'src'))
  const hash = hashWith('routes.tsx')
  expect(hashWith('README.md')).toBe(hash)
  expect(hashWith('CHANGELOG.md')).toBe(hash)
  expect(hashWith('page.tsx')).not.toBe(hash)
  rmSync(folder, { recursive: true })
})

test('a build that reads more of a shared package than its version counts is refused', () => {
  const part = findPart('wholesale')
  const read = (file: string) => () => refuseUncounted(part, [join(repositoryRoot, file)])
  expect(read('shared-api/src/index.ts')).toThrow('wholesale is built from shared-api/src/index.ts too: count it')
  for (const file of [
    'shared-api/src/contract/index.ts',
    'mfe-wholesale/src/routes.tsx',
    'scripts/federation/tsconfig.part.json',
    'node_modules/zod/index.js',
  ])
    expect(read(file)).not.toThrow()
})
