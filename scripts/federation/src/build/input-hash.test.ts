import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPart, repositoryRoot } from '../parts'
import { inputHash, installedPackages, rejectUntrackedInputs } from './input-hash'

const lockFile = (packages: object) => JSON.stringify({ packages })
const installed = { 'node_modules/react': { version: '19.3.1' }, 'api/node_modules/pino': { version: '9.0.0' } }

describe('input hash', () => {
  test("changes the hash when the part's contract changes, but not for its port", () => {
    const folder = mkdtempSync(join(tmpdir(), 'copy-'))
    const part = { ...findPart('wholesale'), folder }
    const hashWith = (contract: string) => {
      writeFileSync(join(folder, 'release.contract.ts'), contract)
      return inputHash(part)
    }
    const hash = hashWith("prefixes: ['/wholesaler']")
    expect(inputHash({ ...part, port: part.port + 1 })).toBe(hash)
    expect(hashWith("prefixes: ['/wholesaler', '/club']")).not.toBe(hash)
    rmSync(folder, { recursive: true })
  })

  test('changes for a newer package in the lock file, but not for another workspace or its own React', () => {
    const before = { '': { name: 'shop' }, ...installed }
    const packagesOf = (packages: object, name = 'wholesale') => installedPackages(lockFile(packages), findPart(name))
    const workspace = { 'mfe-loyalty': { version: '1.0.0' }, 'node_modules/@shop/mfe-loyalty': { link: true } }
    expect(packagesOf({ ...before, ...workspace })).toEqual(packagesOf(before))
    expect(packagesOf({ ...before, 'node_modules/react': { version: '19.4.0' } })).not.toEqual(packagesOf(before))
    const ownReact = { 'mfe-account/node_modules/react': { version: '18.3.1' } }
    expect(packagesOf({ ...before, ...ownReact })).toEqual(packagesOf(before))
    expect(packagesOf({ ...before, ...ownReact }, 'account')).not.toEqual(packagesOf(before, 'account'))
  })

  test('uses the lock file of a copy outside the repository', () => {
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

  test('rejects a build that reads a shared file missing from its version hash', () => {
    const part = findPart('wholesale')
    const read = (file: string) => () => rejectUntrackedInputs(part, [join(repositoryRoot, file)])
    expect(read('shared-api/src/index.ts')).toThrow(
      'wholesale also reads shared-api/src/index.ts: add it to its inputs',
    )
    for (const file of [
      'shared-api/src/contract/index.ts',
      'mfe-wholesale/src/routes.tsx',
      'scripts/federation/tsconfig.part.json',
      'mfe-account/package.json',
      'node_modules/zod/index.js',
    ])
      expect(read(file)).not.toThrow()
  })

  test('includes the shared packages and the adapter for a build with an open entry', () => {
    const part = findPart('wholesale')
    expect(inputHash(part, true)).not.toBe(inputHash(part))
    const files = ['shared-ui/src/index.ts', 'scripts/federation/open-entry/connect.ts']
    const read = files.map((file) => join(repositoryRoot, file))
    expect(() => rejectUntrackedInputs(part, read, true)).not.toThrow()
    expect(() => rejectUntrackedInputs(part, read)).toThrow('wholesale also reads')
  })
})
