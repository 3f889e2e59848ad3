import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { releaseManifest } from '@shop/shared-api/contract'
import { templateVersions } from '../create-remote/src/template-versions'
import { writeRemote } from '../create-remote/src/write-remote'

// Builds a remote.
jest.setTimeout(300_000)

const root = resolve(__dirname, '../..')
// Below the root, where the shop's packages resolve.
const home = join(root, `var/own-react-test-${process.pid}`)
const folder = join(home, 'mfe-loyalty')
const react18 = join(root, 'examples/react-18/node_modules')
const readJson = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>

/** What npm does in the repository of the remote. */
function link(target: string, name: string): void {
  const path = join(folder, 'node_modules', name)
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(target, path)
}

const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })

describe('a new remote with its own React', () => {
  beforeAll(() => {
    const facts = { name: 'loyalty', port: 3006, scope: '@club', kind: 'repository', ownReact: '18.3.1' } as const
    writeRemote(facts, templateVersions(root), folder)
    link(join(folder, 'contract'), '@club/loyalty-contract')
    for (const name of ['react', 'react-dom', 'scheduler']) link(join(react18, name), name)
  })
  afterAll(() => rmSync(home, { recursive: true, force: true }))

  test('has that React, and packages that need the shell’s for types and tests only', () => {
    const { dependencies, devDependencies } = readJson('package.json')
    expect(dependencies).toMatchObject({ react: '18.3.1', 'react-dom': '18.3.1' })
    for (const name of ['@shop/shared-ui', 'react-router-dom']) expect(dependencies).not.toHaveProperty([name])
    expect(devDependencies).toMatchObject({ '@shop/shared-ui': expect.any(String), '@types/react': '^18.3.0' })
    expect(readFileSync(join(folder, '.npmrc'), 'utf8')).toContain('legacy-peer-deps=true')
  })

  test('is formatted', () => {
    const prettier = require.resolve('prettier/bin/prettier.cjs')
    expect(run(prettier, '--check', '.', '--config', join(root, '.prettierrc.json'))).toContain('All matched files')
  })

  test('has no type errors', () => {
    const settings = { ...readJson('tsconfig.json'), extends: join(root, 'tsconfig.base.json') }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
    expect(run(join(root, 'node_modules/typescript-native/bin/tsc'), '--noEmit')).toBe('')
  })

  test('is built with its own React, for a shell with another', () => {
    run(join(root, 'scripts/federation/bin/shop-part.mjs'), 'build', '--shop-only')
    const release = releaseManifest.parse(readJson('dist/release.json'))
    expect(release).toMatchObject({ ownReact: '18.3.1', contract: { ownReact: true } })
    expect(release.shared['react']).toMatchObject({ requiredVersion: '^19.3.1' })
  })
})
