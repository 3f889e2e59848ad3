import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openServerSecret } from './server-secret'

describe('openServerSecret', () => {
  let dataDir: string
  beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'shop-secret-test-'))))
  afterEach(() => rmSync(dataDir, { recursive: true }))
  const file = () => join(dataDir, 'keys', 'api-secret')
  const macOf = (setting?: string) => openServerSecret(dataDir, setting).mac('purpose', 'value').toString('hex')

  test('creates one secret per data folder, readable by its owner only', () => {
    expect(macOf()).toBe(macOf())
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(dataDir, 'keys'))).toEqual(['api-secret'])
    const other = mkdtempSync(join(tmpdir(), 'shop-secret-test-'))
    expect(openServerSecret(other).mac('purpose', 'value').toString('hex')).not.toBe(macOf())
    rmSync(other, { recursive: true })
  })

  test('uses the setting instead of the file and creates no file', () => {
    expect(macOf('s'.repeat(32))).toBe(macOf('s'.repeat(32)))
    expect(macOf('s'.repeat(32))).not.toBe(macOf('t'.repeat(32)))
    expect(readdirSync(dataDir)).toEqual([])
  })

  test('separates purposes', () => {
    const secret = openServerSecret(dataDir)
    expect(secret.mac('order', '1')).not.toEqual(secret.mac('network', '1'))
    expect(secret.mac('a', 'b\0c')).not.toEqual(secret.mac('a', 'c'))
    expect(secret.mac('order', '1')).toHaveLength(32)
  })

  test('rejects a truncated file without changing it', () => {
    macOf()
    writeFileSync(file(), 'short\n')
    expect(() => macOf()).toThrow(/is not a secret: it needs at least 32 characters/)
    expect(readFileSync(file(), 'utf8')).toBe('short\n')
  })
})
