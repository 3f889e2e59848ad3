/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'restrict-permissions-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const mode = (path: string) => (statSync(path).mode & 0o7777).toString(8)

/** In a separate process, since a umask belongs to the process. */
function runRestrictPermissions(dataDir: string, then = ''): void {
  const module = join(__dirname, 'restrict-permissions.ts')
  const code = `require(${JSON.stringify(module)}).restrictPermissions(${JSON.stringify(dataDir)}); const fs = require('fs'); ${then}`
  execFileSync(process.execPath, ['--import', 'tsx', '-e', code], { cwd: join(__dirname, '../..') })
}

describe('restrictPermissions', () => {
  test('restricts an open data folder, its database files, and files written later', () => {
    const dataDir = join(folder, 'var')
    mkdirSync(join(dataDir, 'database/base'), { recursive: true })
    const table = join(dataDir, 'database/base/16384')
    writeFileSync(table, 'customers')
    chmodSync(dataDir, 0o755)
    chmodSync(join(dataDir, 'database'), 0o777)
    chmodSync(table, 0o666)
    const later = join(dataDir, 'later')
    runRestrictPermissions(dataDir, `fs.mkdirSync('${later}'); fs.writeFileSync('${later}/file', '', { mode: 0o666 })`)
    expect([dataDir, join(dataDir, 'database'), table, later, join(later, 'file')].map(mode)).toEqual([
      '700',
      '700',
      '600',
      '700',
      '600',
    ])
  })

  test('skips shared folders, link targets and missing folders', () => {
    const shared = join(folder, 'shared')
    mkdirSync(shared)
    chmodSync(shared, 0o1777)
    runRestrictPermissions(shared)
    expect(mode(shared)).toBe('1777')

    const dataDir = join(folder, 'linked')
    const outside = join(folder, 'outside')
    mkdirSync(join(dataDir, 'database'), { recursive: true })
    writeFileSync(outside, '')
    chmodSync(outside, 0o644)
    symlinkSync(outside, join(dataDir, 'database/link'))
    runRestrictPermissions(dataDir)
    expect(mode(outside)).toBe('644')
    expect(() => runRestrictPermissions(join(folder, 'missing'))).not.toThrow()
  })
})
