import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { nextPort, remoteNameProblem } from './remote-name'
import { addToCodeOwners, addToParts, writeRemote } from './write-remote'
import { temporaryFolder } from '../jest/temporary-folder'

const parts = [
  { name: 'catalogue', port: 3001, prefixes: ['/', '/shop'] },
  { name: 'account', port: 3003, prefixes: ['/login'] },
]

function repository(): string {
  const root = temporaryFolder('new-remote')
  mkdirSync(join(root, 'mfe-catalogue'))
  writeFileSync(join(root, 'mfe-catalogue/package.json'), '{"dependencies":{"react":"19.3.1"}}')
  return root
}

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
    const root = repository()
    mkdirSync(join(root, 'mfe-reviews'))
    expect(remoteNameProblem('reviews', parts, root)).toMatch(/The folder mfe-reviews already exists/)
  })

  test('assigns the next free port', () => {
    expect(nextPort(parts)).toBe(3004)
    expect(nextPort([{ port: 3099 }])).toBe(3101)
  })

  test('writes page, loader, test, contract and README without placeholders', () => {
    const root = repository()
    const files = writeRemote({ name: 'gift-cards', port: 3005 }, root)
    expect(files).toEqual(
      [
        'README.md',
        'package.json',
        'release.contract.ts',
        'src/routes.tsx',
        'src/routes/start/start-loader.ts',
        'src/routes/start/start-page.test.tsx',
        'src/routes/start/start-page.tsx',
        'src/routes/start/start.route.ts',
        'tsconfig.json',
      ].map((file) => `mfe-gift-cards/${file}`),
    )
    for (const file of files) expect(readFileSync(join(root, file), 'utf8')).not.toMatch(/\{\{\w+\}\}/)
    expect(readFileSync(join(root, 'mfe-gift-cards/src/routes/start/start-page.tsx'), 'utf8')).toContain('Gift cards')
    const manifest = JSON.parse(readFileSync(join(root, 'mfe-gift-cards/package.json'), 'utf8')) as object
    expect(manifest).toMatchObject({ name: '@shop/mfe-gift-cards', dependencies: { react: '19.3.1' } })
  })

  test.each(['a', 'twenty-two-stripes-and-a-belt', 'gift-cards'])('writes formatted files for %s', (name) => {
    const root = repository()
    const config = resolve(__dirname, '../../.prettierrc.json')
    writeRemote({ name, port: 3005 }, root)
    execFileSync(process.execPath, [require.resolve('prettier/bin/prettier.cjs'), '--check', '.', '--config', config], {
      cwd: join(root, `mfe-${name}`),
      stdio: 'pipe',
    })
  })

  test('adds one line to the list of parts', () => {
    const listFile = join(repository(), 'parts.json')
    writeFileSync(listFile, '[\n  { "name": "shell", "port": 3000 }\n]\n')
    addToParts({ name: 'gift-cards', port: 3005 }, listFile)
    expect(readFileSync(listFile, 'utf8')).toBe(
      '[\n  { "name": "shell", "port": 3000 },\n' +
        '  { "name": "gift-cards", "folder": "mfe-gift-cards", "port": 3005 }\n]\n',
    )
  })

  test('names the team after the other remotes in CODEOWNERS', () => {
    const file = join(repository(), 'CODEOWNERS')
    writeFileSync(file, '* @shop/platform\n/mfe-catalogue/ @shop/catalogue\n\n/api/ @shop/api\n')
    addToCodeOwners({ name: 'gift-cards', port: 3005 }, file)
    expect(readFileSync(file, 'utf8')).toBe(
      '* @shop/platform\n/mfe-catalogue/ @shop/catalogue\n' +
        '/mfe-gift-cards/        @shop/gift-cards\n\n/api/ @shop/api\n',
    )
  })
})
