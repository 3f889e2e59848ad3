import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readParts } from '@shop/federation'
import { templateVersions } from '../create-remote/src/template-versions'
import { writeRemote, type RemoteFacts } from '../create-remote/src/write-remote'
import { addToCodeOwners, nextPort, remoteNameProblem } from './add-to-repository'
import { temporaryFolder } from '../jest/temporary-folder'
import { publishedPackages } from '../packages/published-packages'

const parts = [
  { name: 'catalogue', port: 3001, prefixes: ['/', '/shop'] },
  { name: 'account', port: 3003, prefixes: ['/login'] },
]

function repository(): string {
  return temporaryFolder('new-remote')
}

const root = resolve(__dirname, '../..')
const versions = templateVersions(root)

/** Writes a remote into a new folder; returns the folder and the files. */
function write(name: string, kind: RemoteFacts['kind'] = 'workspace') {
  const folder = join(repository(), `mfe-${name}`)
  const scope = kind === 'workspace' ? '@shop' : '@club'
  return { folder, files: writeRemote({ name, port: 3005, scope, kind }, versions, folder) }
}

const readText = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')
const readManifest = (folder: string, file = 'package.json') => JSON.parse(readText(folder, file)) as object

const partFiles = [
  'contract/README.md',
  'contract/index.d.ts',
  'contract/index.js',
  'contract/package.json',
  'release.contract.ts',
  'src/parameters.ts',
  'src/routes.tsx',
  'src/routes/start/start-loader.ts',
  'src/routes/start/start-page.test.tsx',
  'src/routes/start/start-page.tsx',
  'src/routes/start/start.route.ts',
  'src/testing/api-handlers.ts',
  'src/widgets.stories.tsx',
  'src/widgets/invitation.test.tsx',
  'src/widgets/invitation.tsx',
]

describe('new remote', () => {
  test.each(['reviews', 'gift-cards', 'club2go'])('accepts the name %s for a remote', (name) => {
    expect(remoteNameProblem(name, parts, repository())).toBeNull()
  })

  test.each([
    ['Reviews', /is not a valid name for a remote/],
    ['2go', /is not a valid name for a remote/],
    ['gift--cards', /is not a valid name for a remote/],
    ['gift-', /is not a valid name for a remote/],
    ['../evil', /is not a valid name for a remote/],
    ['a'.repeat(31), /at most 30 characters/],
    ['mfe-reviews', /name the remote "reviews"/],
    ['account', /There is already a part called "account"/],
    ['login', /The path \/login is already used by account/],
    ['api', /The path \/api is reserved for the servers/],
  ])('rejects the name %s for a remote', (name, sentence) => {
    expect(remoteNameProblem(name, parts, repository())).toMatch(sentence)
  })

  test('leaves an existing folder unchanged', () => {
    const folder = repository()
    mkdirSync(join(folder, 'mfe-reviews'))
    expect(remoteNameProblem('reviews', parts, folder)).toMatch(/The folder mfe-reviews already exists/)
  })

  test('assigns the next free port', () => {
    expect(nextPort(parts)).toBe(3004)
    expect(nextPort([{ port: 3099 }])).toBe(3101)
  })

  test('has a default port in a repository of its own that no part of the shop has', () => {
    const initializer = publishedPackages.find(({ folder }) => folder === 'scripts/create-remote')
    const port = Number(initializer?.generated?.['port.json']?.(root))
    expect(port).toBeGreaterThan(Math.max(...readParts().map((part) => part.port)))
    for (const guide of ['remote-owners.md', 'remote-reference.md'])
      expect(readText(join(root, 'docs'), guide)).toContain(`http://localhost:${port}`)
  })

  test('writes page, loader, widget, event, tests and contract of a workspace without placeholders', () => {
    const { folder, files } = write('gift-cards')
    expect(files).toEqual([...partFiles, 'README.md', 'package.json', 'tsconfig.json'].sort())
    for (const file of files) expect(readText(folder, file)).not.toMatch(/\{\{\w+\}\}/)
    expect(readText(folder, 'src/routes/start/start-page.tsx')).toContain('Gift cards')
    expect(readManifest(folder)).toMatchObject({
      name: '@shop/mfe-gift-cards',
      shop: { part: 'gift-cards', port: 3005 },
      dependencies: {
        react: versions.libraries['react'],
        '@shop/gift-cards-contract': '1.0.0',
        '@shop/shared-ui': versions.own['@shop/shared-ui'],
      },
    })
    expect(readManifest(folder, 'contract/package.json')).toMatchObject({
      name: '@shop/gift-cards-contract',
      private: true,
    })
  })

  test('adds tests, lint and pipelines in a repository of its own, and a contract that can be published', () => {
    const { folder, files } = write('gift-cards', 'repository')
    expect(files).toEqual(
      expect.arrayContaining([
        ...partFiles,
        '.github/workflows/ci.yml',
        '.gitlab-ci.yml',
        'e2e/start.spec.ts',
        'gallery/preview.tsx',
        'jest.config.cjs',
      ]),
    )
    for (const file of files) expect(readText(folder, file)).not.toMatch(/\{\{\w+\}\}/)
    expect(readManifest(folder)).toMatchObject({
      name: '@club/mfe-gift-cards',
      shop: { part: 'gift-cards', port: 3005 },
      dependencies: { '@club/gift-cards-contract': '^1.0.0', '@shop/shared-ui': `^${versions.own['@shop/shared-ui']}` },
      devDependencies: { '@shop/releases': `^${versions.own['@shop/releases']}`, jest: versions.tools['jest'] },
    })
    expect(readManifest(folder, 'contract/package.json')).not.toHaveProperty('private')
  })

  test.each([
    ['a', 'workspace'],
    ['twenty-two-stripes-and-a-belt', 'workspace'],
    ['gift-cards', 'workspace'],
    ['a', 'repository'],
    ['twenty-two-stripes-and-a-belt', 'repository'],
  ] as const)('writes formatted files for %s as a %s', (name, kind) => {
    const { folder } = write(name, kind)
    const config = join(root, '.prettierrc.json')
    execFileSync(process.execPath, [require.resolve('prettier/bin/prettier.cjs'), '--check', '.', '--config', config], {
      cwd: folder,
      stdio: 'pipe',
    })
  })

  test('names the team after the other remotes in CODEOWNERS', () => {
    const file = join(repository(), 'CODEOWNERS')
    writeFileSync(file, '* @shop/platform\n/mfe-catalogue/ @shop/catalogue\n\n/api/ @shop/api\n')
    addToCodeOwners({ name: 'gift-cards' }, file)
    expect(readFileSync(file, 'utf8')).toBe(
      '* @shop/platform\n/mfe-catalogue/ @shop/catalogue\n' +
        '/mfe-gift-cards/        @shop/gift-cards\n\n/api/ @shop/api\n',
    )
  })
})
