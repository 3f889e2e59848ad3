import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { templateVersions } from '../create-remote/src/template-versions'
import { writeRemote } from '../create-remote/src/write-remote'
import { temporaryFolder } from '../jest/temporary-folder'

const root = resolve(__dirname, '../..')
const folder = temporaryFolder('own-react-remote')
const facts = { name: 'loyalty', port: 3006, scope: '@club', kind: 'repository', ownReact: '18.3.1' } as const
const files = writeRemote(facts, templateVersions(root), folder)
const readText = (file: string) => readFileSync(join(folder, file), 'utf8')

// scripts/packages/outside-repository.test.ts checks its types, runs its tests, and builds it.
describe('a new remote with its own React', () => {
  test('has that React, and packages that need the shell’s for types and tests only', () => {
    const { dependencies, devDependencies } = JSON.parse(readText('package.json')) as Record<string, object>
    expect(dependencies).toMatchObject({ react: '18.3.1', 'react-dom': '18.3.1' })
    for (const name of ['@shop/shared-ui', 'react-router-dom']) expect(dependencies).not.toHaveProperty([name])
    expect(devDependencies).toMatchObject({ '@shop/shared-ui': expect.any(String), '@types/react': '^18.3.0' })
    expect(readText('.npmrc')).toContain('legacy-peer-deps=true')
    expect(readText('release.contract.ts')).toContain('ownReact: true')
  })

  test('imports no package that works with the shell’s React only', () => {
    const built = files.filter((file) => /^src\/.*\.tsx?$/.test(file) && !file.includes('.test.'))
    expect(built).toContain('src/routes.tsx')
    for (const file of built) expect(readText(file)).not.toMatch(/@shop\/shared-(ui|forms)|react-router/)
  })

  test('is formatted, without placeholders', () => {
    for (const file of files) expect(readText(file)).not.toMatch(/\{\{\w+\}\}/)
    const prettier = require.resolve('prettier/bin/prettier.cjs')
    execFileSync(process.execPath, [prettier, '--check', '.', '--config', join(root, '.prettierrc.json')], {
      cwd: folder,
      stdio: 'pipe',
    })
  })
})
