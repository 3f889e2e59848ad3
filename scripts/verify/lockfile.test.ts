import { resolve } from 'node:path'
import { lockfileProblems, readLockfiles } from './lockfile'

const integrity = `sha512-${'A'.repeat(86)}==`

describe('lockfile', () => {
  test('accepts hashed packages without an address and links to workspaces', () => {
    expect(
      lockfileProblems({
        '': {},
        api: { version: '1.0.0' },
        'node_modules/react': { integrity },
        'node_modules/@shop/api': { link: true, resolved: 'api' },
      }),
    ).toEqual([])
  })

  test.each([
    ['no hash', {}, 'node_modules/react has no SHA-512 integrity'],
    ['a weak hash', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 'node_modules/react has no SHA-512 integrity'],
    [
      'an address of a registry',
      { integrity, resolved: 'https://registry.example/react.tgz' },
      'node_modules/react names an address, https://registry.example/react.tgz',
    ],
    [
      'a link to elsewhere',
      { link: true, resolved: 'git+ssh://git@example/react.git' },
      'node_modules/react links to git+ssh://git@example/react.git, which is not a folder here',
    ],
  ])('refuses a package with %s', (_what, entry, problem) => {
    expect(lockfileProblems({ 'node_modules/react': entry })).toEqual([problem])
  })

  test('refuses a package without its optional packages', () => {
    const optionalDependencies = { 'tool-linux': '1.0.0' }
    const tool = { integrity, optionalDependencies }
    expect(lockfileProblems({ 'node_modules/tool': tool })).toEqual([
      'node_modules/tool lacks its optional package tool-linux',
    ])
    expect(lockfileProblems({ 'node_modules/tool': tool, 'node_modules/tool-linux': { integrity } })).toEqual([])
    const nested = { 'api/node_modules/tool': tool, 'api/node_modules/tool/node_modules/tool-linux': { integrity } }
    expect(lockfileProblems(nested)).toEqual([])
  })

  test('reads the lock files of tools too, by paths from the root', () => {
    const paths = Object.keys(readLockfiles(resolve(__dirname, '../..')))
    expect(paths).toEqual(
      expect.arrayContaining(['node_modules/react', 'scripts/tools/lighthouse/node_modules/lighthouse']),
    )
  })
})
